import { emailError, onlyErrors, requiredError } from '../../lib/form-rules.js';

/** What the contact form sends. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  /** The value of the inquiry type that was chosen, or ''. */
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

export const validateContact = ({ firstName, lastName, email, phone, message }: ContactMessage) =>
  onlyErrors({
    firstName: requiredError(firstName),
    lastName: requiredError(lastName),
    email: emailError(email),
    phone: requiredError(phone),
    message: requiredError(message),
  });
