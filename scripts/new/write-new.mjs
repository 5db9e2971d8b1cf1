import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes what a generator made. Throws, and writes nothing, where a file is there already.
 *
 * @param {string} top the repository's folder
 * @param {object} made
 * @param {Record<string, string>} made.files texts by path
 * @param {{ file: string, line: string }} [made.insert] a line for a file whose lines of that kind are in alphabetical order
 */
export function writeNew(top, { files, insert }) {
  const taken = Object.keys(files).find((path) => existsSync(join(top, path)));
  if (taken) throw new Error(`${taken} is there already; nothing was written`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  if (insert) {
    const path = join(top, insert.file);
    writeFileSync(path, insertSorted(readFileSync(path, 'utf8'), insert.line));
  }
}

/** `text` with `line` before the first statement whose source path sorts after that of `line`. */
function insertSorted(text, line) {
  const pathOf = (statement) => statement.match(/ from '([^']+)'/)?.[1] ?? '';
  const statements = text.match(/(?:^\/\*[\s\S]*?\*\/\n)|^export [\s\S]*?;\n|^import [\s\S]*?;\n|^.*\n/gm) ?? [];
  const at = statements.findIndex((statement) => pathOf(statement) > pathOf(line));
  statements.splice(at === -1 ? statements.length : at, 0, `${line}\n`);
  return statements.join('');
}
