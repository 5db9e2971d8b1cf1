#!/usr/bin/env node
/** `boundless-partner create <folder>` makes a stand-alone project with one partner page; `boundless-partner check [folder]` checks it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const kit = fileURLToPath(new URL('..', import.meta.url));
const help = `boundless-partner create <folder> [--name Acme] [--accent '#ffe600'] [--logo acme.svg] [--lang fr-CA]

Makes a stand-alone project in <folder>: one partner page, the kit as an archive beside it, and a build of its own.

  --name    the partner's name, as readers see it
  --id      its name in addresses                          (default: from the name)
  --accent  its colour, in any notation of CSS
  --logo    a single-colour SVG                            (default: the name as a wordmark)
  --lang    language of the page, such as de or fr-CA      (default: en)
  --title   headline of the page                           (default: Get Funded Fast!)
  --second  a second colour, for tints and the closing band
  --font    typeface of headings: display, body or serif

boundless-partner check [folder] [--no-browser]

Checks such a project before it is shipped: colours, offer, links, logo, types, and the built page in a browser.`;

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

if (!existsSync(join(kit, 'dist'))) stop('The kit is not built. Run npm run build -w @boundless/ui first.');
const { optionTypes, contrastReport, readOptions, readLogo, slugOf } = await import('../dist/partner/index.js');

const isCheck = process.argv[2] === 'check';

function readArguments() {
  const own = isCheck ? { 'no-browser': { type: 'boolean' } } : optionTypes;
  try {
    return parseArgs({ allowPositionals: true, options: { ...own, help: { type: 'boolean' } } });
  } catch (error) {
    return stop(`${error.message}\n\n${help}`);
  }
}

const { positionals, values } = readArguments();
const { help: asked, ...given } = values;
if (asked) {
  console.log(help);
  process.exit(0);
}
if (isCheck) {
  const [, project = '.', ...ignored] = positionals;
  if (ignored.length > 0) stop(`One project is checked at a time.\n\n${help}`);
  const { check } = await import('./check.mjs');
  process.exit((await check(resolve(project), !values['no-browser'])) === 0 ? 0 : 1);
}
const [folder, ...others] = positionals.slice(positionals[0] === 'create' ? 1 : 0);
if (!folder || others.length > 0) stop(help);
const target = resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0) stop(`${target} is not empty, and nothing was written.`);
const { options, problems } = readOptions({ name: 'Acme', accent: '#0a7a50', ...given }, readFileSync);
if (problems) stop(problems.join('\n'));
const { name, id, accent, second, font = 'display', lang = 'en', title = 'Get Funded Fast!', logo } = options;

mkdirSync(target, { recursive: true });
cpSync(join(kit, 'partner/template'), target, { recursive: true });
// npm leaves `.gitignore` out of packages.
renameSync(join(target, 'gitignore'), join(target, '.gitignore'));

// The project contains the kit's archive, so that it can be installed although the kit is not on a registry.
const { version } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
mkdirSync(join(target, 'vendor'));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
execFileSync(npm, ['pack', '--ignore-scripts', '--silent', '--pack-destination', join(target, 'vendor')], { cwd: kit });

const language = new Intl.DisplayNames([lang], { type: 'language' }).of(lang.slice(0, 2));
const placeholders = {
  ...{ name, id, accent, second: second ?? accent, font, lang, title, version },
  language: language.charAt(0).toLocaleUpperCase(lang) + language.slice(1),
  // The project is not published, so its name does not matter. If the folder's name has no Latin letter or digit, use the id.
  package: slugOf(basename(target)) || id,
};
for (const file of ['package.json', 'src/brand.ts', 'src/pages.ts', 'src/partner.ts']) {
  const path = join(target, file);
  const text = readFileSync(path, 'utf8').replaceAll(/__(\w+?)__/g, (match, key) => {
    const value = placeholders[key];
    // Only sources have texts, between single quotes. The other values need no escaping.
    return value === undefined ? match : value.replaceAll(/[\\']/g, String.raw`\$&`);
  });
  writeFileSync(path, text);
}
if (logo) {
  const { viewBox, markup } = readLogo(readFileSync(logo), name);
  const path = join(target, 'src/logo.ts');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('= undefined', () => `= ${JSON.stringify({ viewBox, markup })}`),
  );
}

if (values.id === undefined) console.log(`Id: ${id}, derived from the name. To change it, edit src/brand.ts.`);
for (const line of contrastReport({ accent, second, font })) console.log(line);
const near = relative(process.cwd(), target) || '.';
const where = near.startsWith('..') ? target : near;
console.log(`Made ${where}. Next:\n  cd ${where}\n  npm install\n  npm run dev`);
