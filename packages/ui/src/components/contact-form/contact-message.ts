import { emailError, type FormMessages, onlyErrors, requiredError } from '../../lib/form-rules.js';

/** What the contact form sends. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  /** The value of the selected inquiry type, or ''. */
  inquiry: string;
  message: string;
}

export const contactDefaults: ContactMessage = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  inquiry: '',
  message: '',
};

export const validateContact = (
  { firstName, lastName, email, phone, message }: ContactMessage,
  messages: FormMessages,
) =>
  onlyErrors({
    firstName: requiredError(firstName, messages.required),
    lastName: requiredError(lastName, messages.required),
    email: emailError(email, messages),
    phone: requiredError(phone, messages.required),
    message: requiredError(message, messages.required),
  });
