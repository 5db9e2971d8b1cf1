/** The pattern of an e-mail address. */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- runs in the browser, on the visitor's own input
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Attributes of the usual fields: type, keyboard, autofill. */
export const inputs = {
  company: { autoComplete: 'organization' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

/** The maximum length of an address (RFC 5321). The pattern is slow on very long text. */
const emailMaxLength = 254;

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

/** The errors of trimmed values, by the attributes of their controls: `required` and `type="email"`. */
export function controlErrors<Name extends string>(
  values: Record<Name, string>,
  form: HTMLFormElement,
  messages: Pick<FormMessages, 'required' | 'email'>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name in values) {
    const value = values[name];
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (!value && control?.required) errors[name] = messages.required;
    if (value && control?.type === 'email' && !(value.length <= emailMaxLength && EMAIL_PATTERN.test(value)))
      errors[name] = messages.email;
  }
  return errors;
}
