import type { FitAnswers } from '../../schemas/pages/which-fits.js';
import { printedDay } from '../amounts.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { canadaAdvisers } from './canada-advisers.js';
import { debtLetters } from './debt-letter.js';
import { freeWays } from './free-ways.js';
import { gapWays } from './gap-ways.js';
import { smallAmount } from './limits.js';
import { atlantic } from './provinces.js';
import { quebecWays } from './quebec-ways.js';
import { regions } from './regions.js';

const anyNeed = ['stock', 'order', 'equipment', 'late', 'gap', 'growth', 'buy', 'debt', 'refinance'];

const csbfpPage = '/blog/what-is-an-sba-loan#canada-the-csbfp';
const outsideQuebec = Object.keys(regions).filter((id) => id.startsWith('CA-') && id !== 'CA-QC');
const sbaOwners = 'Owners must be citizens or nationals of the United States who live there.';
const microloanRate = `The rate is usually ${sbaFacts.sbaMicroloanRates.text} a year, as the SBA said on ${printedDay(sbaFacts.sbaMicroloanRates.source.asOf)}.`;
const microloanOwners = `Under a notice of ${sbaFacts.sbaMicroloanCitizensSince.text}, owners must be citizens or nationals of the United States who live there.`;

/** Ways to money that are not ours. */
export const otherWays: FitAnswers['others'] = [
  ...debtLetters,
  {
    title: 'SBA microloan',
    description: `A loan of up to ${sbaFacts.sbaMicroloanLimit.text} from a nonprofit lender that also advises you.`,
    href: sbaFacts.sbaMicroloanLimit.source.href,
    needs: ['stock', 'order', 'equipment', 'late', 'gap', 'growth'],
    countries: ['us'],
    isProgram: true,
    to: sbaFacts.sbaMicroloanLimit.value ?? 0,
    inPart: `If ${sbaFacts.sbaMicroloanLimit.text} or less would do:`,
    notYet: `If ${sbaFacts.sbaMicroloanLimit.text} or less would do, ask for an SBA microloan first (below).`,
    named: 'an SBA microloan from a nonprofit lender',
    conditions: [microloanRate, microloanOwners],
    sources: ['sba-microloans', 'sba-microloan-owners'],
    leads: {
      needs: ['stock', 'order', 'gap', 'growth'],
      stages: ['new', 'young'],
      upTo: smallAmount,
      reasons: [
        'It is made for small amounts, which most banks and funders turn down.',
        'New businesses can get one. The lender also helps you with your plan.',
      ],
      apply:
        'We do not arrange microloans. Apply to a microloan lender near you, and ask how long it takes: for a gap of a few days it may come too late. It cannot repay old debts.',
      link: 'Find a microloan lender',
    },
  },
  ...gapWays,
  ...freeWays,
  {
    title: 'SBA 504 loan',
    description:
      'For machines that last at least ten years, and for property, at a fixed rate. A nonprofit Certified Development Company lends a part and a bank the rest: apply there.',
    conditions: [sbaOwners],
    href: 'https://www.sba.gov/funding-programs/loans/504-loans',
    needs: ['equipment'],
    countries: ['us'],
    isProgram: true,
    from: 1_000_000,
  },
  {
    title: 'SBA Lender Match',
    description: "Describe your business once on the SBA's free website, and lenders that make SBA loans get in touch.",
    conditions: [sbaOwners],
    href: 'https://www.sba.gov/funding-programs/loans/lender-match-connects-you-lenders',
    needs: ['stock', 'order', 'equipment', 'late', 'growth', 'buy', 'refinance'],
    countries: ['us'],
    isProgram: true,
  },
  {
    title: 'Your local SBDC',
    description:
      'Free advisers on small-business development, funded in part by the US Small Business Administration, go through your plan, your statements and your loan application with you.',
    href: 'https://www.sba.gov/local-assistance/resource-partners/small-business-development-centers-sbdc',
    needs: anyNeed,
    isAdvice: true,
    countries: ['us'],
  },
  {
    title: 'SCORE',
    description: 'A volunteer who has run a business goes through your offer or your plan with you, free of charge.',
    href: 'https://www.score.org/find-mentor',
    needs: anyNeed,
    isAdvice: true,
    countries: ['us'],
  },
  {
    title: 'CSBFP credit line',
    description: `A line of up to ${csbfp.csbfpLineLimit.text} of the Canada Small Business Financing Program (CSBFP) from a bank or credit union, at prime plus ${csbfp.csbfpLineMargin.text} at most, or a CSBFP loan with up to ${csbfp.csbfpWorkingCapitalLimit.text} for working capital. New businesses and sole proprietors can apply, too.`,
    href: csbfpPage,
    needs: ['stock', 'order', 'gap', 'late'],
    countries: ['ca'],
    isProgram: true,
    to: csbfp.csbfpLineLimit.value ?? 0,
    sources: ['csbfp', 'canada-prime'],
    inPart: `If ${csbfp.csbfpLineLimit.text} or less would do:`,
    notYet: `If ${csbfp.csbfpLineLimit.text} or less would do, ask your bank or credit union for a CSBFP credit line first (below): new businesses can apply.`,
    named: 'a CSBFP credit line from your bank or credit union',
    askFirst: {
      needs: ['order', 'late'],
      stages: ['new', 'young'],
      text: `Ask your bank first for a CSBFP credit line: it costs at most prime plus ${csbfp.csbfpLineMargin.text}, or ${prime.csbfpLineCeiling.text} on ${printedDay(prime.csbfpLineCeiling.source.asOf)}. What we name here comes second.`,
      inPart: `If ${csbfp.csbfpLineLimit.text} or less would do,`,
      sources: ['csbfp', 'canada-prime'],
    },
    leads: {
      needs: ['stock', 'order', 'gap'],
      stages: ['new', 'young'],
      upTo: smallAmount,
      reasons: [
        'The Government of Canada covers most of the loss if you cannot repay it, so a bank can lend to you without a long record.',
        'It pays for day-to-day costs, such as goods and wages, and you pay interest only on what you draw.',
        `On ${printedDay(prime.csbfpLineCeiling.source.asOf)} a floating rate could be at most ${prime.csbfpLineCeiling.text} a year on what you draw, prime plus ${csbfp.csbfpLineMargin.text}. There is also a registration fee of ${csbfp.csbfpFee.text} of the whole limit, drawn or not.`,
      ],
      apply:
        'We do not arrange this line. Ask your bank or credit union whether it makes CSBFP lines of credit: it decides, and it need not offer the program.',
      link: 'Read about the CSBFP',
    },
  },
  {
    title: 'CSBFP loan for property',
    description: `If the business comes with land or a building, a CSBFP loan can be up to ${csbfp.csbfpTermLimit.text}. Ask a bank, a credit union or a licensed mortgage broker.`,
    href: csbfpPage,
    needs: ['buy'],
    countries: ['ca'],
    isProgram: true,
    from: 250_000,
    to: csbfp.csbfpTermLimit.value ?? 0,
    sources: ['csbfp'],
  },
  {
    title: 'BDC',
    description:
      'The Business Development Bank of Canada lends only to businesses, and often gives them longer to repay than a bank does.',
    href: 'https://www.bdc.ca/en/financing',
    needs: anyNeed,
    countries: ['ca'],
  },
  {
    title: 'Futurpreneur',
    description: 'Loans without collateral, and a mentor, for owners aged 18 to 39 who start or buy a business.',
    conditions: [
      'You must be a citizen or permanent resident of Canada, with a business plan and less than two years of significant sales. It cannot repay old debts.',
    ],
    // Two years: https://futurpreneur.ca/en/?p=215
    href: 'https://futurpreneur.ca/en/general-eligibility',
    needs: ['stock', 'order', 'equipment', 'growth', 'buy'],
    stages: ['new', 'young'],
    isProgram: true,
    countries: ['ca'],
    // With the part that BDC lends: https://canadabusinessgrants.com/futurpreneur-startup-program-formerly-startup-collateral-free-loans/
    to: 60_000,
    inPart: 'For a smaller amount:',
  },
  {
    title: 'Investissement Québec',
    description:
      'For businesses in Quebec only. The province lends to you, or guarantees a loan from your bank. It leaves small projects to others: ask for its smallest loan.',
    href: 'https://www.investquebec.com/quebec/en/financial-products.html',
    needs: ['equipment', 'growth', 'buy'],
    countries: ['ca'],
    regions: ['CA-QC'],
    isProgram: true,
    // Projects below $50,000 are left to others: https://hellodarwin.com/business-aid/programs/project-financing
    from: 25_000,
  },
  ...quebecWays,
  {
    title: 'Community Futures (CBDC in Atlantic Canada)',
    // In Quebec the adviser is of the same network.
    regions: outsideQuebec.filter((id) => !atlantic.includes(id)),
    description:
      'For businesses outside the big cities: local nonprofit lenders. They lend to new and established businesses that a bank has turned down. Each sets its own limit and rate, so ask yours.',
    href: 'https://communityfuturescanada.ca/',
    needs: ['stock', 'order', 'equipment', 'gap', 'growth', 'buy', 'debt', 'refinance'],
    countries: ['ca'],
    // Most lend up to half of this: https://canadabusinessgrants.com/ontario/loan/community-futures-program-cfp-2/
    to: 300_000,
  },
  {
    title: 'CBDC',
    regions: atlantic,
    needsRegion: true,
    description:
      'A local nonprofit lender (Community Business Development Corporation), mainly outside the largest cities. It lends to new and established businesses that a bank has turned down. Ask whether it covers your address.',
    href: 'https://businessatlantic.ca/en/about-cbdc',
    needs: ['stock', 'order', 'equipment', 'gap', 'growth', 'buy', 'debt', 'refinance'],
    countries: ['ca'],
    to: 300_000,
  },
  {
    title: 'Farm Credit Canada',
    description: 'For farms, and for businesses that supply them or process food: loans from a federal lender.',
    href: 'https://www.fcc-fac.ca/en/financing',
    needs: ['stock', 'order', 'equipment', 'growth', 'buy'],
    countries: ['ca'],
  },
  ...canadaAdvisers,
  {
    title: "BDC's free articles",
    description: 'Articles, templates and tools on cash flow, plans and loans. You need not be a customer.',
    href: 'https://www.bdc.ca/en/articles-tools',
    needs: anyNeed,
    isAdvice: true,
    countries: ['ca'],
  },
  {
    title: 'Your bank or credit union',
    description: 'It already sees your account. Ask there before you apply further away.',
    href: '/blog/basic-business-banking-products',
    needs: anyNeed,
    countries: ['us', 'ca'],
  },
  {
    title: 'A community lender',
    description:
      'Community development lenders (CDFIs) lend where banks do not, and advise you. Ask whether yours serves your area and trade.',
    href: 'https://www.cdfifund.gov/',
    needs: anyNeed,
    countries: ['us'],
  },
];
