import { domainToASCII } from 'node:url';

const ASCII = /^[ -~]*$/;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** Unicode's block of letters with another width, which an input method for Japanese types. */
const OTHER_WIDTH = /[\uFF01-\uFFEE]+/g;
/** NFC would make ASCII of the other three, such as the Kelvin sign, and another person's address of this one. */
const NORMALIZED = /[^\u037E\u1FEF\u212A]+/g;

/** Removes what nobody sees: zero-width characters, soft hyphens, control characters. */
export const visible = (text: string) => text.replace(INVISIBLE, '');

const normalize = (text: string) =>
  text.replace(OTHER_WIDTH, (part) => part.normalize('NFKC')).replace(NORMALIZED, (part) => part.normalize('NFC'));

function asciiDomain(domain: string): string {
  // Faster, and Node would also read such a domain as an IPv4 address, or ignore what follows a slash.
  if (ASCII.test(domain) || /[/\\?#]/.test(domain)) return domain;
  return domainToASCII(domain) || domain;
}

/** The mailbox of an address as it was typed: NFC in usual widths, nothing invisible, an ASCII domain without a trailing dot. */
export function toMailbox(typed: string): string {
  const text = ASCII.test(typed) ? typed : normalize(visible(typed));
  const at = text.lastIndexOf('@') + 1;
  return text.slice(0, at) + asciiDomain(text.slice(at)).replace(/\.$/, '');
}

/** The key of an address: equal for all spellings of one mailbox. Only ASCII letters are folded, as mail servers do. */
export const addressKey = (typed: unknown) =>
  toMailbox(String(typed)).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
