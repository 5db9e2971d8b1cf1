import type { SelectOption } from '../select-field/index.js';
import type { PartnershipVariant } from './partnership-inquiry.js';

/** Every text that the partnership form shows: neutral words, which a site completes with its hints, consent and promises. */
export const partnershipFormLabels = {
  company: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailPlaceholder: 'you@company.com',
  phone: 'Phone',
  partnershipType: 'Partnership type',
  typePlaceholder: 'Select a type',
  types: [
    { value: 'lender', label: 'Lender' },
    { value: 'referral', label: 'Referral' },
    { value: 'other', label: 'Other' },
  ] as readonly SelectOption[],
  /** A further type on the API page. */
  apiType: { value: 'api', label: 'API' } as SelectOption,
  partnershipGoals: 'Comments',
  goalsPlaceholder: {
    generic: '',
    lender: '',
    referral: '',
    api: '',
  } as Readonly<Record<PartnershipVariant, string>>,
  consent: 'You may contact me about this inquiry.',
  /** Beside the button: such as when to expect an answer. */
  note: '',
  submit: 'Submit Inquiry',
  submitting: 'Submitting...',
  success: 'Thanks! Your partnership inquiry has been received.',
};

export type PartnershipFormLabels = typeof partnershipFormLabels;
