import { EMAIL_PATTERN, limits } from '../limits.js';

const ASCII = /^[ -~]*$/;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const CONTROL = /\p{Cc}/gu;
/** Unicode's block of letters with another width, which an input method for Japanese types. */
const OTHER_WIDTH = /[\uFF01-\uFFEE]+/g;
/** NFC would make ASCII of the other three, such as the Kelvin sign, and another person's address of this one. */
const NORMALIZED = /[^\u037E\u1FEF\u212A]+/g;

const ATOM = String.raw`[^\s@.,:;<>()[\]\\"\p{Cc}\p{Cs}\uFFFD]+`;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const LOCAL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*$`, 'u');
/** Before encoding, because the ASCII form of a label in another script ends with other characters. */
const OUTER_HYPHEN = /(?:^|\.)-|-(?:\.|$)/;
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?!\d+\.?$)${LABEL}\.?$`);

/** Removes what nobody sees and what is copied with an address: zero-width characters, soft hyphens. */
export const visible = (text: string) => text.replace(INVISIBLE, '');

const normalize = (text: string) =>
  text.replace(OTHER_WIDTH, (part) => part.normalize('NFKC')).replace(NORMALIZED, (part) => part.normalize('NFC'));

/** The ASCII form of a domain in the WHATWG way, which browsers and Node have. Empty if it has none. */
function hostName(domain: string): string {
  // With these, the URL below would have more than a domain, or leave them out.
  if (/[/\\?#:@%\p{Cc}]/u.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Faster for ASCII, and a URL would also read `1.2` as an IPv4 address. */
const asciiDomain = (domain: string) => (ASCII.test(domain) ? domain : hostName(domain) || domain);

/** The mailbox of an address as it was typed: NFC in usual widths, nothing invisible, an ASCII domain without a trailing dot. */
export function toMailbox(typed: string): string {
  const text = ASCII.test(typed) ? typed : normalize(visible(typed).replace(CONTROL, ''));
  const at = text.lastIndexOf('@') + 1;
  return text.slice(0, at) + asciiDomain(text.slice(at)).replace(/\.$/, '');
}

/** The key of an address: equal for all spellings of one mailbox. Only ASCII letters are folded, as mail servers do. */
export const addressKey = (typed: unknown) =>
  toMailbox(String(typed)).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Whether mail servers accept an address (RFC 5321 and 6531), in any script. The local part has at most 64 bytes, single
 * dots, no quotes, brackets, commas or control characters. The labels of the domain have at most 63 ASCII characters and
 * no hyphen at their ends; the last one is not a number. The kit has the same rule (`lib/form-rules.ts`).
 */
export function isEmailAddress(typed: string): boolean {
  if (typed.length > limits.email || !EMAIL_PATTERN.test(typed)) return false;
  const plain = visible(typed).normalize('NFKC');
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, at);
  const domain = plain.slice(at + 1);
  const host = hostName(domain);
  return (
    !OUTER_HYPHEN.test(domain) &&
    LOCAL.test(local) &&
    new TextEncoder().encode(local).length <= 64 &&
    host.length <= 254 &&
    DOMAIN.test(host)
  );
}
