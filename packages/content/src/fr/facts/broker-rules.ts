import { anyStates, isSecuredOnlyIn, statesWith } from '../../facts/state-rules.js';
import { wordList } from '../../site/word-list.js';
import { inState } from './funding/in-state.js';

/** The states whose French names differ, by their English names. */
const inFrench: Readonly<Record<string, string>> = {
  California: 'Californie',
  Florida: 'Floride',
  'North Dakota': 'Dakota du Nord',
  Virginia: 'Virginie',
};
const frenchName = (state: string) => inFrench[state] ?? state;

const list = (states: readonly string[]) => wordList(states, 'et');
const numbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const count = numbers[anyStates.length] ?? anyStates.length;

const advice =
  'Ailleurs aux États-Unis, veuillez ne pas en faire la demande par notre entremise : apportez plutôt ce résultat à votre banque, à une coopérative de crédit ou à un prêteur communautaire (CDFI).';

const all = anyStates.join();
/** With what holds for the product in some of the states. */
const named = (states: readonly string[], product = '', note = 'avec garantie seulement') =>
  list(
    states.map((state) => {
      const place = inState(frenchName(state));
      return isSecuredOnlyIn(product, state) ? `${place} (${note})` : place;
    }),
  );

function inStates(product: string, everywhere = `dans les ${count}`) {
  const states = statesWith(product);
  if (states.length === 0) return 'dans aucun';
  return states.join() === all && !states.some((state) => isSecuredOnlyIn(product, state))
    ? everywhere
    : named(states, product);
}

const areSame = statesWith('term-loans').join() === all && statesWith('merchant-cash-advance').join() === all;

/** What we arrange in Canada: everything that needs no license for mortgages. */
const inCanada = 'Au Canada, nous servons d’intermédiaire partout, sauf pour ce qui est garanti par un immeuble.';

/** What we arrange in which states, by the rules for brokers that we have read and meet. */
export const arrangedWhere = areSame
  ? `Aux États-Unis, nous servons d’intermédiaire dans ${count} États pour le moment : ${named(anyStates, 'term-loans', 'pour les prêts, avec garantie seulement')}.`
  : `Aux États-Unis, nous servons d’intermédiaire dans ${count} États pour le moment : pour les prêts et les marges de crédit, ${inStates('term-loans')}; pour les avances de fonds, ${inStates('merchant-cash-advance')}; pour l’affacturage, ${inStates('invoice-factoring')}.`;

const revenueBased = statesWith('term-loans').filter((state) => statesWith('merchant-cash-advance').includes(state));
export const revenueBasedWhere =
  revenueBased.length > 0
    ? `Aux États-Unis, seulement ${named(revenueBased)}.`
    : 'Non offert aux États-Unis pour le moment.';

/** The same with Canada first. */
export const arrangedInBoth = `${inCanada} ${arrangedWhere}`;

const briefInUs = areSame
  ? `Aux États-Unis, pour le moment : ${named(anyStates, 'term-loans', 'pour les prêts, avec garantie seulement')}.`
  : `Aux États-Unis, pour le moment : prêts ${inStates('term-loans')}; avances ${inStates('merchant-cash-advance')}; affacturage ${inStates('invoice-factoring', `dans ces ${count} États`)}.`;

/** Both in fewer words, near a button. */
export const arrangedBrief = `Partout au Canada, sauf si un immeuble sert de garantie. ${briefInUs}`;

/** Where in the United States we arrange a product. */
export const arrangedIn = (product: string): string =>
  `Aux États-Unis, nous servons d’intermédiaire pour ce financement seulement ${named(statesWith(product), product)}.`;

/** The same with what to do elsewhere. */
export const arrangedInOnly = (product: string): string => `${arrangedIn(product)} ${advice}`;

/** Where we arrange what, and what to do elsewhere. */
export const arranged = `${arrangedInBoth} Ailleurs aux États-Unis, servez-vous de nos outils et apportez le résultat à votre banque.`;

/** The same with a link to the reasons. */
export const arrangedLinked = `${arranged} Le [tableau de nos conditions d’utilisation](/terms-of-service#using-the-service) en donne les raisons.`;
