import { figures } from '../../claims/values.js';
import type { FundingKind } from '../../schemas/pages/compare.js';
import { printedDay } from '../amounts.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { bankLines, bankLoans, bankRatesAge } from './bank-rates.js';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Kinds of funding that are not products of the network but are described in articles. */
export const otherFunding: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'line-of-credit',
    title: 'Line of credit',
    subtitle: 'Draw and repay as you like',
    href: '/blog/business-lines-of-credit',
    cells: {
      cost: {
        figure: bankLines,
        text: 'Our estimate for banks in US cities, on what you draw; other lenders charge more',
        note: `${bankRatesAge} Canada: we have no current figure; ${surveys.canadaShortTermRate.text} on average in 2022. Limit for a CSBFP line: prime plus ${csbfp.csbfpLineMargin.text}, which was ${prime.csbfpLineCeiling.text} on ${printedDay(prime.csbfpLineCeiling.source.asOf)}.`,
        rank: 3,
        sources: ['kansas-city-fed', 'fed-prime', 'credit-conditions', 'csbfp', 'canada-prime'],
      },
      speed: {
        text: 'We have no figure for the first time',
        note: 'Ask how many days from a complete file to the money. Once it is open, you draw whenever you need to.',
        rank: 3,
      },
      eligibility: { text: 'Depends on bank statements and credit' },
      security: {
        text: 'None, or business assets',
        note: `Larger lines usually need collateral. In Canada ${surveys.canadaShortTermCollateral.text} of short-term loans took security in 2022.`,
        sources: ['credit-conditions'],
      },
      guarantee: { text: 'Usual for owner-run businesses' },
      use: { text: 'Gaps between paying and being paid' },
      early: { text: 'Saves interest', note: 'You repay whenever you have the money.' },
    },
  },
  {
    id: 'government-backed-loan',
    title: 'SBA 7(a) or CSBFP loan',
    subtitle: 'A government shares the risk',
    href: '/blog/what-is-an-sba-loan',
    cells: {
      cost: {
        figure: `At most ${prime.sbaCeiling.text} to ${prime.sbaCeilingSmallest.text}`,
        text: "US: the SBA's limit for floating rates, by loan size",
        note: `Canada: at most ${prime.csbfpCeiling.text} floating (prime plus ${csbfp.csbfpMargin.text}), or your lender's mortgage rate plus ${csbfp.csbfpFixedMargin.text} if fixed, and ${csbfp.csbfpFee.text} to register. US: the floating limit is prime plus ${sbaFacts.sbaMargin.text} above ${sbaFacts.sbaMarginFrom.text} and prime plus ${sbaFacts.sbaMarginSmallest.text} up to ${sbaFacts.sbaMarginSmallestTo.text}, on ${printedDay(prime.sbaCeiling.source.asOf)}. The limit for fixed rates is ${prime.sbaFixedCeiling.text} to ${prime.sbaFixedCeilingSmallest.text}. An upfront fee comes on top: in fiscal year 2026, ${sbaFacts.sbaFeeSmall.text} to ${sbaFacts.sbaFeeAboveMillion.text} of the guaranteed part. US bank loans without a guarantee, by our estimate: ${lowerFirst(bankLoans)}.`,
        rank: 5,
        sources: [
          'sba-terms',
          'sba-fixed-rates',
          'sba-fees',
          'fed-prime',
          'kansas-city-fed',
          'csbfp',
          'csbfp-fixed-rate',
          'canada-prime',
        ],
      },
      speed: {
        text: `Boundless: ${figures.sbaTime} for an SBA loan`,
        note: `The SBA itself takes ${sbaFacts.sbaDecision.text} for a standard loan.`,
        rank: 10,
        sources: ['boundless', 'sba-types'],
      },
      eligibility: {
        text: 'No minimum revenue in either program',
        note: `US: every owner has to be a US citizen or national who lives there (since ${sbaFacts.sbaCitizensSince.text}), and only without credit elsewhere on reasonable terms. Canada: businesses with revenue of up to ${csbfp.csbfpRevenue.text} a year.`,
        sources: ['sba-terms', 'sba-owners', 'csbfp-act'],
      },
      security: { text: 'What the loan pays for, if it can be pledged' },
      guarantee: {
        text: `SBA: each owner of ${sbaFacts.sbaGuarantorShare.text} or more`,
        note: "CSBFP: the lender decides within the program's rules.",
        sources: ['sba-guarantee'],
      },
      use: {
        text: 'Property, machines, buying a business',
        note: `SBA: up to US${sbaFacts.sbaLimit.text}. CSBFP: up to ${csbfp.csbfpLimit.text}. Since ${sbaFacts.sbaNoAdvancesSince.text} a 7(a) loan may not repay an advance or factoring.`,
        sources: ['sba-terms', 'csbfp', 'sba-refinancing'],
      },
      early: {
        text: `SBA: no charge on terms under ${sbaFacts.sbaPrepaymentFrom.text}`,
        note: `On longer terms ${sbaFacts.sbaPrepayment.text} in the first three years, and only for large prepayments. CSBFP: ask the lender.`,
        sources: ['sba-prepayment'],
      },
    },
  },
  {
    id: 'invoice-factoring',
    title: 'Invoice factoring',
    subtitle: 'Sell invoices, get money now',
    href: '/blog/what-is-invoice-factoring',
    cells: {
      cost: {
        figure: surveys.factoringYear.text,
        text: 'Range by our calculation',
        note: `Factoring fees of ${surveys.factoringFee.text} of an invoice, if you get 85% at once and your customer pays after 30 days. The price depends on your customers and on how long they take.`,
        rank: 7,
        sources: ['factoring-rates'],
      },
      speed: {
        text: 'We have no figure',
        note: 'Fast once your customers are checked: ask how many days until the first money.',
        rank: 2,
      },
      eligibility: { text: "Your customers' credit counts more than yours" },
      security: { text: 'The invoices' },
      guarantee: { text: 'Depends on recourse', note: 'With recourse you pay if your customers do not.' },
      use: { text: 'Business customers who pay late' },
      early: { text: 'Saves fees', note: 'When customers pay sooner.' },
    },
  },
  {
    id: 'equipment-financing',
    title: 'Equipment financing',
    subtitle: 'The machine secures it',
    href: '/blog/equipment-financing-guide',
    cells: {
      cost: {
        figure: bankLoans,
        text: 'Our estimate for all term loans at banks in US cities; no separate figure for equipment',
        note: `${bankRatesAge} Lenders other than banks charge more. It depends on how well the machine keeps its value. Limits for floating loans of public programs on ${printedDay(prime.csbfpCeiling.source.asOf)}: CSBFP ${prime.csbfpCeiling.text}, and ${csbfp.csbfpFee.text} to register; SBA ${prime.sbaCeiling.text} above ${sbaFacts.sbaMarginFrom.text}.`,
        rank: 2,
        sources: ['kansas-city-fed', 'csbfp', 'canada-prime', 'sba-terms', 'fed-prime'],
      },
      speed: {
        text: 'We have no figure',
        note: 'Standard machines go faster. Ask how many days from a complete file to the money.',
        rank: 4,
      },
      eligibility: {
        text: 'Depends on credit and down payment',
        note: `Young businesses can qualify. CSBFP: only businesses with revenue of up to ${csbfp.csbfpRevenue.text} a year.`,
        sources: ['csbfp-act'],
      },
      security: { text: 'The machine itself' },
      guarantee: { text: 'Usual for young businesses' },
      use: { text: 'Machines, vehicles, computers' },
      early: { text: 'Depends on loan or lease', note: 'Ending a lease early rarely saves anything.' },
    },
  },
];
