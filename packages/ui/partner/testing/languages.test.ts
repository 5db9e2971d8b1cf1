/** A scaffolded page in English and French, with a quote, a section of its own, an offer that has ended, and a campaign. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { install, kit, run } from '../../testing/outside/commands.js';
import { create, openBuild } from './project.js';

const project = join(inject('folder'), 'two-languages');
const html = (file: string) => readFileSync(join(project, 'dist', file), 'utf8');

/** Replaces a text in a source of the project. Returns a function that restores the file. */
function edit(name: string, from: string, to: string) {
  const file = join(project, 'src', name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
  return () => writeFileSync(file, text);
}

beforeAll(() => {
  create(project, '--name', 'Acme', '--id', 'acme');
  install(project);
});

it('passes the check', () => {
  cpSync(join(kit, 'partner/testing/in-french'), join(project, 'src'), { recursive: true });
  edit('pages.ts', '...partner }', "...partner }, { path: '/fr/', lang: 'fr-CA', label: 'Français', ...french }");
  edit('pages.ts', 'import', "import * as french from './partner.fr.js';\nimport");
  edit(
    'page.tsx',
    'boundless.example/"\n        />',
    'boundless.example/"\n        >\n          <OwnSection lang={page.lang} />\n        </PartnerPage>',
  );
  edit('page.tsx', 'import', "import { OwnSection } from './own-section.js';\nimport");
  const output = run('npm', ['run', 'check'], project);
  expect(output).toContain('ok   /fr/: axe finds nothing');
  expect(output).toContain('note: src/brand.ts: origin: www.example.com is only an example');
});

it.each([
  ['index.html', 'en', 'en_US', 'Français'],
  ['fr/index.html', 'fr-CA', 'fr_CA', 'English'],
])('names the other language in %s', (file, lang, locale, other) => {
  const texts = [
    `<html lang="${lang}" dir="ltr"`,
    `og:locale" content="${locale}"`,
    `>${other}<`,
    'data-slot="own-section"',
  ];
  const links = [
    'hreflang="en" href="https://www.example.com/"',
    'hreflang="fr-CA" href="https://www.example.com/fr/"',
  ];
  for (const text of [...texts, ...links]) expect(html(file)).toContain(text);
});

it('is in French with the texts of the kit', () => {
  for (const text of ['« prêt à lire »', 'Okafor Transport', 'Exemple fictif', '5 étoiles sur 5'])
    expect(html('fr/index.html')).toContain(text);
});

it('carries the campaign to the sign-up, and sets no cookie', async () => {
  await openBuild(project, 'fr/?utm_source=mail&gclid=1', async (page) => {
    await page.waitForSelector('a[href*="utm_source"]');
    const link = page.getByRole('link', { name: 'Commencer' }).last();
    expect(await link.getAttribute('href')).toMatch(/\/signup\/\?utm_source=mail$/);
    expect(await page.context().cookies()).toEqual([]);
  });
});

it('has what is left in English named by the check', () => {
  const restore = edit('partner.fr.ts', 'Vos livres sont prêts.', 'Your records are ready. Your funding can be too.');
  const check = () => run('npm', ['run', 'check', '--', '--no-browser'], project);
  expect(check).toThrow('closing.title: is in English: "Your records are ready.');
  restore();
});

it('is not built with a path that is no folder', () => {
  const restore = edit('pages.ts', "path: '/fr/'", "path: '/fr'");
  expect(() => run('npm', ['run', 'build'], project)).toThrow(`'"/fr"' is not assignable`);
  restore();
});

it('has the error of its last step named by the check', () => {
  const restore = edit('pages.ts', "'fr-CA'", "'fr_CA'");
  expect(() => run('npm', ['run', 'check', '--', '--no-browser'], project)).toThrow('Incorrect locale information');
  restore();
});

it('does not show an offer that has ended', () => {
  const restore = edit(
    'partner.ts',
    "offer: 'For customers of our partner'",
    "offer: 'Ends soon',\n  validUntil: '2020-01-31'",
  );
  expect(run('npm', ['run', 'build'], project)).toContain('the offer ended on 2020-01-31');
  expect(html('index.html')).not.toContain('Ends soon');
  restore();
});
