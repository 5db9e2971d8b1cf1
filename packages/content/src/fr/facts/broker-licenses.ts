import { type BrokerRule, brokerRules as english, isMet } from '../../facts/broker-licenses.js';
import { language } from '../site/language.js';

export type { BrokerRule };
export { isMet };

interface Words extends Pick<BrokerRule, 'state' | 'needs' | 'covers'> {
  /** With its preposition. */
  inState: string;
}

/** By the English name of the state. */
const words: Readonly<Record<string, Words>> = {
  California: {
    state: 'Californie',
    inState: 'en Californie',
    needs: 'Permis de courtier en vertu de la California Financing Law',
    covers: 'les prêts',
  },
  Connecticut: {
    state: 'Connecticut',
    inState: 'au Connecticut',
    needs: 'Inscription comme courtier en financement fondé sur les ventes, Department of Banking',
    covers: 'les avances de fonds',
  },
  Florida: {
    state: 'Floride',
    inState: 'en Floride',
    needs: 'Adresse et numéro de téléphone dans toute publicité',
    covers: 'tout financement',
  },
  Missouri: {
    state: 'Missouri',
    inState: 'au Missouri',
    needs: 'Inscription comme courtier en financement commercial, Division of Finance',
    covers: 'les prêts, les avances de fonds et l’affacturage',
  },
  'North Dakota': {
    state: 'Dakota du Nord',
    inState: 'au Dakota du Nord',
    needs: 'Permis de courtier en prêts (money broker), Department of Financial Institutions',
    covers: 'les prêts et la location',
  },
  Texas: {
    state: 'Texas',
    inState: 'au Texas',
    needs: 'Inscription auprès de l’Office of Consumer Credit Commissioner',
    covers: 'les avances de fonds',
  },
  Vermont: {
    state: 'Vermont',
    inState: 'au Vermont',
    needs: 'Permis de sollicitation de prêts, Department of Financial Regulation',
    covers: 'les prêts',
  },
  Virginia: {
    state: 'Virginie',
    inState: 'en Virginie',
    needs: 'Inscription comme courtier en financement fondé sur les ventes, State Corporation Commission',
    covers: 'les avances de fonds',
  },
};

const rules = english.map((rule) => {
  const own = words[rule.state];
  if (!own) throw new Error(`src/fr/facts/broker-licenses.ts has no words for ${rule.state}`);
  return { ...rule, ...own, id: rule.state, isMet: isMet(rule) };
});

/** The states whose rules we have read. Others may have rules too. */
export const brokerRules: readonly BrokerRule[] = rules;

const list = new Intl.ListFormat(language.locale, { type: 'conjunction' });

/** Where we do not arrange a product, because we do not meet the state's rule for brokers. Undefined if there is no such state. */
export function notOffered(product: string): string | undefined {
  const states = rules.filter((one) => one.products.includes(product) && !one.isMet).map(({ inState }) => inState);
  return states.length > 0
    ? `Nous ne servons pas d’intermédiaire pour ce financement ${list.format(states)}\u00a0: un courtier doit y détenir un permis, y être inscrit ou afficher un numéro de téléphone, et nous n’indiquons rien de tel pour le moment. Si votre entreprise s’y trouve, veuillez ne pas en faire la demande par notre entremise.`
    : undefined;
}

/** What each rule means today, for the table in the terms. */
export const brokerEffects = rules.map((one) => ({
  ...one,
  effect: one.isMet
    ? `Indiqué ici\u00a0: nous y servons d’intermédiaire pour ${one.covers}`
    : `Non indiqué ici\u00a0: nous n’y servons pas d’intermédiaire pour ${one.covers}`,
}));
