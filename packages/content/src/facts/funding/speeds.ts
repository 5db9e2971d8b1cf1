import { figures } from '../../claims/values.js';
import type { FundingFit } from '../../schemas/pages/which-fits.js';

const everywhere = (short: string, more?: string): FundingFit['speed'] => ({
  us: { short, more },
  ca: { short, more },
});

/** How long each kind of funding takes, as the comparison says, with more for who needs the money soon. That of an SBA loan is elsewhere. */
export const speeds: Readonly<Record<string, FundingFit['speed']>> = {
  'invoice-factoring': everywhere(
    '**Time:** one to two weeks until the first money, by our judgment.',
    'Your customers are checked first.',
  ),
  'equipment-financing': everywhere(
    '**Time:** days for a standard machine or vehicle, longer for anything else, by our judgment.',
  ),
  'inventory-financing': everywhere('**Time:** weeks, by our judgment.', 'Your goods are valued first.'),
  'po-financing': everywhere(
    '**Time:** days to weeks, by our judgment.',
    'The order, the buyer and the supplier are checked.',
  ),
  'line-of-credit': everywhere(
    '**Time:** days with an online lender, weeks at a bank, by our judgment.',
    'Once the line is open, you draw whenever you need to.',
  ),
  'government-backed-loan': {
    ca: {
      short: '**Time:** we have no figure. Ask the lender how many days pass from a complete file to the money.',
    },
  },
  'term-loans': everywhere(
    '**Time:** days with an online lender, weeks at a bank or for a larger loan, by our judgment.',
    'Ask on which day you get the money, not only the decision.',
  ),
  'asset-based-lending': everywhere('**Time:** weeks, by our judgment.', 'Your assets are examined first.'),
};

/** What our own figures add, where we arrange the kind. It is no answer to who needs the money within a week. */
export const ownSpeeds: Readonly<Record<string, string>> = {
  'term-loans': `Lenders on Boundless usually decide within ${figures.decisionTime}. The money comes later.`,
};
