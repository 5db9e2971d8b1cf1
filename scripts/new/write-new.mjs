import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';
import { generators } from './generators.mjs';

/** The forms of a name that templates use. Throws unless it is in kebab-case, as all file names are. */
function formsOf(name, today) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not a name in kebab-case, such as price-tag`);
  const Name = name.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
  return {
    name,
    Name,
    key: Name.replace(/^./, (letter) => letter.toLowerCase()),
    title: name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
    date: today.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    review: `${today.getUTCFullYear() + 1}-${today.toISOString().slice(5, 7)}-01`,
  };
}

/** Throws if the name cannot be that of a variable, such as `new`. */
function checkVariable(name, key) {
  try {
    new Function(`'use strict'; let ${key};`);
  } catch {
    throw new Error(`"${name}" is a reserved word of JavaScript; choose another name`);
  }
}

/**
 * Writes the files of a generator. If one of the new files exists, or a line has no place in a file, throws before anything is written.
 *
 * @param {string} top the repository's folder
 * @param {keyof typeof generators} kind
 * @param {string} name in kebab-case
 * @returns what was created and changed, the commands to run, and what to do next
 */
export function writeNew(top, kind, name) {
  const forms = formsOf(name, new Date());
  const fill = (text) => text.replaceAll(/__(\w+?)__/g, (_, form) => forms[form]);
  const folder = join(import.meta.dirname, 'templates', kind);
  const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.template'),
  );
  const texts = new Map(
    templates.map((path) => [fill(path.replace('.template', '')), readFileSync(join(folder, path), 'utf8')]),
  );
  const { inserts, commands = [], next } = generators[kind];
  const taken = [...texts.keys()].find((path) => existsSync(join(top, path)));
  if (taken) throw new Error(`${taken} exists already; nothing was written`);
  if ([...texts.values()].some((text) => text.includes('__key__'))) checkVariable(name, forms.key);

  /** The files that change, with their new content. Several lines may be inserted into one. */
  const changes = new Map();
  for (const { file, after, line } of inserts) {
    const text = changes.get(file) ?? readFileSync(join(top, file), 'utf8');
    if (!after.test(text))
      throw new Error(`"${fill(line)}" cannot be inserted into ${file}: its place was not found; nothing was written`);
    changes.set(
      file,
      text.replace(after, (found) => `${found}${fill(line)}\n`),
    );
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), fill(text));
  }
  for (const [path, text] of changes) writeFileSync(join(top, path), text);
  const created = [...texts.keys()];
  const changed = [...changes.keys()];
  const sources = [...created, ...changed].filter((path) => /\.tsx?$/.test(path)).map((path) => join(top, path));
  const biome = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', `--config-path=${root}`];
  if (sources.length > 0)
    execFileSync(process.execPath, [...biome, '--vcs-enabled=false', ...sources], { stdio: 'pipe' });
  return { created, changed, commands: commands.map(fill), next: fill(next) };
}
