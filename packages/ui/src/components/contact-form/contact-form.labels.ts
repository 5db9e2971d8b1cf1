import type { SelectOption } from '../select-field/index.js';
import type { ContactMessage } from './contact-message.js';

/** Every text that the contact form shows. */
export interface ContactFormLabels extends Record<keyof ContactMessage, string> {
  /** Label of a checkbox below the phone field, for the consent to calls and texts. Without it there is none. */
  phoneConsent?: string | undefined;
  /** A line below the button about what happens to the data, with light markup. Without it there is none. */
  privacy?: string | undefined;
  inquiryPlaceholder: string;
  inquiries: readonly SelectOption[];
  messagePlaceholder: string;
  consent: string;
  submit: string;
  submitting: string;
  success: string;
}
