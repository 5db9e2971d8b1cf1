/**
 * `npm run test:outside`: does what a partner does who has only the package. Packs the kit, scaffolds a project in a temporary
 * folder, installs, builds, checks the page in a browser, and adds Tailwind to the project. Then come the applications in
 * `fixtures/`.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { checkFixtures } from './outside/fixtures.js';
import { checkHostPage } from './outside/host-page.js';
import { checkLanguages } from './outside/languages.js';
import { checkMarks } from './outside/marks.js';
import { createSteps, expect, failure, install, results, run } from './outside/steps.js';

const kit = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'outside-'));
const project = join(folder, 'acme-funding');
const screenshots = join(kit, 'test-results/outside');
const vite = join(project, 'node_modules/vite/bin/vite.js');
const accent = '#ffe600';
const logo = join(folder, 'logo.svg');
const tool = join(folder, 'tool/package/bin/boundless-partner.mjs');
const create = (...args: string[]) => run(process.execPath, [tool, 'create', project, ...args], folder);

const step = createSteps();

await step('the kit is packed, and its command scaffolds a project', () => {
  mkdirSync(join(folder, 'tool'));
  const archive = run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], kit).trim();
  renameSync(join(folder, archive), join(folder, 'kit.tgz'));
  run('tar', ['-xzf', join(folder, 'kit.tgz'), '-C', join(folder, 'tool')], folder);
  // npx would install these dependencies.
  symlinkSync(join(kit, '../../node_modules'), join(folder, 'tool/package/node_modules'));
  writeFileSync(logo, '<svg viewBox="0 0 90 30"><path fill="#123456" d="M0 0h90v30z"/></svg>');
  const output = create('--name', "Acme's", '--accent', accent, '--logo', logo);
  expect(output.includes('Id: acme-s'), `The id derived from the name is missing:\n${output}`);
  expect(output.includes(`${accent} as text reaches`), `The note about the colour is missing:\n${output}`);
});

await step('it says what is wrong, and writes nothing', () => {
  const png = join(folder, 'logo.png');
  writeFileSync(png, Buffer.from('89504e470d0a1a0a0000', 'hex'));
  const other = join(folder, 'other');
  for (const [args, problem] of [
    [['--name', '日本金融'], 'No id can be derived from the name "日本金融"'],
    [['--name', 'A'.repeat(41)], '--name must be at most 40 characters'],
    [['--logo', png], 'This is a PNG; give an SVG'],
    [['--accent', 'sunny'], '"sunny" is not a CSS colour'],
  ] as const) {
    const output = failure(() => run(process.execPath, [tool, 'create', other, ...args], folder));
    expect(output.includes(problem), `"${problem}" is missing:\n${output}`);
    expect(!existsSync(other), 'A folder was made.');
  }
});

await step('--lang makes a page in that language', () => {
  const french = join(folder, 'french');
  run(process.execPath, [tool, 'create', french, '--lang', 'fr-CA'], folder);
  const pages = readFileSync(join(french, 'src/pages.ts'), 'utf8');
  expect(pages.includes("lang: 'fr-CA', label: 'Français'"), `The page is not in French:\n${pages}`);
});

await step('it overwrites nothing', () => {
  expect(failure(() => create()).includes('is not empty'), 'A second run was not refused.');
});

await step('it installs', () => install(project));
await step('boundless-partner check builds the project and finds no problem', () => {
  // The browser is only in the path, as on Debian.
  const { CHROMIUM_PATH = chromium.executablePath(), PATH } = process.env;
  const commands = join(folder, 'commands');
  mkdirSync(commands);
  symlinkSync(CHROMIUM_PATH, join(commands, 'chromium'));
  const output = run('npm', ['run', 'check'], project, { CHROMIUM_PATH: '', PATH: `${commands}${delimiter}${PATH}` });
  const names = ['it builds, types included', 'axe finds nothing', 'nothing scrolls sideways at 320 px'];
  for (const name of [...names, 'both marks are shown, ours first'])
    expect(output.includes(`ok   ${name}`), `The check "${name}" is missing:\n${output}`);
  cpSync(join(project, 'test-results'), screenshots, { recursive: true });
});

await step('boundless-partner check leaves the production build', () => {
  const files = () => readdirSync(join(project, 'dist/assets')).sort().join();
  const checked = files();
  run('npm', ['run', 'build'], project);
  expect(checked === files(), `The check leaves ${checked}, npm run build ${files()}.`);
});

await step('boundless-partner check names what is wrong', () => {
  const file = join(project, 'src/partner.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    `${text.replace('hero: {', "validUntil: '2020-01-31',\n  hero: {")}\nexport const wrong: number = 'words';\n`,
  );
  const output = failure(() => run('npm', ['run', 'check', '--', '--no-browser'], project));
  writeFileSync(file, text);
  for (const problem of ['the offer ended on 2020-01-31', "Type 'string' is not assignable", '2 checks failed'])
    expect(output.includes(problem), `"${problem}" is missing:\n${output}`);
});

await step('the page is in the HTML, and the script does not derive colours', () => {
  const html = readFileSync(join(project, 'dist/index.html'), 'utf8');
  expect(html.includes('<h1'), 'The HTML has no heading.');
  expect(html.includes(`--bl-brand-accent:${accent}`), 'The theme is missing in the HTML.');
  expect(html.includes('viewBox="0 0 90 30"'), 'The logo is missing in the HTML.');
  expect(html.includes('Illustrative example'), 'Nothing says that the lenders are invented.');
  const script = html.match(/assets\/index-[\w-]+\.js/)?.[0] ?? '';
  const code = readFileSync(join(project, 'dist', script), 'utf8');
  expect(!/rebeccapurple/.test(code), 'The script computes colours.');
});

await step("the first button has the partner's colour", async () => {
  const server = await preview({ root: project, logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const button = page.locator('a[href$="/p/acme-s/signup/"]').first();
    const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(colour === 'rgb(255, 230, 0)', `The first button is ${colour}, not the partner's yellow.`);
  } finally {
    await browser.close();
    await server.close();
  }
});

await step('a project with its own Tailwind gets the theme as the docs describe', () => {
  const docs = readFileSync(join(kit, 'docs/partners/outside.mdx'), 'utf8');
  const [, snippet = ''] = docs.match(/```css\n([\s\S]+?)```/) ?? [];
  expect(snippet.includes('@boundless/ui/theme.css'), 'outside.mdx has no CSS example that imports the theme.');
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
  run(process.execPath, [vite, 'build', '--config', 'own.config.ts'], project);
  const files = readdirSync(join(project, 'dist-own/assets'));
  const style = files.find((file) => file.endsWith('.css')) ?? '';
  const css = readFileSync(join(project, 'dist-own/assets', style), 'utf8');
  const rules = [
    ...own.map((name) => `.${name.replace(':', '\\:')}{`),
    '.bl\\:bg-accent{',
    '--bl-play:paused',
    '--bl-ground:',
  ];
  const missing = [...rules, 'var(--bl-text-placeholder)', 'Hanken Grotesk Stand-in'].filter(
    (rule) => !css.includes(rule),
  );
  expect(missing.length === 0, `Missing in the CSS: ${missing.join(' ')}`);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length === 4, `Fonts in the build: ${fonts.join(', ') || 'none'}`);
});

await checkMarks(join(folder, 'marks'), join(project, 'dist/index.html'));
await checkLanguages(project);
await checkHostPage();
await checkFixtures(folder);

rmSync(folder, { recursive: true, force: true });
const failed = results.filter(({ problem }) => problem).length;
const seconds = Math.round(results.reduce((sum, { ms }) => sum + ms, 0) / 1000);
// `npm test` reads the totals from this file.
mkdirSync(join(kit, 'test-results'), { recursive: true });
writeFileSync(
  join(kit, 'test-results/outside.json'),
  JSON.stringify({ numPassedTests: results.length - failed, numFailedTests: failed, testResults: [] }),
);
console.log(`${results.length - failed} passed, ${failed} failed in ${seconds} s`);
process.exit(failed === 0 ? 0 : 1);
