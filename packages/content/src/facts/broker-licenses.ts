import { notOffered, notOfferedIn } from './broker-rules.js';
import { isMet, regionsWithout, type StateRule, stateRules } from './state-rules.js';

export { isMet, notOffered, notOfferedIn, regionsWithout };

/** What a state asks a broker of business financing to have: a license, a registration or a shown telephone number. */
export interface BrokerRule extends StateRule {
  needs: string;
  /** What it covers, for a sentence. */
  covers: string;
}

const words: Readonly<Record<string, Pick<BrokerRule, 'needs' | 'covers'>>> = {
  California: { needs: 'Broker license under the California Financing Law', covers: 'loans' },
  Connecticut: {
    needs: 'Registration as a broker of sales-based financing, Department of Banking',
    covers: 'cash advances',
  },
  Florida: { needs: 'Address and telephone number wherever it advertises', covers: 'any financing' },
  Illinois: {
    needs: 'Registration as a loan broker, Secretary of State, unless an exemption applies',
    covers: 'loans',
  },
  Missouri: {
    needs: 'Registration as a commercial financing broker, Division of Finance',
    covers: 'loans, cash advances or factoring',
  },
  'North Dakota': {
    needs: 'Money broker license, Department of Financial Institutions',
    // An order of the commissioner can count other kinds of financing as loans, and we have not read which it names.
    covers: 'any financing',
  },
  Texas: { needs: 'Registration with the Office of Consumer Credit Commissioner', covers: 'cash advances' },
  Utah: {
    needs:
      "Registration as a provider, Department of Financial Institutions, if it offers a bank's financing on its platform",
    covers: 'any financing',
  },
  Vermont: { needs: 'Loan solicitation license, Department of Financial Regulation', covers: 'loans' },
  Virginia: {
    needs: 'Registration as a sales-based financing broker, State Corporation Commission',
    covers: 'cash advances',
  },
};

/** The rules with what they ask for and cover. */
export const brokerRules: readonly BrokerRule[] = stateRules.map((rule) => {
  const own = words[rule.state];
  if (!own) throw new Error(`src/facts/broker-licenses.ts has no words for ${rule.state}`);
  return { ...rule, ...own };
});

/** The reason and what to do, once for a page that lists products with their states. Empty if we meet every rule. */
export const notOfferedAdvice = brokerRules.every(isMet)
  ? ''
  : 'In some states a broker needs a license, a registration or a telephone number on its site, and we do not yet have what they ask for. Each type of funding names these states: please do not apply for it there through us. In a state that is not in the table of our terms, we send no application to a lender until we have checked its rules for brokers and told you in writing that we may act there.';

/** That it depends on the state, where there is room for a line. Empty if we meet every rule. */
export const notEverywhereShort = brokerRules.every(isMet)
  ? ''
  : 'In some US states we arrange no funding, or not every type.';

/** The same with what we do where we have not read the rules, near a button. */
export const notEverywhere =
  notEverywhereShort &&
  `${notEverywhereShort} If yours is not in the table of our terms, we have not checked its rules for brokers yet, and we send nothing to a lender before we have.`;

/** The same with a link to the states. */
export const notEverywhereLinked = notEverywhere.replace(
  'the table of our terms',
  'the [table of our terms](/terms-of-service#using-the-service)',
);

/** What each rule means today, for the table in the terms. */
export const brokerEffects = brokerRules.map((one) => ({
  ...one,
  effect: isMet(one) ? `Listed: we arrange ${one.covers} there` : `Not listed: we do not arrange ${one.covers} there`,
}));
