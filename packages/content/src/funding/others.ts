import { facts } from '../facts/facts.js';
import type { FundingKind } from '../schemas/pages/compare.js';

/** Kinds of funding that are not products of the network but are described in articles. */
export const otherFunding: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'line-of-credit',
    title: 'Line of credit',
    subtitle: 'Draw and repay as you like',
    href: '/blog/business-lines-of-credit',
    cells: {
      cost: {
        text: 'A floating rate on what you draw',
        note: `Often a fee on the rest. A line under Canada's CSBFP costs the lender's prime plus ${facts.csbfpLineMargin.text} at most.`,
        rank: 5,
        sources: ['csbfp'],
      },
      speed: { text: 'In the middle, then quick', note: 'Once it is open, you draw at will.', rank: 3 },
      minimum: { text: 'Bank statements and credit decide' },
      security: { text: 'None, or business assets', note: 'The larger the line, the likelier.' },
      guarantee: { text: 'Usual for owner-run firms' },
      use: { text: 'Gaps between paying and being paid' },
      early: { text: 'Saves interest', note: 'Repaying is what it is made for.' },
    },
  },
  {
    id: 'government-backed-loan',
    title: 'SBA 7(a) or CSBFP loan',
    subtitle: 'A government shares the risk',
    href: '/blog/what-is-an-sba-loan',
    cells: {
      cost: {
        text: `SBA: base rate plus ${facts.sbaMargin.value} to ${facts.sbaMarginSmallest.text} at most`,
        note: `CSBFP: the lender's prime plus ${facts.csbfpMargin.text} at most on a floating term loan, and ${facts.csbfpFee.text} to register.`,
        rank: 1,
        sources: ['sba-terms', 'csbfp'],
      },
      speed: {
        text: 'Usually the slowest',
        note: `The SBA takes ${facts.sbaDecision.text} for a standard loan; the lender takes longer.`,
        rank: 10,
        sources: ['sba-types'],
      },
      minimum: {
        text: 'No minimum revenue in either program',
        note: `CSBFP: revenue of ${facts.csbfpRevenue.text} a year at most. Lenders look at cash flow.`,
        sources: ['sba-terms', 'csbfp-act'],
      },
      security: {
        text: 'What it pays for, where there is any',
        note: `At most US${facts.sbaLimit.text} (SBA) or ${facts.csbfpLimit.text} (CSBFP).`,
        sources: ['sba-terms', 'csbfp'],
      },
      guarantee: {
        text: `SBA: each owner of ${facts.sbaGuarantorShare.text} or more`,
        note: "CSBFP: the lender decides within the program's rules.",
        sources: ['sba-guarantee'],
      },
      use: { text: 'Property, machines, buying a business' },
      early: {
        text: `SBA: ${facts.sbaPrepayment.text} in the first three years`,
        note: `Only on terms of ${facts.sbaPrepaymentFrom.text} or more, and large prepayments. CSBFP: ask the lender.`,
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
        text: 'A fee for each period of an invoice',
        note: 'Your customers and how long they take decide.',
        rank: 8,
      },
      speed: { text: 'Quick once your customers are checked', rank: 2 },
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
      cost: { text: 'A fixed rate, or rent', note: 'How well the machine keeps its value decides.', rank: 4 },
      speed: { text: 'In the middle', note: 'Standard machines go faster.', rank: 4 },
      minimum: { text: 'Credit and down payment decide', note: 'Young businesses can qualify.' },
      security: { text: 'The machine itself' },
      guarantee: { text: 'Usual for young firms' },
      use: { text: 'Machines, vehicles, computers' },
      early: { text: 'Depends on loan or lease', note: 'Leases seldom save anything.' },
    },
  },
];
