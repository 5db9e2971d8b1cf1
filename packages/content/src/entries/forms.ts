import { figures } from '../figures.js';
import type { Forms } from '../schemas/forms.js';

/** The API keeps these words with each record: `consents` of its contract has their versions. */
const consent = 'I agree to receive partnership communications and can unsubscribe at any time.';
const generic = 'Who you work with, and what you would like to build together';

/** What forms say for Boundless, beyond the names of their fields. */
export const forms: Forms = {
  contact: {
    messagePlaceholder: 'Amount, timing and what the money is for',
    consent: 'Boundless may contact me about this message.',
  },
  partnership: {
    goalsPlaceholder: {
      generic,
      lender: 'Products, ticket size, regions, minimum time in business',
      referral: 'Who your clients are, and how many of them ask about funding',
      api: 'What you build, and where funding belongs in it',
    },
    consent,
    note: `We reply ${figures.responseTime}.`,
  },
  partnerInquiry: { experiencePlaceholder: generic, consent },
};
