import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes the files of a generator. If one of the new files exists, throws before anything is written.
 *
 * @param {string} top the repository's folder
 * @param {object} generated
 * @param {Record<string, string>} generated.files texts by path
 * @param {{ file: string, line: string, inside?: string, before?: string }[]} generated.inserts lines to insert into files: at the
 *   end of the first list or object after the text `inside`, before the line `before`, or otherwise among the sorted imports and exports
 */
export function writeNew(top, { files, inserts }) {
  const taken = Object.keys(files).find((path) => existsSync(join(top, path)));
  if (taken) throw new Error(`${taken} exists already; nothing was written`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  for (const { file, line, inside, before } of inserts) {
    const path = join(top, file);
    const text = readFileSync(path, 'utf8');
    if (before) writeFileSync(path, insertAt(text, text.indexOf(`${before}\n`), line));
    else writeFileSync(path, inside ? insertInside(text, line, inside) : insertSorted(text, line));
  }
}

function insertInside(text, line, inside) {
  const start = text.indexOf(inside);
  return insertAt(text, start === -1 ? -1 : start + text.slice(start).search(/^[}\]]/m), line);
}

function insertAt(text, at, line) {
  if (at === -1) throw new Error(`"${line.trim()}" cannot be inserted: its place was not found`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** `text` with `line` after the last import (or export) whose relative path sorts before that of `line`. */
function insertSorted(text, line) {
  const pathOf = (statement) => statement.match(/ from '([^']+)'/)?.[1] ?? '';
  const statements = text.match(/(?:^\/\*[\s\S]*?\*\/\n)|^export [\s\S]*?;\n|^import [\s\S]*?;\n|^.*\n/gm) ?? [];
  const [kind] = line.split(' ');
  const sortsBefore = (statement) =>
    statement.startsWith(kind) && pathOf(statement).startsWith('.') && pathOf(statement) < pathOf(line);
  statements.splice(statements.findLastIndex(sortsBefore) + 1, 0, `${line}\n`);
  return statements.join('');
}
