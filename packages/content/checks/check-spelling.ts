import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import { globSync } from 'tinyglobby';
import { paths } from '../build/paths.js';
import type { Problem } from '../build/problem.js';
import type { Check } from './check.js';

/** Files with copy outside of src/entries. */
const parts = ['src/{definitions,statements,partner-defaults}.ts', 'src/{funding,glossary}/*.ts'];

/** Every word must be in a dictionary or in `dictionary.txt`. */
export const checkSpelling: Check = async ({ entries, articles, assets }) => {
  const own = assets === paths.assets ? globSync(parts, { cwd: paths.root, absolute: true }) : [];
  const files = [...new Set([...entries.map(({ file }) => file), ...articles.map(({ path }) => path), ...own])];
  const problems: Problem[] = [];
  const options = { config: join(paths.root, 'cspell.json'), root: '/', gitignore: false, dot: true };
  await lint(files, options, {
    issue: ({ uri, row, text, isFlagged }) => {
      const file = relative(process.cwd(), uri?.startsWith('file:') ? fileURLToPath(uri) : (uri ?? ''));
      const reason = isFlagged
        ? `"${text}" is a word that we avoid`
        : `"${text}" is in no dictionary; if it is right, add it to packages/content/dictionary.txt`;
      problems.push({ file, line: row, reason });
    },
    error: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });
  return problems;
};
