import { csbfp } from '../csbfp.js';

export const byAssets =
  'At this size lenders usually set the limit by what you own and what your customers owe you, and a line that follows both grows with your sales.';
export const cappedRate = {
  us: 'It is for when your bank says no to an ordinary loan, which usually costs less and needs less paperwork: ask for that first. This one has a capped rate and a long term.',
  ca: `The rate is capped and the term is long, so each payment is lower than with most other loans. You may use the program even if a bank would lend to you without it: compare both offers, with the ${csbfp.csbfpFee.text} registration fee.`,
};
export const usualLoan = {
  us: 'Ask your bank for it first: an ordinary loan usually costs less than an SBA loan and needs less paperwork. With a fixed rate you also know every payment.',
  ca: 'It is the usual loan for this amount. With a fixed rate you also know every payment.',
};
export const replacesDebt =
  'It spreads what you owe over more time, so each payment is smaller. Without a discount for paying the advance early it saves nothing: you pay the whole fee of the advance and the interest of the loan. Ask for the discount first. The payments of the advance count against you, so expect fewer offers.';
export const replacesLoan =
  'One new loan with a lower rate can replace it. Compare the totals first: a longer term makes each payment smaller and the interest larger.';
export const twoYears = 'Banks usually want two years and a profit.';
export const oneYear = `${twoYears} With one year, expect other lenders and a higher price.`;
/** Of a machine that secures its own loan: to a young business, and why it comes first. */
export const machine = {
  young:
    "A young business may get it, usually with a down payment and an owner's guarantee, because the lender can sell what you bought if you do not pay.",
  faster: {
    us: {
      equipment: 'We believe it is faster than an SBA 7(a) loan, but that has a capped rate: ask for a 7(a) loan too.',
    },
    ca: {
      equipment: 'We believe it is faster than a CSBFP loan, but that has a capped rate: ask for a CSBFP loan too.',
    },
  },
};
