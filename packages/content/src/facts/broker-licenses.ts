import { isMet, type StateRule, stateRules } from './state-rules.js';

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
    covers: 'cash advances and factoring',
  },
  Florida: { needs: 'A telephone number wherever it advertises, beside its address', covers: 'any financing' },
  Illinois: {
    needs: 'Registration as a loan broker, Secretary of State, unless an exemption applies',
    covers: 'any financing',
  },
  Missouri: {
    needs: 'Registration as a commercial financing broker, Division of Finance',
    covers: 'any financing',
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

/** What may count as a loan in a state that asks for a license for loans alone. */
const likeLoans = (covers: string) =>
  covers === 'loans' ? ', nor an advance or factoring that would count as a loan' : '';

/** What each rule means today, for the table in the terms. */
export const brokerEffects = brokerRules.map((one) => ({
  ...one,
  effect: isMet(one)
    ? `We have it: we arrange ${one.covers} there`
    : `We have none yet: we do not arrange ${one.covers.replace(' and ', ' or ')} there${likeLoans(one.covers)}`,
}));
