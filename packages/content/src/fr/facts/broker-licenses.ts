import { type BrokerRule, brokerRules as english } from '../../facts/broker-licenses.js';
import { isMet } from '../../facts/state-rules.js';
import { arrangedInBoth } from './broker-rules.js';
import { brokerWords, everyFunding } from './broker-words.js';

export type { BrokerRule };

const rules = english.map((rule) => {
  const own = brokerWords[rule.state];
  if (!own) throw new Error(`src/fr/facts/broker-words.ts has no words for ${rule.state}`);
  return { ...rule, ...own, id: rule.state, isMet: isMet(rule) };
});

/** The states whose rules we have read. Others may have rules too. */
export const brokerRules: readonly BrokerRule[] = rules;

/** The reason and what to do, once for a page that lists products with their states. */
export const arrangedAdvice =
  'Chaque type de financement indique les États américains où nous servons d’intermédiaire. Ailleurs aux États-Unis, un courtier doit détenir un permis, être inscrit ou afficher un numéro de téléphone dans son site, et nous n’avons encore rien de tel, ou notre vérification des règles sur les courtiers n’est pas terminée. Veuillez ne pas y présenter de demande par notre entremise : nous n’y envoyons aucune demande à un prêteur avant d’avoir vérifié ces règles et de vous avoir écrit que nous pouvons y agir.';

/** Where we arrange what, and what to do elsewhere. */
export const arranged = `${arrangedInBoth} Ailleurs aux États-Unis, servez-vous de nos outils et apportez le résultat à votre banque.`;

/** The same with a link to the reasons. */
export const arrangedLinked = `${arranged} Le [tableau de nos conditions d’utilisation](/terms-of-service#using-the-service) en donne les raisons.`;

/** What each rule means today, for the table in the terms, in the order of the French names. */
export const brokerEffects = rules
  .toSorted((one, other) => one.state.localeCompare(other.state, 'fr'))
  .map((one) => ({
    ...one,
    effect: one.isMet
      ? `Nous l’avons\u00a0: nous y servons d’intermédiaire pour ${one.covers}`
      : `${one.region === 'US-FL' ? 'Aucun numéro de téléphone indiqué' : 'Aucun permis ni inscription indiqué pour cet État'}\u00a0: ${one.covers === everyFunding ? 'nous n’y servons d’intermédiaire pour aucun financement' : `pour ${one.covers}, nous n’y servons pas d’intermédiaire`}`,
  }));
