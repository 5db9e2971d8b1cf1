import { expect, it } from 'vitest';
import { plain } from './strings.js';

it.each([
  ['See [7(a) loans](https://sba.gov/7(a)-loans) now', 'See 7(a) loans now'],
  ['[**Ask**](/contact-us) **[us](/about-us)** [today]', 'Ask us [today]'],
])('plain leaves the words of %s', (markup, words) => expect(plain(markup)).toBe(words));
