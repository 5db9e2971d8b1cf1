import { expect, it } from 'vitest';
import { colourProblems } from './colour-problems.js';

const at = (field: string, reason: string) => `${field}: ${reason}`;

it('accepts valid colours', () => {
  expect(colourProblems({ accent: '#ffe600' }, at)).toEqual([]);
  expect(colourProblems({ accent: 'rebeccapurple', second: 'oklch(0.7 0.2 150)' }, at)).toEqual([]);
});

it('names the field of a misspelt or transparent colour, and says what to do', () => {
  expect(colourProblems({ accent: 'yelow', second: 'rgb(255 247 176 / .4)' }, at)).toEqual([
    'brand.accent: "yelow" is not a CSS colour. Write one such as #0a7a50.',
    'brand.second: "rgb(255 247 176 / .4)" is see-through. Give the solid colour.',
  ]);
});
