/** A partner's project outside of this repository: scaffolded, installed, checked, built, and with its own Tailwind. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { JSDOM } from 'jsdom';
import { type Browser, chromium } from 'playwright';
import { expect, inject, it } from 'vitest';
import { lookAtPage } from '../../src/partner/look-at-page.js';
import { install, kit, run } from '../../testing/outside/commands.js';
import { launch } from '../../testing/outside/launch.js';
import { create, openBuild } from './project.js';

const folder = inject('folder');
const project = join(folder, 'acme-funding');
const accent = '#ffe600';
const built = (file: string) => readFileSync(join(project, file), 'utf8');

it('is scaffolded by the command of the packed kit', () => {
  const logo = join(folder, 'logo.svg');
  writeFileSync(logo, '<svg viewBox="0 0 90 30"><path fill="#123456" d="M0 0h90v30z"/></svg>');
  const output = create(project, '--name', "Acme's", '--accent', accent, '--logo', logo);
  expect(output).toContain('Id: acme-s');
  expect(output).toContain(`${accent} as text reaches`);
});

it.each([
  [['--name', '日本金融'], 'No id can be derived from the name "日本金融"'],
  [['--name', 'A'.repeat(41)], '--name must be at most 40 characters'],
  [['--logo', 'logo.png'], 'This is a PNG; give an SVG'],
  [['--accent', 'sunny'], '"sunny" is not a CSS colour'],
])('is not made with %j', (args, problem) => {
  writeFileSync(join(folder, 'logo.png'), Buffer.from('89504e470d0a1a0a0000', 'hex'));
  const other = join(folder, 'other');
  expect(() => create(other, ...args)).toThrow(problem);
  expect(existsSync(other)).toBe(false);
});

it('is in the language that --lang names', () => {
  const french = join(folder, 'french');
  create(french, '--lang', 'fr-CA');
  expect(readFileSync(join(french, 'src/pages.ts'), 'utf8')).toContain("lang: 'fr-CA', label: 'Français'");
});

it('is not overwritten', () => {
  expect(() => create(project)).toThrow('is not empty');
});

it('installs', () => {
  install(project);
});

it('is built and checked by boundless-partner check, which finds no problem', () => {
  // The browser is only in the path, as on Debian.
  const { CHROMIUM_PATH = chromium.executablePath(), PATH } = process.env;
  const commands = join(folder, 'commands');
  mkdirSync(commands);
  symlinkSync(CHROMIUM_PATH, join(commands, 'chromium'));
  const output = run('npm', ['run', 'check'], project, { CHROMIUM_PATH: '', PATH: `${commands}${delimiter}${PATH}` });
  const names = ['it builds, types included', 'axe finds nothing', 'nothing scrolls sideways at 320 px'];
  for (const name of [...names, 'both marks are shown, ours first']) expect(output).toContain(`ok   ${name}`);
  cpSync(join(project, 'test-results'), join(kit, 'test-results/outside'), { recursive: true });
});

it('is left with its production build by boundless-partner check', () => {
  const files = () => readdirSync(join(project, 'dist/assets')).sort();
  const checked = files();
  run('npm', ['run', 'build'], project);
  expect(checked).toEqual(files());
});

it('has its mistakes named by boundless-partner check', () => {
  const text = built('src/partner.ts');
  const ended = text.replace('hero: {', "validUntil: '2020-01-31',\n  hero: {");
  writeFileSync(join(project, 'src/partner.ts'), `${ended}\nexport const wrong: number = 'words';\n`);
  const check = () => run('npm', ['run', 'check', '--', '--no-browser'], project);
  const problems = ['the offer ended on 2020-01-31', "Type 'string' is not assignable", '2 checks failed'];
  expect(check).toThrow(new RegExp(problems.map((problem) => `(?=[^]*${problem})`).join('')));
  writeFileSync(join(project, 'src/partner.ts'), text);
});

it('is checked alone', () => {
  expect(() => run('npm', ['run', 'check', '--', '.', 'other'], project)).toThrow('One project is checked at a time');
});

it('has its page in the HTML, and derives no colours in the script', () => {
  const html = built('dist/index.html');
  for (const part of ['<h1', `--bl-brand-accent:${accent}`, 'viewBox="0 0 90 30"', 'Illustrative example'])
    expect(html).toContain(part);
  const script = html.match(/assets\/index-[\w-]+\.js/)?.[0] ?? '';
  expect(built(`dist/${script}`)).not.toContain('rebeccapurple');
});

it("has a first button in the partner's colour", async () => {
  await openBuild(project, '', async (page) => {
    const button = page.locator('a[href$="/p/acme-s/signup/"]').first();
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 230, 0)');
  });
});

it('gets the theme for its own Tailwind as the docs describe', () => {
  const docs = readFileSync(join(kit, 'docs/partners/outside.mdx'), 'utf8');
  const [, snippet = ''] = docs.match(/```css\n([\s\S]+?)```/) ?? [];
  expect(snippet).toContain('@boundless/ui/theme.css');
  const { dependencies } = JSON.parse(readFileSync(join(kit, '../../package.json'), 'utf8'));
  const tailwind = ['tailwindcss', '@tailwindcss/vite'].map((name) => `${name}@${dependencies[name]}`);
  install(project, '--save-dev', ...tailwind);
  writeFileSync(join(project, 'src/own.css'), snippet);
  // Classes that a partner's own page might use.
  const own = [
    'bg-accent',
    'wrap',
    'page-grid',
    'section-y',
    'bleed-s',
    'bleed-e',
    'num',
    'moves',
    'wide:flex',
    'still:hidden',
  ];
  writeFileSync(join(project, 'src/own.ts'), `export const own = '${own.join(' ')}';\n`);
  writeFileSync(
    join(project, 'own.config.ts'),
    `import tailwindcss from '@tailwindcss/vite';
export default {
  plugins: [tailwindcss()],
  build: { outDir: 'dist-own', assetsInlineLimit: 0, rolldownOptions: { input: 'src/own.css' } },
};
`,
  );
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', 'own.config.ts'], project);
  const files = readdirSync(join(project, 'dist-own/assets'));
  const css = built(`dist-own/assets/${files.find((file) => file.endsWith('.css'))}`);
  for (const name of own) expect(css).toContain(`.${name.replace(':', '\\:')}{`);
  for (const part of ['.bl\\:bg-accent{', '--bl-play:paused', '--bl-ground:', 'var(--bl-text-placeholder)'])
    expect(css).toContain(part);
  expect(css).toContain('Hanken Grotesk Stand-in');
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(4);
});

it.each([
  ['[data-slot=logo-link]', 'Boundless'],
  ['[data-slot=lender-wordmark]', "Acme's"],
  ['header', "Boundless and of Acme's"],
])('has its missing mark named by the check: without %s', async (without, missing) => {
  const { document } = new JSDOM(built('dist/index.html')).window;
  const header = document.querySelector('[data-slot=partner-header]');
  document.body.replaceChildren(header ?? '');
  document.querySelector(without)?.remove();
  const browser = await launch();
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    await context.route('**', (route) => route.fulfill({ contentType: 'text/html', body: document.body.outerHTML }));
    return context;
  };
  const page = {
    address: 'http://partner.example/',
    signUp: '/signup/',
    name: "Acme's",
    folder: join(folder, 'marks'),
  };
  const found = await lookAtPage({ browser: { newContext }, AxeBuilder, ...page });
  await browser.close();
  expect(found['both marks are shown, ours first']).toEqual([
    `the header has no mark of ${missing}; use PartnerHeader`,
  ]);
});
