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
 * Writes the files of a generator. If one of the new files exists, or the line has no place in its file, throws before anything is written.
 *
 * @param {string} top the repository's folder
 * @param {keyof typeof generators} kind
 * @param {string} name in kebab-case
 * @returns what was created and changed, the command to run, and what to do next
 */
export function writeNew(top, kind, name) {
  const forms = formsOf(name, new Date());
  const fill = (text) => text.replaceAll(/__(\w+?)__/g, (_, form) => forms[form]);
  const folder = join(import.meta.dirname, 'templates', kind);
  const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.template'),
  );
  const texts = templates.map((path) => readFileSync(join(folder, path), 'utf8'));
  const created = templates.map((path) => fill(path.replace('.template', '')));
  const { insert, command, next } = generators[kind];
  const taken = created.find((path) => existsSync(join(top, path)));
  if (taken) throw new Error(`${taken} exists already; nothing was written`);
  if (texts.some((text) => text.includes('__key__'))) checkVariable(name, forms.key);

  const files = new Map(created.map((path, index) => [path, fill(texts[index])]));
  if (insert) {
    const { file, after } = insert;
    const line = fill(insert.line);
    const text = readFileSync(join(top, file), 'utf8');
    if (!after.test(text))
      throw new Error(`"${line}" cannot be inserted into ${file}: its place was not found; nothing was written`);
    files.set(
      file,
      text.replace(after, (found) => `${found}${line}\n`),
    );
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  const sources = [...files.keys()].filter((path) => /\.tsx?$/.test(path)).map((path) => join(top, path));
  const biome = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', `--config-path=${root}`];
  if (sources.length > 0)
    execFileSync(process.execPath, [...biome, '--vcs-enabled=false', ...sources], { stdio: 'pipe' });
  return { created, changed: insert?.file, command, next: fill(next) };
}
