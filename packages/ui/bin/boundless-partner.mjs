#!/usr/bin/env node
/**
 * `boundless-partner <folder> [--name Acme] [--accent '#ffe600']` makes a stand-alone project with one partner page.
 * `boundless-partner check [folder]` checks such a project.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { slugOf } from './slug-of.mjs';

const kit = fileURLToPath(new URL('..', import.meta.url));
const help = `boundless-partner <folder> [--name Acme] [--id acme] [--accent '#ffe600'] [--font display|body|serif]

Makes a stand-alone project in <folder>: one partner page, the kit as an archive beside it, and a build of its own.

boundless-partner check [folder] [--no-browser]

Checks such a project before it is shipped: colours, offer, links, logo, types, and the built page in a browser.`;

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

function readArguments() {
  const option = { type: 'string' };
  try {
    return parseArgs({
      allowPositionals: true,
      options: { name: option, id: option, accent: option, font: option, help: { type: 'boolean' } },
    });
  } catch (error) {
    return stop(`${error.message}\n\n${help}`);
  }
}

if (process.argv[2] === 'check') {
  const { check } = await import('./check/check.mjs');
  process.exit((await check(process.argv.slice(3))) === 0 ? 0 : 1);
}

const { positionals, values } = readArguments();
if (values.help) {
  console.log(help);
  process.exit(0);
}
const [folder, ...others] = positionals;
if (!folder || others.length > 0) stop(help);
const target = resolve(folder);
const name = values.name ?? 'Acme';
const id = values.id ?? slugOf(name);
if (!id && values.id === undefined)
  stop(`No id can be made of the name "${name}": it has no Latin letter or digit. Give --id.`);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) stop(`--id ${id} must be lower-case words joined by hyphens.`);
if (existsSync(target) && readdirSync(target).length > 0) stop(`${target} is not empty, and nothing was written.`);
if (!existsSync(join(kit, 'dist'))) stop('The kit is not built. Run npm run build -w @boundless/ui first.');

const accent = values.accent ?? '#0a7a50';
const font = values.font ?? 'display';
const { BrandColourError, brandFonts, brandTheme } = await import('../dist/lib/brand-theme/index.js');
if (!Object.hasOwn(brandFonts, font)) stop(`--font ${font} must be ${Object.keys(brandFonts).join(', ')}.`);
const notes = themeNotes();

mkdirSync(target, { recursive: true });
cpSync(join(kit, 'template'), target, { recursive: true });
// npm leaves `.gitignore` out of packages.
renameSync(join(target, 'gitignore'), join(target, '.gitignore'));

// The project contains the kit's archive, so that it can be installed although the kit is not on a registry.
const { version } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
mkdirSync(join(target, 'vendor'));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
execFileSync(npm, ['pack', '--ignore-scripts', '--silent', '--pack-destination', join(target, 'vendor')], { cwd: kit });

const answers = {
  name,
  id,
  accent,
  font,
  version,
  // The project is not published, so its name does not matter. If the folder's name has no Latin letter or digit, use the id.
  package: slugOf(basename(target)) || id,
};
for (const file of ['package.json', 'index.html', 'src/brand.ts']) {
  const path = join(target, file);
  const text = readFileSync(path, 'utf8').replaceAll(/__(\w+?)__/g, (match, key) => {
    const value = answers[key];
    // Only src/brand.ts has the name, between single quotes. The other values need no escaping.
    return value === undefined ? match : value.replaceAll(/[\\']/g, String.raw`\$&`);
  });
  writeFileSync(path, text);
}

if (values.id === undefined) console.log(`Id: ${id}, derived from the name. To change it, edit src/brand.ts.`);
for (const note of notes) console.log(`Note: ${note}`);
const near = relative(process.cwd(), target) || '.';
const where = near.startsWith('..') ? target : near;
console.log(`Made ${where}. Next:\n  cd ${where}\n  npm install\n  npm run dev`);

function themeNotes() {
  try {
    return brandTheme({ accent, font }).notes;
  } catch (error) {
    if (error instanceof BrandColourError) stop(`--accent: ${error.message}`);
    throw error;
  }
}
