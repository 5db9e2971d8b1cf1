import { expect, it } from 'vitest';
import { createFixture } from '../testing/fixture.js';
import { marksOf, readWordmarks, spriteOf } from './read-wordmarks.js';

it('reads name, viewBox and markup', async () => {
  const svg = '<svg viewBox="0 0 9 9" aria-label="Ash & Co"><path fill="currentColor" d="M0 0h9v9"/></svg>';
  const fixture = await createFixture({ 'ash.svg': svg });
  expect((await readWordmarks(fixture.folder)).bySlug).toEqual({
    ash: { name: 'Ash & Co', viewBox: '0 0 9 9', markup: '<path fill="currentColor" d="M0 0h9v9"/>' },
  });
});

const shape = 'd="M0 0h9v9z"';
const own = `<path fill="currentColor" ${shape}/>`;

it.each([
  ['without a name', `<svg viewBox="0 0 9 9">${own}</svg>`, 'aria-label'],
  [
    'with a colour',
    `<svg viewBox="0 0 9 9" aria-label="A">${own}<path fill="#fff" ${shape}/></svg>`,
    'currentColor only',
  ],
  [
    'with a named colour',
    `<svg viewBox="0 0 9 9" aria-label="A"><path fill="navy" ${shape}/></svg>`,
    'currentColor only',
  ],
  [
    'in the black of no colour',
    `<svg viewBox="0 0 9 9" aria-label="A">${own}<path d="M0 0v9h9z"/></svg>`,
    'a shape is black',
  ],
  ['with a script', `<svg viewBox="0 0 9 9" aria-label="A"><script/>${own}</svg>`, 'shapes only'],
  [
    'with a style sheet',
    `<svg viewBox="0 0 9 9" aria-label="A"><style>a{color:red}</style>${own}</svg>`,
    'shapes only',
  ],
  [
    'that shows nothing',
    '<svg viewBox="0 0 9 9" aria-label="A"><path fill="currentColor" d="M0 0"/></svg>',
    'show something',
  ],
  ['that is hidden', `<svg viewBox="0 0 9 9" aria-label="A"><g display="none">${own}</g></svg>`, 'show something'],
  ['that is no SVG', `<svg viewBox="0 0 9 9" aria-label="A"><g>${own}</svg>`, 'cannot be read'],
  ['with a control character', `<svg viewBox="0 0 9 9" aria-label="A\u000b">${own}</svg>`, 'U+000B'],
])('refuses a wordmark %s', async (_, svg, reason) => {
  const fixture = await createFixture({ 'ash.svg': svg });
  const { bySlug, problems } = await readWordmarks(fixture.folder);
  expect(bySlug).toEqual({});
  expect(problems[0]?.reason).toContain(reason);
});

const logos = { corvane: { name: 'Corvane', viewBox: '0 0 120 30', markup: '<path fill="currentColor" d="M0 0"/>' } };

it('puts every wordmark into one file, with its slug as id', () => {
  expect(spriteOf(logos)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="corvane" viewBox="0 0 120 30"><path fill="currentColor" d="M0 0"/></symbol></svg>',
  );
});

it('returns name and size without the outlines', () => {
  expect(marksOf(logos)).toEqual([{ id: 'corvane', name: 'Corvane', viewBox: '0 0 120 30' }]);
});
