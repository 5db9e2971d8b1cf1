import { emailError, onlyErrors, requiredError } from '../../lib/form-rules.js';

/** What the contact form sends. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  /** Begins with the inquiry type where one was chosen. */
  message: string;
}

export const contactDefaults = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  inquiry: '',
  message: '',
};

type ContactValues = typeof contactDefaults;

export const validateContact = ({ firstName, lastName, email, phone, message }: ContactValues) =>
  onlyErrors({
    firstName: requiredError(firstName),
    lastName: requiredError(lastName),
    email: emailError(email),
    phone: requiredError(phone),
    message: requiredError(message),
  });

export const contactMessage = ({ inquiry, message, ...values }: ContactValues): ContactMessage => ({
  ...values,
  message: inquiry ? `Inquiry Type: ${inquiry}\n\n${message}` : message,
});
