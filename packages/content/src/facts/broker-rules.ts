import { wordList } from '../site/word-list.js';
import { anyStates, isSecuredOnlyIn, statesWith } from './state-rules.js';

const list = (states: readonly string[]) => wordList(states, 'and');
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = numbers[anyStates.length] ?? anyStates.length;

const advice =
  'Elsewhere in the US, please do not apply for it through us: take this result to your bank, a credit union or a community lender (CDFI).';

/** With what holds for the product in some of the states. */
const marked = (states: readonly string[], product: string, note = 'secured only') =>
  list(states.map((state) => (isSecuredOnlyIn(product, state) ? `${state} (${note})` : state)));

const all = anyStates.join();
function inStates(product: string) {
  const states = statesWith(product);
  if (states.length === 0) return 'none of them';
  return states.join() === all && !states.some((state) => isSecuredOnlyIn(product, state))
    ? `all ${count}`
    : marked(states, product);
}

const areSame = statesWith('term-loans').join() === all && statesWith('merchant-cash-advance').join() === all;

/** What we arrange in Canada: everything that needs no license for mortgages. */
const inCanada = 'In Canada we arrange funding everywhere, except what is secured by real estate.';

/** What we arrange in which states, by the rules for brokers that we have read and meet. */
export const arrangedWhere = areSame
  ? `In the US we arrange funding in ${count} states for now: ${marked(anyStates, 'term-loans', 'of loans only secured ones')}.`
  : `In the US we arrange funding in ${count} states for now: loans and credit lines in ${inStates('term-loans')}; cash advances in ${inStates('merchant-cash-advance')}; factoring in ${inStates('invoice-factoring')}.`;

/** Where we arrange a loan that is repaid as a share of sales, which needs what loans and what cash advances need. */
const revenueBased = statesWith('term-loans').filter((state) => statesWith('merchant-cash-advance').includes(state));
export const revenueBasedWhere =
  revenueBased.length > 0 ? `In the US only in ${list(revenueBased)}.` : 'Not arranged in the US for now.';

/** The same with Canada first. */
export const arrangedInBoth = `${inCanada} ${arrangedWhere}`;

const briefInUs = areSame
  ? `In the US only in ${marked(anyStates, 'term-loans', 'of loans only secured ones')} for now.`
  : `In the US for now: loans in ${inStates('term-loans')}; cash advances in ${inStates('merchant-cash-advance')}; factoring in ${inStates('invoice-factoring')}.`;

/** Both in fewer words, near a button. */
export const arrangedBrief = `Everywhere in Canada, except what is secured by real estate. ${briefInUs}`;

/** Where in the United States we arrange a product. */
export const arrangedIn = (product: string): string =>
  `In the US we arrange this only in ${marked(statesWith(product), product)}.`;

/** The same with what to do elsewhere. */
export const arrangedInOnly = (product: string): string => `${arrangedIn(product)} ${advice}`;

/** Where we arrange what, and what to do elsewhere. */
export const arranged = `${arrangedInBoth} Elsewhere in the US, use our tools and take the result to your bank.`;

/** The same with a link to the reasons. */
export const arrangedLinked = `${arranged} The [table in our terms](/terms-of-service#using-the-service) gives the reasons.`;
