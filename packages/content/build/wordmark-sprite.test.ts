import { expect, it } from 'vitest';
import { marksOf, spriteOf } from './wordmark-sprite.js';

const logos = { corvane: { name: 'Corvane', viewBox: '0 0 120 30', markup: '<path fill="currentColor" d="M0 0"/>' } };

it('puts every wordmark into one file, with its slug as id', () => {
  expect(spriteOf(logos)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="corvane" viewBox="0 0 120 30"><path fill="currentColor" d="M0 0"/></symbol></svg>',
  );
});

it('returns name and size without the outlines', () => {
  expect(marksOf(logos)).toEqual([{ id: 'corvane', name: 'Corvane', viewBox: '0 0 120 30' }]);
});
