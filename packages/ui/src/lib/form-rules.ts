/** The pattern of an e-mail address. */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- runs in the browser, on the visitor's own input
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Attributes of every e-mail field: type, keyboard, autofill. */
export const emailInput = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
/** Attributes of every telephone field. */
export const phoneInput = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

/** The maximum length of an address (RFC 5321). The pattern is slow on very long text. */
const emailMaxLength = 254;

/** Error messages of the forms. */
export interface FormMessages {
  required: string;
  /** The text is not an e-mail address. */
  email: string;
  /** The newsletter's e-mail field is empty. */
  emailRequired: string;
  /** The partnership type is missing. */
  partnershipType: string;
  tooLong: (max: number) => string;
}

/** Error messages by field name. A valid field has none. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** The error of a required field. Expects a trimmed value. */
export const requiredError = (value: string, message: string) => (value ? undefined : message);

/** The error of a required e-mail field. */
export function emailError(value: string, messages: Pick<FormMessages, 'required' | 'email'>) {
  if (!value) return messages.required;
  return value.length <= emailMaxLength && EMAIL_PATTERN.test(value) ? undefined : messages.email;
}

/** Removes the valid fields. */
export const onlyErrors = <Name extends string>(errors: Record<Name, string | undefined>) =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message)) as FieldErrors<Name>;
