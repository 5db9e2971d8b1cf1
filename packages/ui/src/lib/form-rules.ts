import { INVISIBLE } from './invisible.js';

/** The pattern of an e-mail address. */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- runs in the browser, on the visitor's own input
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const ATOM = String.raw`[^\s@.,:;<>\(\)\[\]\\"\p{Cc}\p{Cs}\uFFFD]+`;
const LETTER = String.raw`[a-zA-Z0-9\u{80}-\u{10FFFF}]`;
const LABEL = String.raw`${LETTER}(?:[a-zA-Z0-9\u{80}-\u{10FFFF}\-]{0,61}${LETTER})?`;
/**
 * The shape of an address that mail servers accept (RFC 5321 and 6531), for `pattern` attributes too: at most
 * 64 characters before the `@`, single dots, no quotes, brackets, commas or control characters. The labels of the domain
 * have at most 63 characters and no hyphen at their ends; the last one is not a number.
 */
export const EMAIL_SHAPE = String.raw`(?![^@]{65})${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\d+\.?$)${LABEL}\.?`;
const SHAPE = new RegExp(`^${EMAIL_SHAPE}$`, 'u');

/** Attributes of the usual fields: type, keyboard, autofill. */
export const inputs = {
  company: { autoComplete: 'organization' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

/** The maximum length of an address (RFC 5321). The pattern is slow on very long text. */
export const emailMaxLength = 254;

/**
 * Whether mail servers accept a trimmed text as an address, in any script. The API has the same rule
 * (`contract/schemas/email-address.ts`): what one accepts, the other does.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > emailMaxLength || !EMAIL_PATTERN.test(text)) return false;
  const plain = text.replace(INVISIBLE, '').normalize('NFKC');
  if (!SHAPE.test(plain)) return false;
  const [local = '', domain = ''] = plain.split('@');
  const host = hostName(domain);
  return new TextEncoder().encode(local).length <= 64 && host.length <= 254 && SHAPE.test(`${local}@${host}`);
}

/** The ASCII form of a domain. Empty if it has none. */
function hostName(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

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
    if (value && control?.type === 'email' && !isEmailAddress(value)) errors[name] = messages.email;
  }
  return errors;
}
