import { expect, it } from 'vitest';
import { brokerSources, commercialMortgages, loanBrokerLaws } from '../src/facts/broker-sources.js';
import { contractLaws } from '../src/facts/contract-laws.js';
import { disclosureLaws } from '../src/facts/disclosure-laws.js';
import { facts } from '../src/facts/facts.js';
import { regulationZ } from '../src/facts/regulation-z.js';
import { overdueOn } from './overdue-on.js';

it('names each source after its last day, also those of calculators and of states that are in no table', async () => {
  const reasons = (await overdueOn('2100-01-01')).map(({ reason }) => reason);
  const sources = [
    regulationZ,
    commercialMortgages,
    ...Object.values(loanBrokerLaws),
    ...Object.values(brokerSources),
    ...[...disclosureLaws, ...contractLaws].flatMap((law) => law.sources),
    ...Object.values(facts).map(({ source }) => source),
  ];
  const missing = sources.filter(({ href }) => !reasons.some((reason) => reason.includes(`read ${href} again`)));
  expect(missing).toEqual([]);
});
