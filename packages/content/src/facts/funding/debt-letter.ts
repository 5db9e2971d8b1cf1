import type { FitAnswers } from '../../schemas/pages/which-fits.js';
import { unlimitedRates } from '../unlimited-rates.js';
import { anyStage } from './limits.js';
import { regions } from './regions.js';
import { warnings } from './warnings.js';

const theLetter =
  'Call the funder before a debit fails, and write the same day: "My sales fell from X to Y a month. The bank statements are attached. Under our contract, please recalculate the payment as of today, and confirm the new amount and its first day by email." If your contract has no such clause, or your sales have not fallen, ask for a payment plan: a smaller amount that your sales cover, with no new fee. Let a lawyer read a plan before you sign it: it can make you give up your claims, or add a guarantee or a confession of judgment.';
const thePayoff =
  'Ask in the same letter for the payoff amount, and whether paying early earns a discount. Until the funder agrees in writing, the old payment is due.';
const aNewLoan =
  "A new loan comes second. Ask each lender whether its loan may repay an advance. Get a payoff letter with the exact amount, in which the funder promises to stop its debits on the day it is paid, and to release its lien and every owner's guarantee. Let the new lender pay the funder directly, and check your account afterward.";

/** No two ways have the same title. */
const titles = { us: 'A letter to your funder', ca: 'A letter to the funder' };

/** Where a court may find that an advance costs more than a loan to a business may. */
const limitedStates = [
  '',
  ...Object.keys(regions).filter((id) => id.startsWith('US-') && !unlimitedRates.includes(id)),
];

type Conditions = NonNullable<FitAnswers['others'][number]['conditions']>;

const letter = (country: 'us' | 'ca', conditions: Conditions): FitAnswers['others'][number] => ({
  title: titles[country],
  description:
    'Ask the funder for smaller payments before you look for new money. It costs nothing, and you can do it today.',
  href: '/blog/asset-based-loans-vs-merchant-cash-advances#if-you-already-owe-an-advance',
  needs: ['debt'],
  countries: [country],
  conditions: [theLetter, thePayoff, ...conditions],
  leads: {
    needs: ['debt'],
    stages: anyStage,
    week: 'Ask the funder today for smaller payments, before you look for new money. It costs nothing. Do not take a second advance because it is fast.',
    reasons: [
      'If your sales have fallen, many contracts for a share of sales let you ask for a smaller payment. This is called reconciliation.',
      'With a new loan you usually pay the whole fee of the advance and the interest of the loan. The payments of the advance also count against you, so expect fewer offers.',
      'Do not repay an advance with another advance: you pay two fees for the same money.',
    ],
    apply: aNewLoan,
    link: 'What to do if you already owe an advance',
  },
});

/** The first step for who cannot carry an advance, by country. */
export const debtLetters: FitAnswers['others'] = [
  {
    ...letter('us', [
      'If you cannot pay your debts as they come due, see a bankruptcy lawyer before you sign anything new.',
      {
        text: 'Enter the advance in "Check an offer": if a court treats it as a loan, a state\'s limit may apply.',
        regions: limitedStates,
      },
      {
        text: 'Since September 1, 2025 Texas has forbidden many automatic debits for such advances: "Check an offer" says when. You can complain to the [Office of Consumer Credit Commissioner](https://www.occc.texas.gov/consumer-faqs).',
        regions: ['US-TX'],
      },
      'Be wary of firms that promise to settle advances for a fee in advance, or tell you to stop paying. You can still be sued, and an owner who guaranteed it too. See a lawyer first.',
      warnings.advanceAndSba,
    ]),
    sources: ['sba-sop'],
  },
  letter('ca', [
    'If you cannot pay your debts as they come due, see a [licensed insolvency trustee](https://ised-isde.canada.ca/site/office-superintendent-bankruptcy/en) before you sign anything new.',
    'Be wary of firms that promise to settle your debts for a fee in advance, or tell you to stop paying. You can still be sued, and an owner who guaranteed the debt too. Only a licensed insolvency trustee can [administer a proposal to your creditors or a bankruptcy](https://ised-isde.canada.ca/site/office-superintendent-bankruptcy/en/protecting-public).',
    'Before you repay an advance, enter it in "Check an offer": if it counts as credit, its rate may be above the legal limit. Then show it to a lawyer.',
  ]),
];
