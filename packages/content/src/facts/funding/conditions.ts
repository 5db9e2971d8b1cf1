import type { FundingCondition, FundingFit } from '../../schemas/pages/which-fits.js';
import { printedDay } from '../amounts.js';
import { ceba } from '../ceba.js';
import { csbfp } from '../csbfp.js';
import { promptPayment } from '../prompt-payment.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { otherProvinces, promptPaymentProvinces } from './provinces.js';

const largeOrder = 'Few funders pay for an order many times larger than any you have delivered.';
const resale =
  'It is mainly for finished goods that you buy and resell. For goods that you make, or materials that you install, few funders offer it, and it costs more.';
const orders = [
  { text: resale },
  { text: largeOrder, stages: ['new', 'young'], from: 250_000 },
  { text: largeOrder, stages: ['steady'], from: 1_000_000 },
];
const spoilingGoods = [{ text: 'Goods that spoil, such as food, rarely count.' }];
const businessInvoices = [
  {
    text: 'It works for invoices to businesses and governments, for finished work that nobody disputes. Invoices to consumers do not count. Many factors refuse construction invoices that are billed in stages or have a holdback: ask first.',
  },
];
const usLiens = [
  {
    text: 'If the invoice is for construction work, a lien may get you paid without a loan. Its deadlines are short and differ by state, and some states ask for a notice when you begin: ask a lawyer now.',
    needs: ['late'],
  },
];
const lineOfYoung = {
  us: {
    text: `If the business is under two years old, expect an online lender. One site found lines of all lenders at ${surveys.linesElsewhere.text} a year with fees (Fundera, March 2025).`,
    sources: ['online-rates'],
    stages: ['steady'],
  },
  ca: {
    text: `If the business is under two years old, expect an online lender. We have no survey of them in Canada. In the US one site found lines of all lenders at ${surveys.linesElsewhere.text} a year with fees (Fundera, March 2025).`,
    sources: ['online-rates'],
    stages: ['steady'],
  },
};
const paidWithin = `an owner has to pay a proper invoice within ${promptPayment.ownerPays.text} or say in writing within ${promptPayment.ownerDisputes.text} why not, and a contractor pays its subcontractors within ${promptPayment.contractorPays.text} of being paid.`;
const properInvoice = `${paidWithin} Since ${promptPayment.ontarioInvoiceSince.text}, an invoice counts as proper unless the owner tells you within ${promptPayment.ownerReturns.text} what it lacks, and the owner has to release the holdback each year. An adjudicator can decide.`;
const hypothec = `the notice of a legal hypothec has to be registered and served within ${promptPayment.hypothecNotice.text} of the end of the work. The hypothec ends ${promptPayment.hypothecEnds.text} after that day unless you have published an action against the owner, or registered a prior notice of the exercise of your right (legal hypothec, Civil Code, article 2727). Contracts with Quebec's public bodies from ${promptPayment.quebecPromptPaymentBuilding.text} for a building, or ${promptPayment.quebecPromptPaymentCivil.text} for civil engineering, have a payment calendar if they were put to tender since ${promptPayment.quebecPromptPaymentMore.text}. From ${promptPayment.quebecPromptPaymentLargeBuilding.text} for a building, or ${promptPayment.quebecPromptPaymentLargeCivil.text} for civil engineering, they have had it since ${promptPayment.quebecPromptPaymentSince.text}.`;
const promptPaymentRule = [
  {
    text: `In construction the law may help first: in Ontario ${properInvoice} In Quebec, ${hypothec} Liens have short deadlines, too: ask a lawyer now.`,
    sources: ['construction-act', 'construction-changes', 'construction-hypothec', 'quebec-prompt-payment'],
    needs: ['late'],
    regions: [''],
  },
  {
    text: `If this is construction work, the law may help first: ${properInvoice} Liens have short deadlines, too: ask a lawyer now.`,
    sources: ['construction-act', 'construction-changes'],
    needs: ['late'],
    regions: ['CA-ON'],
  },
  {
    text: `If this is construction work, the law may help first: ${hypothec} Ask a lawyer now.`,
    sources: ['construction-hypothec', 'quebec-prompt-payment'],
    needs: ['late'],
    regions: ['CA-QC'],
  },
  ...promptPaymentProvinces.map(({ region, since, source }) => ({
    text: `If this is construction work, the law may help first, with some exceptions: since ${promptPayment[since].text} ${paidWithin} Liens have short deadlines, too: ask a lawyer now.`,
    sources: [source],
    needs: ['late'],
    regions: [region],
  })),
  {
    text: 'If this is construction work, a lien may get you paid without a loan. Its deadlines are short: ask a lawyer now about those of your province.',
    needs: ['late'],
    regions: otherProvinces,
  },
];
const youngBuyers = [
  {
    text: "If the business is under two years old, expect to pay more than a bank's rate.",
    stages: ['new', 'young', 'steady'],
  },
  { text: 'Ask the dealer or maker for its own financing, and a credit union for a second offer.' },
];
const sellerPart = {
  text: 'Ask the seller to let you pay a part over several years. Lenders often want that part to be paid after their loan.',
  needs: ['buy'],
};
const replacingLoan = [
  {
    text: 'Ask your present lender first for a lower rate or more time. That needs no new loan.',
    needs: ['refinance'],
  },
  {
    text: 'Ask your lender for the payoff amount with every fee. Replace the loan only if the new total, fees included, is lower for the same number of months.',
    needs: ['refinance'],
  },
];

