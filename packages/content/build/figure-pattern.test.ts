import { expect, it } from 'vitest';
import { figuresIn } from './figure-pattern.js';

it.each([
  ['over $3.5B+ in requests', ['$3.5B+']],
  ['a 4x success rate', ['4x']],
  ['in 24-48 hours', ['24-48']],
  ['within minutes', ['within minutes']],
  ['hundreds of lenders', ['hundreds']],
  ['at least six months old', ['six months']],
  ['three happy clients', ['three happy clients']],
  ['Six ways to fund what comes next, and one lender', []],
  ['Support hours', []],
  ['we doubled our sales', ['doubled']],
  ['Double dipping', []],
])('finds the figures of "%s"', (text, figures) => {
  expect(figuresIn(text, [])).toEqual(figures);
});

it('removes whole figures only', () => {
  expect(figuresIn('120+ lenders', ['120+'])).toEqual([]);
  expect(figuresIn('1120+ lenders', ['120+'])).toEqual(['1120+']);
  expect(figuresIn('$5M and $1.5M', ['$5M'])).toEqual(['$1.5M']);
  expect(figuresIn('in 24-48 hours', ['24-48 hours', '48 hours'])).toEqual([]);
});
