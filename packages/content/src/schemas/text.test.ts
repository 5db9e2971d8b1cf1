import { expect, it } from 'vitest';
import { text } from './text.js';

it.each(['A\u000bb', 'A\u0000b', 'A\u200bb', 'A\u2028b', 'A\u202eb', 'A\ufeffb', 'A\ufffdb'])('refuses %j', (value) => {
  expect(text.safeParse(value).error?.issues[0]?.message).toBe('has a character that cannot be shown');
});

it('accepts letters of every script, emoji and line ends', () => {
  for (const value of ['Żółta Łódź', '日本', 'عربي', 'A\nb', '👩‍👩‍👧'])
    expect(text.safeParse(value).success).toBe(true);
});
