import type { LeadCall } from './paths.js';

interface ConsentWords {
  /** The day since which the words are shown. */
  version: string;
  words: string;
}

/**
 * The consent texts of each form, newest first. The sender agrees by a checkbox, or by subscribing to the newsletter.
 * Add new words in front and keep the old ones: a page that was opened earlier sends the old version.
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

export const consentWords = (call: LeadCall, version: string | undefined): ConsentWords =>
  consents[call].find((one) => one.version === version) ?? consents[call][0];