/** What to get from the lender that is paid off. */
const oldLender = {
  us: "Before you sign, get a payoff letter in which the old lender promises to end its lien (by filing a UCC-3 termination statement) and to release every owner's guarantee once it is paid. Then search the register of your state: a lien that stays there stands in the way of the next loan.",
  ca: "Before you sign, get a payoff letter in which the old lender promises to discharge its registration (under your province's PPSA, or at the RDPRM in Quebec) and to release every owner's guarantee once it is paid. Then search the register: a claim that stays there stands in the way of the next loan.",
};

/** Said of what a result starts with. An order and the purchase of a business are repaid from what they bring. */
const moreThanSales =
  'If this is more than a year of your sales, few lenders go that far: ask for less, or show what else repays it.';
const surelyMore =
  'This is more than a year of your sales, and few lenders go that far: ask for less, or show what else repays it.';
export const largeForSales: FundingCondition[] = [
  {
    text: moreThanSales,
    needs: ['equipment', 'late', 'gap', 'growth', 'refinance'],
    stages: ['new'],
    from: 250_000,
  },
  {
    text: surelyMore,
    needs: ['equipment', 'late', 'gap', 'growth', 'refinance'],
    stages: ['young'],
    from: 250_000,
  },
  {
    text: moreThanSales,
    needs: ['stock', 'equipment', 'late', 'gap', 'growth', 'refinance'],
    stages: ['steady'],
    from: 250_000,
  },
  {
    text: moreThanSales,
    needs: ['stock', 'equipment', 'late', 'gap', 'growth', 'refinance'],
    stages: ['established'],
    from: 1_000_000,
  },
];

/** What the law can do first for who waits for a payment, whatever fits. Its deadlines are short. */
export const lawsFirst = { us: usLiens, ca: promptPaymentRule };

/** What to know before applying for a kind of funding, besides its cost and who signs. */
export const conditions = {
  'invoice-factoring': { us: businessInvoices, ca: businessInvoices },
  'line-of-credit': { us: [lineOfYoung.us], ca: [lineOfYoung.ca] },
  'equipment-financing': { us: youngBuyers, ca: youngBuyers },
  'inventory-financing': { us: spoilingGoods, ca: spoilingGoods },
  'po-financing': { us: orders, ca: orders },
  'government-backed-loan': {
    us: [
      {
        text: 'Look at it if your bank says no to an ordinary loan or offers too short a term.',
        needs: ['buy', 'growth'],
        stages: ['steady', 'established'],
      },
      {
        text: `A new business brings at least ${sbaFacts.sbaEquity.text} of the project's cost itself. By a notice of September 2025, new means two years or less: ask the lender.`,
        sources: ['sba-sop'],
        stages: ['new', 'young'],
        needs: ['stock', 'equipment', 'gap', 'growth'],
      },
      {
        text: `For the purchase of a whole business you bring at least ${sbaFacts.sbaEquity.text} of the cost yourself. Ask the lender which ratio of past income to payments the SBA's rules of ${sbaFacts.sbaSopNextSince.text} require, and the seller for its tax returns.`,
        sources: ['sba-sop', 'sba-sop-next'],
        needs: ['buy'],
      },
      sellerPart,
      {
        text: `Of the ${sbaFacts.sbaEquity.text} that you bring, a seller's note counts for at most half, and only if nothing is paid on it for the whole term of the SBA loan, as a law firm reports the rules of ${printedDay(sbaFacts.sbaEquity.source.asOf)}.`,
        sources: ['sba-sop'],
        needs: ['buy'],
      },
      {
        text: `Since ${sbaFacts.sbaBothSince.text} a borrower who takes the 7(a) loan first can add an SBA 504 loan for property or machines: up to ${sbaFacts.sbaLimit.text} in each program, as a bankers' association reports.`,
        sources: ['sba-both-programs'],
        needs: ['growth', 'buy', 'equipment'],
        from: 1_000_000,
      },
      {
        text: 'For a larger loan, an SBA lender may have to take real estate of the business or its owners if other assets do not cover it. We do not arrange a loan that is secured by real estate: go to a bank, or to a broker licensed in your state.',
        from: 250_000,
      },
    ],
    ca: [
      {
        text: 'It pays for the assets of a business, not for its shares. If you buy a whole business, an independent appraiser has to value it first.',
        needs: ['buy'],
      },
      sellerPart,
      {
        text: `It is for businesses with revenue of up to ${csbfp.csbfpRevenue.text} a year, except farms. Through us only corporations can apply: a sole proprietor asks a bank or credit union.`,
        sources: ['csbfp-act'],
      },
      {
        text: 'It does not pay a bill that is more than 365 days old when the loan is approved.',
        sources: ['csbfp'],
      },
      {
        text: 'To buy land or a building, go to a lender or a licensed mortgage broker: we do not arrange that.',
        needs: ['buy', 'growth'],
      },
    ],
  },
  'term-loans': {
    us: [
      sellerPart,
      ...replacingLoan,
      { text: oldLender.us, needs: ['refinance'] },
      {
        text: `An SBA 7(a) loan may replace many other business loans. Since ${sbaFacts.sbaNoAdvancesSince.text} it may not repay an advance or factoring. New rules have applied since October 1, 2026, which we have not read: ask the lender.`,
        sources: ['sba-sop'],
        needs: ['refinance'],
      },
    ],
    ca: [
      sellerPart,
      {
        text: `If you still owe a loan of the Canada Emergency Business Account (CEBA), you must repay all of it by ${ceba.cebaDue.text}: call your bank or credit union now.`,
        sources: ['ceba-loans'],
        needs: ['refinance'],
      },
      ...replacingLoan,
      { text: oldLender.ca, needs: ['refinance'] },
    ],
  },
} satisfies Readonly<Record<string, FundingFit['conditions']>>;
