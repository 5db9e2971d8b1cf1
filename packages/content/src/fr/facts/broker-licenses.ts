import type { BrokerRule } from '../../facts/broker-licenses.js';
import { isMet, stateRules } from '../../facts/state-rules.js';
import { brokerWords, everyFunding, loansOnly } from './broker-words.js';

export type { BrokerRule };

const rules = stateRules.map((rule) => {
  const own = brokerWords[rule.state];
  if (!own) throw new Error(`src/fr/facts/broker-words.ts has no words for ${rule.state}`);
  return { ...rule, ...own, id: rule.state, isMet: isMet(rule) };
});

/** The states whose rules we have read. Others may have rules too. */
export const brokerRules: readonly BrokerRule[] = rules;

const likeLoans = (covers: string) =>
  covers === loansOnly ? ', ni pour une avance ou de l’affacturage qui compterait comme un prêt' : '';

/** What each rule means today, for the table in the terms, in the order of the French names. */
export const brokerEffects = rules
  .toSorted((one, other) => one.state.localeCompare(other.state, 'fr'))
  .map((one) => ({
    ...one,
    effect: one.isMet
      ? `Nous l’avons\u00a0: nous y servons d’intermédiaire pour ${one.covers}`
      : `${one.region === 'US-FL' ? 'Aucun numéro de téléphone indiqué' : 'Aucun permis ni inscription indiqué pour cet État'}\u00a0: ${one.covers === everyFunding ? 'nous n’y servons d’intermédiaire pour aucun financement' : `pour ${one.covers}, nous n’y servons pas d’intermédiaire${likeLoans(one.covers)}`}`,
  }));
