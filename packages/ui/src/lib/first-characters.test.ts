import { expect, it } from 'vitest';
import { firstCharacters } from './first-characters.js';

it.each([
  ['Noor', 2, 'No'],
  ['Noor', 4, 'Noor'],
  ['', 1, ''],
  ['Be\u0301a', 2, 'Be\u0301'],
  ['🇨🇦🇺🇸', 1, '🇨🇦'],
  ['👨‍👩‍👧‍👦!', 1, '👨‍👩‍👧‍👦'],
  ['E\u0301mile', 1, 'E\u0301'],
])('of %j the first %i are %j', (text, count, first) => expect(firstCharacters(text, count)).toBe(first));
