import { expect, it } from 'vitest';
import { definePartner } from '../src/partners/page/define-partner.js';
import { createFixture } from '../testing/fixture.js';
import { checkLogo, checkPartner } from './partner-checks.js';

const page = definePartner({ id: 'acme', brand: { name: 'Acme', accent: '#ffe600' }, hero: { title: 'Funding' } });

it('finds no problem with a published partner', async () => {
  const { found, checks } = await checkPartner('doola');
  expect(found?.page.id).toBe('doola');
  expect(checks.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(checks.flatMap(({ notes = [] }) => notes)).toEqual([]);
  expect(checks.length).toBeGreaterThan(4);
  expect(found?.at('brand.accent', 'is dull')).toMatch(
    /partners\/doola\.ts:([2-9]|\d\d): doola\.brand\.accent: is dull$/,
  );
});

it('says that the spelling of a page in another language is not checked', async () => {
  const { checks } = await checkPartner('lumora-fr');
  expect(checks.find(({ name }) => name === 'spelling')?.notes).toEqual([
    'the page is in fr-CA, and only English is checked: have it read by somebody who writes that language',
  ]);
});

it('lists the partners if asked for an unknown one', async () => {
  const { checks } = await checkPartner('nobody');
  expect(checks[0]?.problems[0]).toMatch(
    /packages\/content\/src\/partners\/nobody\.ts does not exist; the partners are .*doola/,
  );
});

it('refuses a logo that the build would refuse, with its line', async () => {
  const colours = '<path fill="currentColor" d="M0 0h9v9"/><path fill="#00f" d="M0 0v9h9"/>';
  const fixture = await createFixture({ 'acme.svg': `<svg viewBox="0 0 9 9" aria-label="Acme">${colours}</svg>` });
  const { problems, notes } = await checkLogo(page, fixture.folder);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/acme\.svg:1: markup: must be drawn with currentColor only/);
  expect(notes).toEqual([]);
});

it('reports a missing logo as a note, and ignores problems of other logos', async () => {
  const fixture = await createFixture({ 'other.svg': '<svg/>' });
  const { problems, notes } = await checkLogo(page, fixture.folder);
  expect(problems).toEqual([]);
  expect(notes?.[0]).toMatch(/^there is no .*acme\.svg: the name is shown as text$/);
});

it('accepts a logo from the folder or from the file', async () => {
  const markup = '<path fill="currentColor" d="M0 0h9v9"/>';
  const fixture = await createFixture({ 'acme.svg': `<svg viewBox="0 0 9 9" aria-label="Acme">${markup}</svg>` });
  const valid = { name: 'the logo can be drawn', problems: [], notes: [] };
  expect(await checkLogo(page, fixture.folder)).toEqual(valid);
  const logo = { name: 'Acme', viewBox: '0 0 9 9', markup };
  const own = { ...page, id: 'acme-two', brand: { ...page.brand, logo } };
  expect(await checkLogo(own, fixture.folder)).toEqual(valid);
});
