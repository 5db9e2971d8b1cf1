import type { FundingFit } from '../../schemas/pages/which-fits.js';
import { csbfp } from '../csbfp.js';
import { sbaFacts } from '../sba.js';
import { warnings } from './warnings.js';

const askAboutDebt = 'Ask the funder what it wants to be paid today, and each lender whether its loan may repay that.';
const repayingDebt = [{ text: askAboutDebt, needs: ['debt'] }];
const firmOrder = [{ text: 'It works only if you already have a firm order. Without one, look at the other options.' }];

/** What to know before applying for a kind of funding, besides its cost and who signs. */
export const conditions = {
  'po-financing': { us: firmOrder, ca: firmOrder },
  'government-backed-loan': {
    us: [
      {
        text: `A business up to a year old brings at least ${sbaFacts.sbaEquity.text} of the project's cost itself.`,
        stages: ['new'],
        needs: ['stock', 'equipment', 'gap', 'growth'],
      },
      {
        text: `For the purchase of a whole business you bring at least ${sbaFacts.sbaEquity.text} of the cost yourself.`,
        needs: ['buy'],
      },
    ],
    ca: [
      {
        text: 'It pays for the assets of a business, not for its shares. If you buy a whole business, an independent appraiser has to value it first.',
        needs: ['buy'],
      },
      {
        text: `The program takes any legal form of business with revenue of up to ${csbfp.csbfpRevenue.text} a year. Through us only corporations can apply: a sole proprietor asks a bank or credit union. Farms have their own program.`,
      },
      { text: 'To buy land or a building, go to a lender or a licensed mortgage broker: we do not arrange that.' },
    ],
  },
  'term-loans': {
    us: [...repayingDebt, { text: warnings.advanceAndSba, needs: ['debt'] }],
    ca: repayingDebt,
  },
} satisfies Readonly<Record<string, FundingFit['conditions']>>;
