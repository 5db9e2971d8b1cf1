import type { FactSource } from '../schemas/fact.js';

export const newYorkUsury: FactSource = {
  id: 'new-york-usury',
  title: 'New York Court of Appeals, Adar Bays, LLC v. GeneSYS ID, Inc. (2021): criminal usury and companies',
  href: 'https://law.justia.com/cases/new-york/court-of-appeals/2021/51.html',
  jurisdiction: 'US-NY',
  asOf: '2021-10-14',
  reviewBy: '2027-01-31',
};

export const newYorkExceptions: FactSource = {
  id: 'new-york-exceptions',
  title: 'New York General Obligations Law, section 5-501: rate of interest, with amounts and persons',
  href: 'https://www.nysenate.gov/legislation/laws/GOB/5-501',
  jurisdiction: 'US-NY',
  asOf: '2014-09-22',
  reviewBy: '2027-01-31',
};

export const georgiaUsury: FactSource = {
  id: 'georgia-usury',
  title: 'Official Code of Georgia, section 7-4-18: criminal penalty for excessive interest, in a copy of a law office',
  href: 'https://syfert.com/georgia/code/7-4-18.html',
  jurisdiction: 'US-GA',
  asOf: '2018-12-31',
  reviewBy: '2027-01-31',
};

export const connecticutUsury: FactSource = {
  id: 'connecticut-usury',
  title: 'Connecticut General Statutes, chapter 673, sections 37-4, 37-8 and 37-9: interest',
  href: 'https://www.cga.ct.gov/current/pub/chap_673.htm',
  jurisdiction: 'US-CT',
  asOf: '2023-12-31',
  reviewBy: '2027-01-31',
};

export const floridaUsury: FactSource = {
  id: 'florida-usury',
  title: 'Florida Statutes 687.03: unlawful rates of interest',
  href: 'https://www.flsenate.gov/Laws/Statutes/2025/687.03',
  jurisdiction: 'US-FL',
  asOf: '2025-12-31',
  reviewBy: '2027-01-31',
};

export const floridaCrime: FactSource = {
  id: 'florida-criminal-usury',
  title: 'Florida Statutes 687.071: criminal usury',
  href: 'https://www.flsenate.gov/Laws/Statutes/2025/687.071',
  jurisdiction: 'US-FL',
  asOf: '2025-12-31',
  reviewBy: '2027-01-31',
};

export const massachusettsUsury: FactSource = {
  id: 'massachusetts-usury',
  title: 'Massachusetts Attorney General: notices of lenders under General Laws, chapter 271, section 49 (undated)',
  href: 'https://www.mass.gov/info-details/submit-a-chapter-271d-usury-notice-filing',
  jurisdiction: 'US-MA',
  asOf: '2026-11-29',
  isUndated: true,
  reviewBy: '2027-01-31',
};

export const texasCeiling: FactSource = {
  id: 'texas-ceiling',
  title: 'Texas Finance Code, section 303.009: the lowest and the highest ceiling',
  href: 'https://statutes.capitol.texas.gov/Docs/FI/htm/FI.303.htm',
  jurisdiction: 'US-TX',
  asOf: '2023-11-21',
  reviewBy: '2027-01-31',
};

export const newJerseyUsury: FactSource = {
  id: 'new-jersey-usury',
  title: 'New Jersey Statutes 2C:21-19: criminal usury, in a copy of a law office',
  href: 'https://njlawsnews.blogspot.com/2023/12/2c21-19-wrongful-credit-practices-and.html',
  jurisdiction: 'US-NJ',
  asOf: '2023-12-31',
  reviewBy: '2027-01-31',
};

export const newJerseyContracts: FactSource = {
  id: 'new-jersey-contracts',
  title: 'New Jersey Administrative Code 3:1-1.1: the rate in a written contract, in a copy of Casetext',
  href: 'https://casetext.com/regulation/new-jersey-administrative-code/title-3-banking/chapter-1-general-provisions/subchapter-1-interest-and-usury/section-31-11-interest-rates',
  jurisdiction: 'US-NJ',
  asOf: '2024-04-15',
  reviewBy: '2027-01-31',
};

export const arkansasUsury: FactSource = {
  id: 'arkansas-usury',
  title: 'Constitution of Arkansas, Amendment 89, adopted in 2010: rates of interest',
  href: 'https://law.justia.com/constitution/arkansas/amendments/amendment-89/',
  jurisdiction: 'US-AR',
  asOf: '2011-06-23',
  reviewBy: '2027-01-31',
};

export const coloradoUsury: FactSource = {
  id: 'colorado-usury',
  title: 'Colorado Revised Statutes 18-15-104: criminal usury',
  href: 'https://codes.findlaw.com/co/title-18-criminal-code/co-rev-st-sect-18-15-104.html',
  jurisdiction: 'US-CO',
  asOf: '2022-01-01',
  reviewBy: '2027-01-31',
};
