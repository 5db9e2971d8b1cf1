import type { LeadCall } from './paths.js';

interface ConsentWords {
  /** The day from which on the words are shown. */
  version: string;
  words: string;
}

/**
 * What each form asks its sender to agree to, the newest first: by a box, or for the newsletter by subscribing.
 *
 * New words go in front, and the old ones stay: a page that was opened before names their version.
 */
export const consents: Readonly<Record<LeadCall, readonly [ConsentWords, ...ConsentWords[]]>> = {
  contact: [{ version: '2026-11-23', words: 'Boundless may contact me about this message.' }],
  partnerships: [
    {
      version: '2026-11-23',
      words: 'I agree to receive partnership communications and can unsubscribe at any time.',
    },
  ],
  subscribe: [
    {
      version: '2026-11-23',
      words:
        "One funding note a month. Rates, lender appetite and what we learned from this month's matches. Unsubscribe at any time.",
    },
  ],
};

/** The words of a version, or those that are shown now. */
export const consentWords = (call: LeadCall, version: string | undefined): ConsentWords =>
  consents[call].find((one) => one.version === version) ?? consents[call][0];
