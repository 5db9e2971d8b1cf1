import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeRatio } from '../../../testing/time-ratio.js';
import { limits } from '../limits.js';
import { isEmailAddress, visible } from './email-address.js';
import { contactInput, partnershipInput, subscribeInput } from './inputs.js';

const filled = (max: number) =>
  fc.string({ unit: 'grapheme', maxLength: Math.max(1, Math.floor(max / 40)) }).filter((text) => text.trim() !== '');
/** The server removes what is invisible. */
const part = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 10 })
  .filter((text) => !/[\s@]/.test(text) && visible(text) === text);
const address = fc
  .tuple(part, part, part)
  .map(([user, host, top]) => `${user}@${host}.${top}`)
  .filter(isEmailAddress);

describe('the server accepts everything that the browser accepts', () => {
  it('in a contact message', () => {
    const message = fc.record({
      firstName: filled(limits.short),
      lastName: filled(limits.short),
      email: address,
      phone: filled(limits.phone),
      company: fc.string({ unit: 'grapheme', maxLength: 10 }),
      message: filled(limits.long),
    });
    fc.assert(fc.property(message, (input) => contactInput.safeParse(input).success));
  });

  it('in a partnership inquiry', () => {
    const inquiry = fc.record({
      company: filled(limits.short),
      firstName: filled(limits.short),
      lastName: filled(limits.short),
      email: address,
      phone: filled(limits.phone),
      partnershipType: fc.constantFrom('lender', 'referral', 'other', 'api'),
      partnershipGoals: filled(limits.long),
      consent: fc.boolean(),
    });
    fc.assert(fc.property(inquiry, (input) => partnershipInput.safeParse(input).success));
  });

  it('in an address with blanks around it', () => {
    fc.assert(fc.property(address, (email) => subscribeInput.parse({ email: ` ${email}\n` }).email === email));
  });
});

describe('the server stores', () => {
  it('no NUL and no lone surrogates, which databases refuse', () => {
    const { firstName } = contactInput.parse({ firstName: 'A\0B\uD800', lastName: 'B', email: 'a@b.c' });
    expect(firstName).toBe('A\uFFFDB\uFFFD');
  });

  it('no fields that the contract does not define', () => {
    const body = JSON.parse('{"email":"a@b.c","__proto__":{"admin":true},"constructor":1}');
    expect(subscribeInput.parse(body)).toEqual({ email: 'a@b.c' });
  });
});

it('refuses a very long address quickly', async () => {
  const refusing = (length: number) => () =>
    expect(subscribeInput.safeParse({ email: `a@${'.'.repeat(length)} ` }).success).toBe(false);
  // Quadratic code would take 400 times as long for an address that is 20 times as long.
  expect(await timeRatio(refusing(60_000), refusing(3_000))).toBeLessThan(100);
});
