import { figures } from '../figures.js';
import type { Forms } from '../schemas/forms.js';

/** The API keeps these words with each record: `consents` of its contract has their versions. */
const consent = 'I agree to receive partnership communications and can unsubscribe at any time.';
const generic = 'Who you work with, and what you would like to build together';

const person = { firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone', company: 'Company' };

const inquiry = {
  ...person,
  partnershipType: 'Partnership type',
  typePlaceholder: 'Select a type',
  consent,
  submit: 'Submit Inquiry',
  submitting: 'Submitting...',
  success: 'Thanks! Your partnership inquiry has been received.',
};

/** What the forms say. Messages about wrong fields belong to the API's contract, which answers with the same ones. */
export const forms: Forms = {
  contact: {
    ...person,
    inquiry: 'Inquiry type',
    inquiryPlaceholder: 'Select a topic',
    inquiries: [
      { value: 'funding', label: 'Funding' },
      { value: 'partnership', label: 'Partnership' },
      { value: 'integration', label: 'Integration' },
      { value: 'support', label: 'Support' },
      { value: 'media', label: 'Media' },
      { value: 'general', label: 'General' },
    ],
    message: 'Message',
    messagePlaceholder: 'Amount, timing and what the money is for',
    consent: 'Boundless may contact me about this message.',
    submit: 'Send Message',
    submitting: 'Sending...',
    success: 'Thanks! Your message has been received.',
  },
  partnership: {
    ...inquiry,
    emailPlaceholder: 'you@company.com',
    types: [
      { value: 'lender', label: 'Lender' },
      { value: 'referral', label: 'Referral' },
      { value: 'other', label: 'Other' },
    ],
    apiType: { value: 'api', label: 'API' },
    partnershipGoals: 'Comments',
    goalsPlaceholder: {
      generic,
      lender: 'Products, ticket size, regions, minimum time in business',
      referral: 'Who your clients are, and how many of them ask about funding',
      api: 'What you build, and where funding belongs in it',
    },
    note: `We reply ${figures.responseTime}.`,
  },
  partnerInquiry: {
    ...inquiry,
    email: 'Business Email',
    types: [
      { value: 'lender', label: 'Lending Partner' },
      { value: 'referral', label: 'Referral Partner' },
      { value: 'other', label: 'Other' },
    ],
    experience: 'Comments',
    experiencePlaceholder: generic,
  },
};
