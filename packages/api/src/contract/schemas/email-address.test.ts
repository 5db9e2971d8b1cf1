import { expect, it } from 'vitest';
import { addressKey, toMailbox } from './email-address.js';
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
