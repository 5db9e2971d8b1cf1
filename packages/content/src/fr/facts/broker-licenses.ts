import { type BrokerRule, brokerRules as english } from '../../facts/broker-licenses.js';
import { isMet, regionsWithout } from '../../facts/state-rules.js';
import { notOffered, notOfferedIn } from './broker-rules.js';
import { brokerWords, everyFunding } from './broker-words.js';

export type { BrokerRule };
export { isMet, notOffered, notOfferedIn, regionsWithout };

const rules = english.map((rule) => {
  const own = brokerWords[rule.state];
  if (!own) throw new Error(`src/fr/facts/broker-words.ts has no words for ${rule.state}`);
  return { ...rule, ...own, id: rule.state, isMet: isMet(rule) };
});

/** The states whose rules we have read. Others may have rules too. */
export const brokerRules: readonly BrokerRule[] = rules;

/** The reason and what to do, once for a page that lists products with their states. Empty if we meet every rule. */
export const notOfferedAdvice = rules.every((one) => one.isMet)
  ? ''
  : 'Dans certains États, un courtier doit détenir un permis, être inscrit ou afficher un numéro de téléphone dans son site, et nous n’avons encore rien de tel. Chaque type de financement indique ces États : veuillez ne pas y en faire la demande par notre entremise. Dans un État qui n’est pas dans le tableau de nos conditions d’utilisation, nous n’envoyons aucune demande à un prêteur avant d’avoir vérifié ses règles sur les courtiers et de vous avoir écrit que nous pouvons y agir.';

/** That it depends on the state, where there is room for a line. Empty if we meet every rule. */
export const notEverywhereShort = rules.every((one) => one.isMet)
  ? ''
  : 'Service limité ou non offert dans certains États américains.';

/** The same with what we do where we have not read the rules, near a button. */
export const notEverywhere = rules.every((one) => one.isMet)
  ? ''
  : 'Dans certains États américains, notre service est limité à certains types de financement, ou n’est pas offert. Si le vôtre ne figure pas dans le tableau de nos conditions d’utilisation, nous n’avons pas encore vérifié ses règles sur les courtiers, et nous n’y envoyons rien à un prêteur avant de l’avoir fait.';

/** The same with a link to the states. */
export const notEverywhereLinked = notEverywhere.replace(
  'le tableau de nos conditions d’utilisation',
  'le [tableau de nos conditions d’utilisation](/terms-of-service#using-the-service)',
);

/** What each rule means today, for the table in the terms. */
export const brokerEffects = rules.map((one) => ({
  ...one,
  effect: one.isMet
    ? `Indiqué ici\u00a0: nous y servons d’intermédiaire pour ${one.covers}`
    : `${one.region === 'US-FL' ? 'Aucun numéro de téléphone indiqué' : 'Aucun permis ni inscription indiqué pour cet État'}\u00a0: ${one.covers === everyFunding ? 'nous n’y servons d’intermédiaire pour aucun financement' : `nous n’y servons pas d’intermédiaire pour ${one.covers}`}`,
}));
