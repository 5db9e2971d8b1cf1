import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.js';

const minute = 60_000;
const hour = 60 * minute;

it.each([
  [0, '1 minute'],
  [minute, '1 minute'],
  [hour - 1, '59 minutes'],
  [hour, '1 hour'],
  [24 * hour, '24 hours'],
  [48 * hour - 1, '47 hours'],
  [48 * hour, '2 days'],
  [20 * 24 * hour, '20 days'],
])('formats %i ms as %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

it('is in the language of its locale', () => {
  expect(formatDuration(3 * hour, 'fr-CA')).toMatch(/^3.heures$/);
});
