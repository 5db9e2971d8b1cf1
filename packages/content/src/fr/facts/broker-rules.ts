import { isChecked, isMet, regionsWithout, stateRules } from '../../facts/broker-rules.js';
import { language } from '../site/language.js';

export type { StateRule } from '../../facts/broker-rules.js';
export { isChecked, isMet, regionsWithout, stateRules };

/** Each state with its preposition, by its English name. */
const inState: Readonly<Record<string, string>> = {
  California: 'en Californie',
  Connecticut: 'au Connecticut',
  Florida: 'en Floride',
  Illinois: 'en Illinois',
  Missouri: 'au Missouri',
  'North Dakota': 'au Dakota du Nord',
  Texas: 'au Texas',
  Utah: 'en Utah',
  Vermont: 'au Vermont',
  Virginia: 'en Virginie',
};

const list = new Intl.ListFormat(language.locale, { type: 'disjunction' });

const advice =
  'Un courtier doit y détenir un permis, y être inscrit ou afficher un numéro de téléphone dans son site, et nous n’avons encore rien de tel. Si votre entreprise s’y trouve, veuillez ne pas en faire la demande par notre entremise. Dans un État qui n’est pas dans le tableau de nos conditions d’utilisation, nous n’envoyons aucune demande à un prêteur avant d’avoir vérifié ses règles sur les courtiers et de vous avoir écrit que nous pouvons y agir.';

/** Where we do not arrange a product, because we do not meet the state's rule for brokers. Undefined if there is no such state. */
export function notOfferedIn(product: string): string | undefined {
  const states = stateRules
    .filter((one) => one.products.includes(product) && !isMet(one))
    .map(({ state }) => inState[state] ?? state);
  return states.length > 0
    ? `Nous ne servons pas d’intermédiaire pour ce financement ${list.format(states).replace(/ ou (?=[^,]*$)/, ' ni ')}.`
    : undefined;
}

/** The same with the reason and what to do. */
export function notOffered(product: string): string | undefined {
  const places = notOfferedIn(product);
  return places && `${places} ${advice}`;
}
