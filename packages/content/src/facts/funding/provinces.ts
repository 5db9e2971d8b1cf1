import { regions } from './regions.js';

/** Provinces with Ontario's days to pay for construction work, with some exceptions: the fact with the day since when, and the id of its source. */
export const promptPaymentProvinces = [
  { region: 'CA-AB', since: 'albertaPromptPaymentSince', source: 'alberta-prompt-payment' },
  { region: 'CA-SK', since: 'saskatchewanPromptPaymentSince', source: 'saskatchewan-prompt-payment' },
  { region: 'CA-MB', since: 'manitobaPromptPaymentSince', source: 'manitoba-prompt-payment' },
] as const;

const withRules = ['CA-ON', 'CA-QC', ...promptPaymentProvinces.map(({ region }) => region)];

/** The provinces and territories without construction rules of their own in `conditions.ts`. */
export const otherProvinces = Object.keys(regions).filter((id) => id.startsWith('CA-') && !withRules.includes(id));

/** Where the local offices of Community Futures are called CBDCs. */
export const atlantic = ['CA-NB', 'CA-NL', 'CA-NS', 'CA-PE'];
