import { expect, it } from 'vitest';
import { wordList } from './word-list.js';

it.each([
  [[], ''],
  [['Texas'], 'Texas'],
  [['Texas', 'Vermont'], 'Texas and Vermont'],
  [['California', 'Texas', 'Vermont'], 'California, Texas and Vermont'],
])('joins %j', (words, text) => {
  expect(wordList(words, 'and')).toBe(text);
});
