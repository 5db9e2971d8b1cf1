import type { SelectOption } from '../select-field/index.js';

/** Every text that the contact form shows: neutral words, which a site completes with its hints and its consent. */
export const contactFormLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  inquiry: 'Inquiry type',
  inquiryPlaceholder: 'Select a topic',
  inquiries: [
    { value: 'funding', label: 'Funding' },
    { value: 'partnership', label: 'Partnership' },
    { value: 'integration', label: 'Integration' },
    { value: 'support', label: 'Support' },
    { value: 'media', label: 'Media' },
    { value: 'general', label: 'General' },
  ] as readonly SelectOption[],
  message: 'Message',
  messagePlaceholder: '',
  consent: 'You may contact me about this message.',
  submit: 'Send Message',
  submitting: 'Sending...',
  success: 'Thanks! Your message has been received.',
};

export type ContactFormLabels = typeof contactFormLabels;
