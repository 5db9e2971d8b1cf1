import { prime } from '../facts/prime.js';
import type { CompareNotes } from '../schemas/pages/compare.js';

export const compareNotes: CompareNotes = {
  advice: [
    {
      need: 'stock',
      text: 'First: more time from your supplier, or a smaller first order. A cash advance is for when nothing else works.',
    },
    {
      need: 'order',
      text: 'First ask your buyer for a deposit: it costs nothing, and leaves less to borrow.',
    },
    {
      need: 'equipment',
      text: 'For a machine or a vehicle, ask for equipment financing first. We have no price for it alone, so it is at the end of the table.',
    },
    {
      need: 'late',
      text: 'First call each late customer, send the invoice again, and offer a small discount for payment this week. That costs little or nothing.',
    },
    {
      need: 'gap',
      text: 'First: more days from suppliers and earlier payment from customers, usually free. Then a short overdraft or a [business credit card](/blog/basic-business-banking-products): ask for the rate and the fees. A cash advance is for when nothing else works.',
    },
    {
      need: 'growth',
      text: "First ask your bank for an ordinary loan. In the US an SBA loan is for when the bank says no; in Canada, compare the bank's offer with a CSBFP loan.",
    },
    {
      need: 'buy',
      text: 'First ask the seller to let you pay a part of the price over several years.',
    },
    {
      need: 'debt',
      text: 'First ask the funder for smaller payments and for the payoff amount: it costs nothing. A new loan saves money only if paying the advance early earns a discount. [What to do if you already owe an advance](/blog/asset-based-loans-vs-merchant-cash-advances#if-you-already-owe-an-advance)',
    },
    {
      need: 'refinance',
      text: 'First ask your present lender for a lower rate or more time. That needs no new loan.',
    },
  ],
  note: [
    'The types with a market price go roughly from the cheapest to the most expensive; the first three rows are too close to rank. Where banks lend, their prices decide. An online loan at 40% belongs beside factoring, so go by the rate of your offer, not by its row.',
    'Rates of banks and programs leave out fees. Those of advances, factoring and our examples include them.',
    'A limit is the most that a program or a law allows: you may pay less.',
    'Online lenders cost far more than banks. The rows of loans and lines give what one site found: work out what your own offer costs. In some states a loan at the upper end is above a legal limit: [check the offer](/tools/check-an-offer).',
    '"Who can get it" is our judgment, unless a small number links to a source.',
    `US and Canadian rates cannot be compared directly: when we last checked, prime was ${prime.primeUs.text} in the US and ${prime.primeCanada.text} in Canada. Compare the rows of your own country.`,
    'Two offers of the same type can differ more than two rows. C$ means Canadian dollars.',
    'Where we arrange each type: see our [terms](/terms-of-service#using-the-service).',
  ],
};
