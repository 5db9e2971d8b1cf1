import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createNewsletterLinks } from './links.js';

const origin = 'https://www.boundless.example';
const links = createNewsletterLinks('a secret', origin);
const id = randomUUID();
const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? '';
const token = tokenOf(links.address('unsubscribe', id));

describe('a link of the newsletter', () => {
  it('leads to the public site, and can be read with the same secret', () => {
    expect(links.address('confirm', id)).toMatch(
      /^https:\/\/www\.boundless\.example\/newsletter\/confirm\?token=[\w-]{43}$/,
    );
    expect(createNewsletterLinks('a secret', origin).read('unsubscribe', token)).toBe(id);
  });

  it('is valid for one purpose only, and not with another secret', () => {
    expect(links.read('confirm', token)).toBeUndefined();
    expect(createNewsletterLinks('another', origin).read('unsubscribe', token)).toBeUndefined();
  });

  it('is invalid if any character is changed', () => {
    for (let at = 0; at < token.length - 1; at += 1) {
      const altered = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(links.read('unsubscribe', altered)).toBeUndefined();
    }
  });

  it.each([undefined, '', 'x', 'é', token.slice(1), `${token}AAAA`, [token, token], '\0'])(
    'is not valid: %j',
    (text) => {
      expect(links.read('unsubscribe', text)).toBeUndefined();
    },
  );
});
