/** What the forms take for an e-mail address. */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- of what a visitor types, in the browser
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Attributes of every e-mail field: type, keyboard, autofill. */
export const emailInput = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
/** The same for a telephone number. */
export const phoneInput = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

/** No address is longer (RFC 5321), and the pattern is slow on very long text. */
const emailMaxLength = 254;

/** What the forms say about a field. */
export interface FormMessages {
  required: string;
  /** The address cannot be one. */
  email: string;
  /** The newsletter has no address. */
  emailRequired: string;
  /** The partnership type is missing. */
  partnershipType: string;
  tooLong: (max: number) => string;
}

/** Messages by field name. A field without one is fine. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** The message for a field that must not be empty. Values are trimmed by then. */
export const requiredError = (value: string, message: string) => (value ? undefined : message);

/** The message for an e-mail field that must not be empty. */
export function emailError(value: string, messages: Pick<FormMessages, 'required' | 'email'>) {
  if (!value) return messages.required;
  return value.length <= emailMaxLength && EMAIL_PATTERN.test(value) ? undefined : messages.email;
}

/** Leaves out the fields that are fine. */
export const onlyErrors = <Name extends string>(errors: Record<Name, string | undefined>) =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message)) as FieldErrors<Name>;
