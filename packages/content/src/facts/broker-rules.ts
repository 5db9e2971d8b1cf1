import { isMet, stateRules } from './state-rules.js';

const list = new Intl.ListFormat('en', { type: 'disjunction' });

const advice =
  'A broker there needs a license, a registration or a telephone number on its site, and we do not yet have what these states ask for. If your business is there, please do not apply for it through us. In a state that is not in the table of our terms, we send no application to a lender until we have checked its rules for brokers and told you in writing that we may act there.';

/** Where we do not arrange a product, because we do not meet the state's rule for brokers. Undefined if there is no such state. */
export function notOfferedIn(product: string): string | undefined {
  const states = stateRules.filter((one) => one.products.includes(product) && !isMet(one)).map(({ state }) => state);
  return states.length > 0 ? `We do not arrange this in ${list.format(states)}.` : undefined;
}

/** The same with the reason and what to do. */
export function notOffered(product: string): string | undefined {
  const places = notOfferedIn(product);
  return places && `${places} ${advice}`;
}
