import type { SelectOption } from '../select-field/index.js';

/** Every text that the contact form shows. */
export interface ContactFormLabels {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  inquiry: string;
  inquiryPlaceholder: string;
  inquiries: readonly SelectOption[];
  message: string;
  messagePlaceholder: string;
  consent: string;
  submit: string;
  submitting: string;
  success: string;
}
