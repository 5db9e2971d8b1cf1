import fc from 'fast-check';
import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, it } from 'vitest';
import { addressKey, isEmailAddress, toMailbox } from './email-address.js';
import { subscribeInput } from './inputs.js';

it.each([
  ['Ada@Example.COM', 'ada@example.com'],
  ['a\u200Bd\u00ADa\u{E0061}@exam\u2060ple.com', 'ada@example.com'],
  ['\u202Eada@example.com\u202C', 'ada@example.com'],
  ['ａｄａ@ｅｘａｍｐｌｅ.ｃｏｍ', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['zoe\u0308@example.com', 'zoë@example.com'],
  ['ZOË@example.com', 'zoË@example.com'],
  ['mar\u212A@example.com', 'mar\u212A@example.com'],
  ['mark@mar\u212A.com', 'mark@mark.com'],
  ['ada@faß.de', 'ada@xn--fa-hia.de'],
  ['ada@XN--FA-HIA.de', 'ada@xn--fa-hia.de'],
  ['"a@b"@exämple.com', '"a@b"@xn--exmple-cua.com'],
  ['ada@exämple.com/x', 'ada@exämple.com/x'],
  ['ada@1.2', 'ada@1.2'],
])('the key of %j is %j', (typed, key) => {
  expect(addressKey(typed)).toBe(key);
  expect(addressKey(key)).toBe(key);
});

it('is written to in the letter case that was typed, without what nobody sees', () => {
  expect(toMailbox('Ad\u00ADa@Exämple.com.')).toBe('Ada@xn--exmple-cua.com');
});

it('is stored as it was typed, without what nobody sees', () => {
  expect(subscribeInput.parse({ email: ' \uFEFFＡd\u200Ba@Exämple.com. ' })).toEqual({ email: 'Ａda@Exämple.com.' });
  expect(subscribeInput.safeParse({ email: '\u200B@example.com' }).success).toBe(false);
});

it.each([
  '<ada@example.com>',
  'ada@example..com',
  'a\0da@example.com',
  'ada@example.com\u0007',
  '\uD800da@example.com',
  'a＠b.co@example.com',
])('refuses %j with the message of a wrong address', (email) => {
  const { error } = subscribeInput.safeParse({ email });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email address']);
});

/** Addresses with the characters that parsers of addresses treat in their own ways. */
const typed = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom(...'aZé字\u0308\u200B\u212A＠<>"\'(),:;\\[]. +%\0\n／…'),
      minLength: 1,
      maxLength: 6,
    }),
    fc.string({ unit: fc.constantFrom(...'aZéß字\u0308\u200B。。<>-_.1'), minLength: 1, maxLength: 6 }),
    fc.constantFrom('com', 'com.', '例', 'مصر', '1', 'xn--p1ai'),
  )
  .map(([local, host, top]) => `${local}@${host}.${top}`)
  .filter(isEmailAddress);

it('is the address that mail is sent to', () => {
  fc.assert(
    fc.property(typed, (email) => {
      const address = toMailbox(email);
      expect(addressparser(address)).toEqual([{ name: '', address }]);
      const { to } = new MailComposer({ to: { name: '', address } }).compile().getEnvelope();
      expect(to.map(addressKey)).toEqual([addressKey(email)]);
      expect(addressKey(address)).toBe(addressKey(email));
    }),
    { numRuns: 2_000 },
  );
});
