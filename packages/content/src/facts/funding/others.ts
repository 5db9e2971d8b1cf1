import { figures } from '../../claims/values.js';
import type { FundingKind } from '../../schemas/pages/compare.js';
import { printedDay } from '../amounts.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { bankLineNote, bankLoanNote, bankLoans } from './bank-rates.js';

/** Kinds of funding that are not products of the network but are described in articles. */
export const otherFunding: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'line-of-credit',
    title: 'Line of credit',
    subtitle: 'Draw and repay as you like',
    href: '/blog/business-lines-of-credit',
    cells: {
      cost: {
        figure: `About ${prime.bankLineToday.text} to ${surveys.usLineRateFixed.text}`,
        text: 'What owners pay at US city banks, on what they draw',
        note: `${bankLineNote} Canada: ${surveys.canadaShortTermRate.text} on average in 2022. A CSBFP line costs at most prime plus ${csbfp.csbfpLineMargin.text}: ${prime.csbfpLineCeiling.text} on ${printedDay(prime.csbfpLineCeiling.source.asOf)}.`,
        rank: 5,
        sources: ['kansas-city-fed', 'fed-prime', 'credit-conditions', 'csbfp', 'canada-prime'],
      },
      speed: { text: 'Medium, then fast', note: 'Once it is open, you draw whenever you need to.', rank: 3 },
      minimum: { text: 'Depends on bank statements and credit' },
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
        text: `SBA, floating. At most ${prime.sbaFixedCeiling.text} to ${prime.sbaFixedCeilingSmallest.text} if fixed`,
        note: `The larger the loan, the lower the limit: prime plus ${sbaFacts.sbaMargin.value} points above ${sbaFacts.sbaMarginFrom.text}, ${sbaFacts.sbaMarginSmallest.text} up to ${sbaFacts.sbaMarginSmallestTo.text}, on ${printedDay(prime.sbaCeiling.source.asOf)}. For comparison, what owners pay for bank loans: ${bankLoans.toLowerCase()}. CSBFP, floating: at most prime plus ${csbfp.csbfpMargin.text}, then ${prime.csbfpCeiling.text}. CSBFP, fixed: at most your lender's rate for home mortgages plus ${csbfp.csbfpFixedMargin.text}. Registering costs ${csbfp.csbfpFee.text}.`,
        rank: 1,
        sources: [
          'sba-terms',
          'sba-fixed-rates',
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
      minimum: {
        text: 'No minimum revenue in either program',
        note: `CSBFP: revenue of ${csbfp.csbfpRevenue.text} a year at most. Lenders look at cash flow.`,
        sources: ['sba-terms', 'csbfp-act'],
      },
      security: {
        text: 'What it pays for, where there is any',
        note: `At most US${sbaFacts.sbaLimit.text} (SBA) or ${csbfp.csbfpLimit.text} (CSBFP).`,
        sources: ['sba-terms', 'csbfp'],
      },
      guarantee: {
        text: `SBA: each owner of ${sbaFacts.sbaGuarantorShare.text} or more`,
        note: "CSBFP: the lender decides within the program's rules.",
        sources: ['sba-guarantee'],
      },
      use: {
        text: 'Property, machines, buying a business',
        note: `An SBA 7(a) loan has not been allowed to repay an advance or factoring since ${sbaFacts.sbaNoAdvancesSince.text}.`,
        sources: ['sba-refinancing'],
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
        text: `Factoring fees of ${surveys.factoringFee.text} of an invoice`,
        note: 'A year, if 85% is advanced and the customer pays after 30 days. It depends on your customers and how long they take.',
        rank: 8,
        sources: ['factoring-rates'],
      },
      speed: { text: 'Fast once your customers are checked', rank: 2 },
      minimum: { text: "Your customers' credit counts more than yours" },
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
        text: 'What owners pay for bank loans in US cities',
        note: `${bankLoanNote} Lenders other than banks charge more. It depends on how well the machine keeps its value. Floating loans of public programs have a limit: CSBFP ${prime.csbfpCeiling.text} on ${printedDay(prime.csbfpCeiling.source.asOf)}, and ${csbfp.csbfpFee.text} to register; SBA ${prime.sbaCeiling.text} above ${sbaFacts.sbaMarginFrom.text}.`,
        rank: 4,
        sources: ['kansas-city-fed', 'csbfp', 'canada-prime', 'sba-terms', 'fed-prime'],
      },
      speed: { text: 'Medium', note: 'Standard machines go faster.', rank: 4 },
      minimum: {
        text: 'Depends on credit and down payment',
        note: `Young businesses can qualify. CSBFP: revenue of ${csbfp.csbfpRevenue.text} a year at most.`,
        sources: ['csbfp-act'],
      },
      security: { text: 'The machine itself' },
      guarantee: { text: 'Usual for young businesses' },
      use: { text: 'Machines, vehicles, computers' },
      early: { text: 'Depends on loan or lease', note: 'Ending a lease early rarely saves anything.' },
    },
  },
];
