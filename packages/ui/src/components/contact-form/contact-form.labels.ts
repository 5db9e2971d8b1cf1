import type { SelectOption } from '../select-field/index.js';
import type { ContactMessage } from './contact-message.js';

/** Every text that the contact form shows. */
export interface ContactFormLabels extends Record<keyof ContactMessage, string> {
  /** Label of a checkbox below the phone field, for the consent to calls and texts. Without it there is none. */
  phoneConsent?: string | undefined;
  inquiryPlaceholder: string;
  inquiries: readonly SelectOption[];
  messagePlaceholder: string;
  consent: string;
  submit: string;
  submitting: string;
  success: string;
}
