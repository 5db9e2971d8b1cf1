import { expect, it } from 'vitest';
import { createFixture } from '../testing/fixture.js';
import { marksOf, readWordmarks, spriteOf } from './read-wordmarks.js';

it('reads name, viewBox and markup', async () => {
  const svg = '<svg viewBox="0 0 9 9" aria-label="Ash & Co"><path fill="currentColor" d="M0 0h9"/></svg>';
  const fixture = await createFixture({ 'ash.svg': svg });
  expect((await readWordmarks(fixture.folder)).bySlug).toEqual({
    ash: { name: 'Ash & Co', viewBox: '0 0 9 9', markup: '<path fill="currentColor" d="M0 0h9"/>' },
  });
});

it.each([
  ['without a name', '<svg viewBox="0 0 9 9"><path fill="currentColor"/></svg>', 'aria-label'],
  ['with a colour', '<svg viewBox="0 0 9 9" aria-label="A"><path fill="#fff" stroke="currentColor"/></svg>', 'colour'],
  ['with a script', '<svg viewBox="0 0 9 9" aria-label="A"><script/><path fill="currentColor"/></svg>', 'shapes only'],
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
