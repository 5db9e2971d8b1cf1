import type { FactSource } from '../schemas/fact.js';

export const csbfp: FactSource = {
  id: 'csbfp',
  title: 'Department of Justice Canada, Canada Small Business Financing Regulations (SOR/99-141)',
  href: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-99-141/FullText.html',
  jurisdiction: 'CA',
  asOf: '2024-11-26',
  reviewBy: '2027-05-31',
};

export const csbfpAct: FactSource = {
  id: 'csbfp-act',
  title: 'Department of Justice Canada, Canada Small Business Financing Act (revenue of a borrower)',
  href: 'https://laws-lois.justice.gc.ca/eng/acts/C-10.2/',
  jurisdiction: 'CA',
  asOf: '2024-11-26',
  reviewBy: '2027-05-31',
};

export const csbfpFixedRate: FactSource = {
  id: 'csbfp-fixed-rate',
  title: 'Department of Justice Canada, Canada Small Business Financing Regulations, section 12: the highest rates',
  href: 'https://lois-laws.justice.gc.ca/eng/regulations/SOR-99-141/section-12-20220704.html',
  jurisdiction: 'CA',
  asOf: '2022-07-04',
  reviewBy: '2027-05-31',
};
