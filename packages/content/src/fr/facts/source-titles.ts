import type { FactSource } from '../../schemas/fact.js';

export interface FrenchPage {
  title: string;
  /** The address of its French version, if the publisher has one. */
  href?: string;
}

const justice = 'https://laws-lois.justice.gc.ca';
const sba = 'Small Business Administration des États-Unis (SBA)';

/** What a source is called in French, by its address in English. */
export const frenchPages: Readonly<Record<string, FrenchPage>> = {
  'https://bankingjournal.aba.com/2026/01/fomc-holds-rates-steady-at-january-meeting/': {
    title:
      'ABA Banking Journal : la Réserve fédérale maintient sa fourchette; les banques fixent leur taux préférentiel à trois points au-dessus de la borne supérieure',
  },
  'https://www.flawlessfinancing.ca/bank-of-canada-rate-announcement-january-28th-2026': {
    title:
      'Flawless Financing, sur l’annonce de la Banque du Canada du 28 janvier 2026 : taux directeur et taux préférentiel',
  },
  'https://van-de-ven.blog/2025/12/23/sec-179-deduction-key-2025-deadlines-and-limits-for-businesses': {
    title: 'Van de Ven CPAs : les limites de l’article 179 en 2025 et en 2026',
  },
  'https://www.wicpa.org/news/articles/2908:irs-issues-guidance-on-new-100-firstyear-depreciation-deduction': {
    title:
      'Wisconsin Institute of CPAs, sur l’avis 2026-11 de l’IRS : la déduction permanente pour amortissement de la première année',
  },
  [`${justice}/eng/regulations/SOR-99-141/FullText.html`]: {
    title:
      'Ministère de la Justice du Canada, Règlement sur le financement des petites entreprises du Canada (DORS/99-141)',
    href: `${justice}/fra/reglements/DORS-99-141/TexteComplet.html`,
  },
  [`${justice}/eng/acts/C-10.2/`]: {
    title:
      'Ministère de la Justice du Canada, Loi sur le financement des petites entreprises du Canada (revenus de l’emprunteur)',
    href: `${justice}/fra/lois/C-10.2/`,
  },
  'https://lois-laws.justice.gc.ca/eng/regulations/SOR-99-141/section-12-20220704.html': {
    title:
      'Ministère de la Justice du Canada, Règlement sur le financement des petites entreprises du Canada, article 12 : les taux maximaux',
    href: 'https://lois-laws.justice.gc.ca/fra/reglements/DORS-99-141/article-12-20220704.html',
  },
  'https://ised-isde.canada.ca/site/sme-research-statistics/en/survey-data-and-analysis/credit-conditions-survey/credit-conditions-survey-2022':
    {
      title: 'Innovation, Sciences et Développement économique Canada, Enquête sur les conditions de crédit 2022',
    },
  'https://colemanreport.com/new-small-business-lending-is-up-at-mid-sized-and-large-banks/': {
    title:
      'Coleman Report, sur l’enquête de la Banque fédérale de réserve de Kansas City au sujet des prêts aux petites entreprises, fin 2023',
  },
  'https://ftc.gov/business-guidance/blog/2020/02/small-business-financing-staff-perspective-outlines-issues': {
    title:
      'Federal Trade Commission des États-Unis, sur le point de vue de son personnel au sujet du financement des petites entreprises : les frais des avances de fonds',
  },
  'https://thecfoclub.com/operational-finance/invoice-factoring-rates/': {
    title: 'The CFO Club : les taux de l’affacturage (sans date)',
  },
  'https://www.federalreserve.gov/publications/2025-march-consumer-community-context.htm': {
    title:
      'Conseil de la Réserve fédérale, Consumer & Community Context, mars 2025, sur l’enquête Small Business Credit Survey',
  },
  'https://www.occ.treas.gov/publications-and-resources/publications/comptrollers-handbook/files/asset-based-lending/index-asset-based-lending.html':
    {
      title: 'Office of the Comptroller of the Currency des États-Unis, Comptroller’s Handbook : les prêts sur actifs',
    },
  'https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility': {
    title: `${sba}, prêts 7(a) : modalités et admissibilité`,
  },
  'https://www.sba.gov/partners/lenders/7a-loan-program/types-7a-loans': {
    title: `${sba}, types de prêts 7(a) et délai de traitement de chacun`,
  },
  'https://www.loanbox.com/insights/4xwghss9mzgftl2-jbfyp-3md3y': {
    title: 'LoanBox, sur la SOP 50 10 8 : la couverture du service de la dette qu’exige la SBA',
  },
  'https://www.usabusinessbanking.com/blog/the-underwriting-reality-behind-the-senates-letter-to-the-sba': {
    title:
      'USA Business Banking, sur la SOP 50 10 8 : les avances de fonds et l’affacturage ne sont pas admissibles au refinancement',
  },
  'https://www.doeren.com/viewpoint/sba-issues-procedural-notice-revising-loan-applicant-ownership-citizenship-and-residency-requirements':
    {
      title: 'Doeren Mayhew, sur l’avis 5000-876626 de la SBA : qui peut être propriétaire d’un emprunteur',
    },
  'https://colemanreport.com/sba-hot-topic-tuesday-new-maximum-fixed-rates-for-7a-guaranteed-loans/': {
    title: 'Coleman Report, sur les taux fixes maximaux des prêts 7(a), en vigueur depuis le 1er août 2022',
  },
  'https://www.globenewswire.com/news-release/2026/03/09/3252308/0/en/SBA-Bans-Foreign-Nationals-from-Accessing-SBA-backed-Loans.html':
    {
      title: `${sba} : avis du 9 mars 2026 sur la citoyenneté dans le programme de microprêts`,
    },
  'https://colemanreport.com/sbas-new-marc-loans-sba-7a-working-capital-solutions-for-manufacturers': {
    title:
      'Coleman Report, sur le programme Manufacturers’ Access to Revolving Credit (MARC), avis 5000-870260 de la SBA',
  },
  'https://venturize.org/blog/important-fee-updates-sba-7a-loan-program-could-impact-your-small-businesss-finances': {
    title: 'Venturize, sur les frais des prêts 7(a) que la SBA a rétablis le 27 mars 2025',
  },
  'https://www.sba.gov/partners/lenders/7a-loan-program/7a-working-capital-pilot-program': {
    title: `${sba} : le Working Capital Pilot 7(a), ses marges de crédit et leurs frais annuels (sans date)`,
  },
  'https://swoopfunding.com/us/sba-loans/sba-working-capital-loans/pilot-program': {
    title: 'Swoop, sur le Working Capital Pilot 7(a) de la SBA : qui peut faire une demande',
  },
  'https://www.globenewswire.com/news-release/2025/09/18/3152600/0/en/SBA-Waives-Loan-Fees-for-Small-Manufacturers-in-Fiscal-Year-2026.html':
    {
      title: `${sba} : les frais de prêt des petits fabricants pour l’exercice 2026`,
    },
  'https://glcf.org/sba-announces-fy-2026-loan-fee-updates-and-offers-new-relief-for-manufacturers': {
    title: 'Growth Corp, sur l’avis 5000-871532 de la SBA : les frais des prêts 504 pour l’exercice 2026',
  },
  'https://www.law.cornell.edu/cfr/text/13/120.160': {
    title:
      'Code of Federal Regulations des États-Unis, 13 CFR 120.160, conditions des prêts (cautionnements personnels)',
  },
  'https://starfieldsmith.com/2025/05/best-practices-a-review-of-equity-injection-requirements-under-sop-50-10-8/amp': {
    title:
      'Starfield & Smith, sur la SOP 50 10 8 : ce qu’une jeune pousse et l’acheteur d’une entreprise doivent investir eux-mêmes',
  },
  'https://www.law.cornell.edu/cfr/text/13/120.223': {
    title:
      'Code of Federal Regulations des États-Unis, 13 CFR 120.223, frais de récupération de la subvention en cas de remboursement anticipé',
  },
  'https://www.law.cornell.edu/cfr/text/13/120.931': {
    title: 'Code of Federal Regulations des États-Unis, 13 CFR 120.931, limites des prêts 504',
  },
  'https://www.sba.gov/funding-programs/loans/microloans': { title: `${sba} : les microprêts` },
  'https://www.govloans.gov/loans/economic-injury-disaster-loans': {
    title: 'GovLoans.gov : les prêts de la SBA en cas de préjudice économique causé par une catastrophe',
  },
};

/** A source with its title in French, and the address of its French version if it has one. */
export const sourceInFrench = (source: FactSource): FactSource => ({ ...source, ...frenchPages[source.href] });
