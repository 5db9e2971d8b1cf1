import {
  brokerTexts,
  commercialMortgages as commercial,
  brokerSources as english,
  loanBrokerLaws as loanBrokers,
} from '../../facts/broker-sources.js';
import { brokerWords } from './broker-words.js';
import { lawInFrench } from './law-titles.js';

export { brokerTexts };

/** Where each rule for brokers stands, by state in French. */
export const brokerSources: typeof english = Object.fromEntries(
  Object.entries(english).map(([state, source]) => [brokerWords[state]?.state ?? state, lawInFrench(source)]),
);

export const loanBrokerLaws: typeof loanBrokers = {
  kansas: lawInFrench(loanBrokers.kansas),
  louisiana: lawInFrench(loanBrokers.louisiana),
};

export const commercialMortgages = lawInFrench(commercial);
