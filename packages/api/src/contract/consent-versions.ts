import type { LeadCall } from './paths.js';

/* Apart from the words, which `consents.ts` has with all older ones, so that a page does not load them. */

/** The version of the newest words of each form's consent. */
export const consentVersions: Readonly<Record<LeadCall, string>> = {
  contact: '2026-11-29',
  partnerships: '2026-11-28d',
  subscribe: '2026-11-28d',
};

/** The version of the newest words beside the phone field: of a message, and of a partnership inquiry. */
export const phoneVersions = { phone: '2026-11-29', partnerPhone: '2026-11-29b' };

/** The name of the words beside the phone field of a form. */
export const phoneTextOf = (call: LeadCall): keyof typeof phoneVersions =>
  call === 'partnerships' ? 'partnerPhone' : 'phone';

/** The version of all words together: that of the newest. A plain form sends it. */
export const wordsVersion = [consentVersions, phoneVersions].flatMap(Object.values).sort().at(-1) ?? '';
