import { californiaLaw } from './california-law.js';
import { ceba } from './ceba.js';
import { connecticutIndex } from './connecticut-index.js';
import { criminalRate } from './criminal-rate.js';
import { csbfp } from './csbfp.js';
import { debitStops } from './debit-stops.js';
import { debits } from './debits.js';
import { oldCriminalRate } from './old-criminal-rate.js';
import { prime } from './prime.js';
import { promptPayment } from './prompt-payment.js';
import { quebec } from './quebec.js';
import { rateDisclosure } from './rate-disclosure.js';
import { sbaFacts } from './sba.js';
import { surveys } from './surveys.js';
import { tax } from './tax.js';
import { usury } from './usury.js';

/** Every rate and rule that pages state, in French. */
export const facts = {
  ...prime,
  ...sbaFacts,
  ...csbfp,
  ...ceba,
  ...criminalRate,
  ...oldCriminalRate,
  ...tax,
  ...usury,
  ...connecticutIndex,
  ...californiaLaw,
  ...surveys,
  ...promptPayment,
  ...quebec,
  ...debits,
  ...debitStops,
  ...rateDisclosure,
};
