import type { SelectOption } from '../select-field/index.js';
import type { ContactMessage } from './contact-message.js';

/** Every text that the contact form shows. */
export interface ContactFormLabels extends Record<keyof ContactMessage, string> {
  inquiryPlaceholder: string;
  inquiries: readonly SelectOption[];
  messagePlaceholder: string;
  consent: string;
  submit: string;
  submitting: string;
  success: string;
}
