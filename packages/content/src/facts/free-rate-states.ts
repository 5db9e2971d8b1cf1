import type { StateLaw } from './state-law.js';

/** A page on the limit of a state: the section, and the site that copies it or the writer who speaks of it, if it is not the state's own. */
export interface Page {
  cite: string;
  href: string;
  asOf: string;
  copy?: string;
  by?: string;
  isUndated?: true;
}

interface FreeRate extends Pick<StateLaw, 'region' | 'kinds'> {
  pages: readonly Page[];
}

/** States that limit the rate of a loan, but not or hardly for a business. */
export const freeRateStates: readonly FreeRate[] = [
  {
    region: 'US-AZ',
    pages: [
      {
        cite: 'Arizona Revised Statutes 44-1201',
        copy: 'Casetext',
        href: 'https://print.casetext.com/statute/arizona-revised-statutes/title-44-trade-and-commerce/chapter-9-trade-practices-generally/article-1-miscellaneous-provisions-relating-to-loans/section-44-1201-effective-until-ninety-one-days-after-adjournment-rate-of-interest-for-loan-or-indebtedness-interest-on-judgments-definitions',
        asOf: '2024-12-31',
      },
    ],
  },
  {
    region: 'US-IL',
    pages: [
      {
        cite: '815 ILCS 205/4',
        href: 'https://ilga.gov/legislation/ilcs/fulltext.asp?DocName=081502050K4',
        asOf: '2026-11-30',
        isUndated: true,
      },
      {
        cite: 'Asset Exchange II v. First Choice Bank (2011)',
        by: 'Equipment Leasing and Finance Association',
        href: 'https://www.elfaonline.org/advocacy/state-issues/state-law-compendium/illinois/interest-usury-and-late-charges',
        asOf: '2026-11-30',
        isUndated: true,
      },
    ],
  },
  {
    region: 'US-KS',
    pages: [
      {
        cite: 'Kansas Statutes 16-207 (2025)',
        href: 'https://ksrevisor.org/statutes/chapters/ch16/016_002_0007.html',
        asOf: '2026-11-30',
        isUndated: true,
      },
      {
        cite: 'Kansas Statutes 16-207 (2024)',
        href: 'http://www.ksrevisor.org/statutes/chapters/ch16/016_002_0007.html',
        asOf: '2024-12-31',
      },
    ],
  },
  {
    region: 'US-LA',
    pages: [
      {
        cite: 'Louisiana Revised Statutes 9:3500',
        href: 'https://legis.la.gov/Legis/LawPrint.aspx?d=285199',
        asOf: '2026-11-30',
        isUndated: true,
      },
      {
        cite: 'Louisiana Revised Statutes 9:3509',
        copy: 'Justia',
        href: 'https://law.justia.com/codes/louisiana/2019/revised-statutes/title-9/rs-3509/index.html',
        asOf: '2019-12-31',
      },
    ],
  },
  {
    region: 'US-MI',
    pages: [
      {
        cite: 'Michigan Compiled Laws 450.1275',
        href: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-450-1275',
        asOf: '2026-11-30',
        isUndated: true,
      },
      {
        cite: 'Michigan Compiled Laws 438.41',
        copy: 'US Lawyer Database',
        href: 'https://law.uslawyerdatabase.com/category/us-law/2022-michigan-compiled-laws/chapter-438-money-and-interest',
        asOf: '2022-12-31',
      },
    ],
  },
  {
    region: 'US-MO',
    pages: [
      {
        cite: 'Missouri Revised Statutes 408.035',
        href: 'http://revisor.mo.gov/main/OneSection.aspx?section=408.035',
        asOf: '2024-08-28',
      },
    ],
  },
  {
    region: 'US-NC',
    kinds: ['loan'],
    pages: [
      {
        cite: 'North Carolina General Statutes 24-1.1',
        copy: 'Onecle',
        href: 'https://law.onecle.com/north-carolina/24-interest/24-1.1.html',
        asOf: '2026-11-30',
        isUndated: true,
      },
    ],
  },
  {
    region: 'US-ND',
    pages: [
      {
        cite: 'North Dakota Century Code 47-14-09',
        by: 'North Dakota Department of Financial Institutions',
        href: 'https://www.nd.gov/dfi/news-and-publications/usury-rate',
        asOf: '2024-10-01',
      },
      {
        cite: 'North Dakota Century Code 47-14-09',
        copy: 'Casetext',
        href: 'https://casetext.com/statute/north-dakota-century-code/title-47-property/chapter-47-14-loans-of-money/section-47-14-09-usury-definition-maximum-contract-rate-prohibition-exclusions',
        asOf: '2023-12-31',
      },
    ],
  },
  {
    region: 'US-OH',
    pages: [
      {
        cite: 'Ohio Revised Code 1343.01',
        href: 'http://codes.ohio.gov/orc/1343',
        asOf: '1988-06-29',
      },
      {
        cite: 'Ohio Revised Code 1343.01(B)(6)',
        by: 'Weltman, Weinberg & Reis',
        href: 'https://www.martindale.com/business-law/article_Weltman-Weinberg-Reis-Co-LPA_2178786.htm',
        asOf: '2026-11-30',
        isUndated: true,
      },
    ],
  },
  {
    region: 'US-PA',
    pages: [
      {
        cite: '41 P.S. 201',
        copy: 'FindLaw',
        href: 'https://codes.findlaw.com/pa/title-41-ps-interest/pa-st-sect-41-201/',
        asOf: '2022-01-01',
      },
      {
        cite: '18 Pa.C.S. 911',
        by: 'Usury Law Blog',
        href: 'http://usurylawblog.com/2015/10/business-loan-enforceable-even-though-rate-exceeds-criminal-usury-cap/',
        asOf: '2015-10-31',
      },
    ],
  },
  {
    region: 'US-UT',
    pages: [
      {
        cite: 'Utah Code 15-1-1',
        copy: 'Counselour HOA',
        href: 'https://counselourhoa.com/other-utah-statutes/333-interest-on-contracts-judgments-utah-code-title-15-chapter',
        asOf: '2019-05-14',
      },
    ],
  },
  {
    region: 'US-VA',
    pages: [
      {
        cite: 'Code of Virginia 6.2-300 to 6.2-329',
        href: 'https://law.lis.virginia.gov/vacode/title6.2/chapter3',
        asOf: '2026-11-30',
        isUndated: true,
      },
      {
        cite: 'Code of Virginia 6.2-308',
        copy: 'Instalawyer',
        href: 'https://instalawyer.io/laws/code-of-virginia/62-308-entities-not-permitted',
        asOf: '2026-11-30',
        isUndated: true,
      },
      {
        cite: 'Code of Virginia 6.1-330.75',
        copy: 'Laws.com',
        href: 'https://statutes.laws.com/virginia/title-6-1/chapter-7-3/6-1-330-75',
        asOf: '2026-11-30',
        isUndated: true,
      },
    ],
  },
  {
    region: 'US-WA',
    pages: [
      {
        cite: 'Revised Code of Washington 19.52.080',
        copy: 'Instalawyer',
        href: 'https://instalawyer.io/laws/revised-code-of-washington/1952080-defense-of-usury',
        asOf: '2026-11-30',
        isUndated: true,
      },
    ],
  },
];
