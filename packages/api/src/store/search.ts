import { type FormField, formFields, type LeadSource, sourceNames } from '../contract/index.js';
import { addressKey, visible } from '../contract/schemas/index.js';
import type { Lead, LeadBody } from './ports.js';

/** The fields that a search reads, for every kind of lead. A field that a kind does not have never matches. */
const searchedFields = Object.entries<FormField>({ ...formFields.contact, ...formFields.partnerships })
  .filter(([, { searched }]) => searched)
  .map(([name]) => name);

/** Letters that Unicode does not take for others with an accent, and what is typed for them on a keyboard without them. */
const otherLetters: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
};

/** In lower case, without accents and ligatures, which many leave out when they search: `cote` finds `Côté`. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßþøłđðħı]/g, (letter) => otherLetters[letter] ?? letter);

/** Also with the signs of a keyboard, where a phone types `O’Brien` or a hard space, and without what nobody sees. */
const folded = (text: string) =>
  withoutAccents(visible(text).replace(/[‘’ʼ′´]/g, "'"))
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[^\S\n]+/g, ' ');

/** The field of a search has no line breaks, so those of a message are blanks. In {@link searchText} they separate fields. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Older servers kept accents or signs, and may still add leads after the migration. */
const withAccents = (text: string) => text.normalize('NFC').toLowerCase();

/** The text that a search reads, folded: fields, the full name, the source and the key of the address. */
export function searchText(body: LeadBody): string {
  const source = body.source as LeadSource | undefined;
  const texts = [
    ...searchedFields.map((field) => body[field]),
    `${body.firstName ?? ''} ${body.lastName ?? ''}`,
    ...(source ? sourceNames.map((name) => source[name]) : []),
    addressKey(body.email ?? ''),
  ];
  const lines = texts.flatMap((text) => (typeof text === 'string' ? inOneLine(text) : []));
  return folded(lines.join('\n'));
}

/** A lead matches if its {@link searchText} contains one of these. */
export const searchTerms = (q: string) => [
  ...new Set(
    [q, ...(q.includes('@') ? [addressKey(q)] : [])].flatMap((text) => [
      folded(inOneLine(text)),
      withoutAccents(text),
      withAccents(text),
    ]),
  ),
];

/** The key of the mailbox that a lead came from. Empty if it has no address. */
export const mailboxKey = ({ email }: LeadBody) => (email === undefined ? '' : addressKey(email));

/** The unique key of a subscription: an address may have one. Undefined for other leads and ended subscriptions. */
export const subscriptionKey = ({ kind, spam, status, body }: Pick<Lead, 'kind' | 'spam' | 'status' | 'body'>) =>
  kind === 'subscriber' && !spam && status !== 'unsubscribed' ? addressKey(body.email) : undefined;

/** Returns {@link subscriptionKey} for the first lead with that key, and undefined for other spellings of the address. */
export function createUniqueKeys(): typeof subscriptionKey {
  const seen = new Set<string>();
  return (lead) => {
    const key = subscriptionKey(lead);
    if (key === undefined || seen.has(key)) return undefined;
    seen.add(key);
    return key;
  };
}
