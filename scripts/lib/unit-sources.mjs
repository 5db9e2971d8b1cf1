import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './run.mjs';

/** Whether proofs depend on a file: on code and stories, but not on tests and docs. */
const isSource = (name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name);

const sourcesIn = (folder) =>
  readdirSync(folder)
    .filter(isSource)
    .map((name) => join(folder, name));

const imported = /(?:^(?:import|export) (?!type\b)[^;]*?|\bimport\()['"](\.[^'"]+)['"]/gm;

/** The kit's files that a file imports, without `import type`. */
function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, path]) => {
    const base = join(dirname(file), path);
    const candidates = [base, base.replace(/\.js$/, '.ts'), base.replace(/\.js$/, '.tsx')];
    return candidates.filter((candidate) => isSource(candidate) && existsSync(candidate)).slice(0, 1);
  });
}

/** A unit's own sources and all files of the kit that they import, directly or indirectly. */
export function sourcesOf(folder) {
  const found = new Set(sourcesIn(folder));
  for (const file of found) for (const other of importsOf(file)) found.add(other);
  return [...found].sort();
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** A short hash of a unit's sources without their comments. A proof with another hash is stale. */
export function sourcesHash(folder) {
  const hash = createHash('sha256');
  for (const file of sourcesOf(folder)) {
    const lines = readFileSync(file, 'utf8').replace(comments, '').split('\n');
    hash.update(`${relative(root, file)}\n${lines.filter((line) => line.trim()).join('\n')}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}
