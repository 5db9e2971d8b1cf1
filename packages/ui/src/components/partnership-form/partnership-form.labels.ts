import type { SelectOption } from '../select-field/index.js';
import type { PartnershipVariant } from './partnership-inquiry.js';

/** Every text that the partnership form shows. */
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
    generic: 'Who you work with, and what you would like to build together',
    lender: 'Products, ticket size, regions, minimum time in business',
    referral: 'Who your clients are, and how many of them ask about funding',
    api: 'What you build, and where funding belongs in it',
  } satisfies Record<PartnershipVariant, string>,
  consent: 'I agree to receive partnership communications and can unsubscribe at any time.',
  note: 'We reply within 24 hours.',
  submit: 'Submit Inquiry',
  submitting: 'Submitting...',
  success: 'Thanks! Your partnership inquiry has been received.',
};

export type PartnershipFormLabels = typeof partnershipFormLabels;
