import { expect, it } from 'vitest';
import { definePartner } from '../src/define-partner.js';
import { createFixture } from '../testing/fixture.js';
import { checkLogo, checkPartner, disclosureProblems, offerProblems, signUpProblems } from './partner-checks.js';

const page = definePartner({ id: 'acme', brand: { name: 'Acme', accent: '#ffe600' }, hero: { title: 'Funding' } });
const at = (field: string, reason: string) => `${field}: ${reason}`;

it('finds no problem with a published partner', async () => {
  const { found, checks } = await checkPartner('doola', '2026-01-01');
  expect(found?.page.id).toBe('doola');
  expect(checks.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(checks.flatMap(({ notes = [] }) => notes)).toEqual([]);
  expect(checks.length).toBeGreaterThan(6);
  expect(found?.at('brand.accent', 'is dull')).toMatch(
    /partners\/doola\.ts:([2-9]|\d\d): doola\.brand\.accent: is dull$/,
  );
}, 30_000);

it('lists the partners if asked for an unknown one', async () => {
  const { checks } = await checkPartner('nobody', '2026-01-01');
  expect(checks[0]?.problems[0]).toMatch(
    /packages\/content\/src\/partners\/nobody\.ts does not exist; the partners are .*doola/,
  );
});

it('refuses an offer that has ended, on the day after', () => {
  const offer = { ...page, validUntil: '2026-01-31' };
  expect(offerProblems(offer, at, '2026-01-31')).toEqual([]);
  expect(offerProblems(offer, at, '2026-02-01')).toEqual([
    'validUntil: the offer ended on 2026-01-31; extend it, or remove the file',
  ]);
});

it('refuses an offer that has not begun', () => {
  expect(offerProblems({ ...page, validFrom: '2026-02-01' }, at, '2026-01-31')[0]).toContain('begins on 2026-02-01');
});

it('requires a button to the sign-up of the partner in hero and closing', () => {
  expect(signUpProblems(page, at)).toEqual([]);
  const elsewhere = { title: 'Funding', actions: [{ label: 'Go', href: 'https://app.boundless.example/signup/' }] };
  expect(signUpProblems({ ...page, hero: elsewhere }, at)[0]).toMatch(
    /^hero: no button links to .*\/p\/acme\/signup\//,
  );
});

it('requires that the disclosures name the partner', () => {
  expect(disclosureProblems(page, at)).toEqual([]);
  expect(disclosureProblems({ ...page, disclosures: ['We are no lender.'] }, at)).toHaveLength(2);
});

it('refuses a logo that the build would refuse, with its line', async () => {
  const colours = '<path fill="currentColor" d="M0 0h9"/><path fill="#f00" d="M0 9h9"/>';
  const fixture = await createFixture({ 'acme.svg': `<svg viewBox="0 0 9 9" aria-label="Acme">${colours}</svg>` });
  const { problems, notes } = await checkLogo(page, fixture.folder);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/acme\.svg:1: markup: must not contain a colour$/);
  expect(notes).toEqual([]);
});

it('reports a missing logo as a note, and ignores problems of other logos', async () => {
  const fixture = await createFixture({ 'other.svg': '<svg/>' });
  const { problems, notes } = await checkLogo(page, fixture.folder);
  expect(problems).toEqual([]);
  expect(notes?.[0]).toMatch(/^there is no .*acme\.svg: the name is shown as text$/);
});

it('accepts a logo from the folder or from the file', async () => {
  const markup = '<path fill="currentColor" d="M0 0h9"/>';
  const fixture = await createFixture({ 'acme.svg': `<svg viewBox="0 0 9 9" aria-label="Acme">${markup}</svg>` });
  const valid = { name: 'the logo can be drawn', problems: [], notes: [] };
  expect(await checkLogo(page, fixture.folder)).toEqual(valid);
  const logo = { name: 'Acme', viewBox: '0 0 9 9', markup };
  const own = { ...page, id: 'acme-two', brand: { ...page.brand, logo } };
  expect(await checkLogo(own, fixture.folder)).toEqual(valid);
});
