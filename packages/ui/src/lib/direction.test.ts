import { expect, it } from 'vitest';
import { directionOf } from './direction.js';

it.each(['ar', 'ar-EG', 'he', 'iw', 'fa-IR', 'ur', 'yi', 'ps', 'dv', 'pa-PK', 'uz-AF', 'ku-Arab'])(
  'writes %s from right to left',
  (lang) => expect(directionOf(lang)).toBe('rtl'),
);

it.each(['en', 'fr-CA', 'ja', 'pa', 'tr', 'ku', 'ar-Latn', 'xx'])('writes %s from left to right', (lang) =>
  expect(directionOf(lang)).toBe('ltr'),
);

it('leaves the direction to the page without a language', () => expect(directionOf(undefined)).toBeUndefined());
