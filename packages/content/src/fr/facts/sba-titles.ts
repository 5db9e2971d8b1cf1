import { sbaSop } from './sba-sop.js';

export const sba = 'Small Business Administration des États-Unis (SBA)';

/** What sources on the SBA's programs are called in French, by their addresses in English. */
export const sbaPages: Readonly<Record<string, { title: string }>> = {
  'https://www.sba.gov/document/procedural-notice-5000-876626-revised-applicant-ownership-citizenship-residency-requirements-7a-504-loans':
    {
      title: `${sba}, avis 5000-876626 : qui peut être propriétaire d’un emprunteur`,
    },
  'https://www.govinfo.gov/content/pkg/FR-2022-08-01/pdf/2022-16162.pdf': {
    title: 'Federal Register des États-Unis, 87 FR 46883 : les taux fixes maximaux des prêts 7(a)',
  },
  [sbaSop.href]: { title: sbaSop.title },
  'https://www.sba.gov/document/sop-50-10-lender-development-company-loan-programs': {
    title: `${sba}, SOP 50 10, règles pour les prêteurs : la version 8 avec les prêts MARC, d’après des prêteurs`,
  },
  'https://www.sba.gov/document/information-notice-5000-872051-7a-fees-effective-october-1-2025-fiscal-year-2026': {
    title: `${sba}, avis 5000-872051 : les frais des prêts 7(a) pour l’exercice 2026`,
  },
  'https://www.sba.gov/partners/lenders/7a-loan-program/types-7a-loans': {
    title: `${sba}, types de prêts 7(a) et délai de traitement de chacun`,
  },
  'https://www.law.cornell.edu/cfr/text/13/120.223': {
    title:
      'Code of Federal Regulations des États-Unis, 13 CFR 120.223, frais de récupération de la subvention en cas de remboursement anticipé',
  },
  'https://www.icba.org/w/sba-doubles-cumulative-7-a-504-loan-limit': {
    title: 'ICBA, une association de banques américaines : les prêts 7(a) et 504 ensemble',
  },
  'https://www.law.cornell.edu/cfr/text/13/120.910': {
    title: 'Code of Federal Regulations des États-Unis, 13 CFR 120.910, la part de l’emprunteur dans un projet 504',
  },
  'https://www.law.cornell.edu/cfr/text/13/120.931': {
    title: 'Code of Federal Regulations des États-Unis, 13 CFR 120.931, limites des prêts 504',
  },
  'https://www.sba.gov/funding-programs/loans/microloans': { title: `${sba} : les microprêts` },
  'https://www.govloans.gov/loans/economic-injury-disaster-loans': {
    title: 'GovLoans.gov : les prêts de la SBA en cas de préjudice économique causé par une catastrophe',
  },
};
