import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import { globSync } from 'tinyglobby';
import { paths } from '../build/paths.js';
import type { Problem } from '../build/problem.js';
import { readText } from '../build/read-text.js';
import { isEnglish } from '../build/strings.js';
import type { Check } from './check.js';

/** Files with copy outside of src/entries. */
const parts = [
  'src/claims/{counted,sentences}.ts',
  'src/partners/page/defaults.ts',
  'src/{facts/funding,glossary}/*.ts',
];

/** Every word of a text in English must be in a dictionary, in `dictionary.txt`, or in the file's line `cspell:words`. */
export const checkSpelling: Check = async ({ entries, articles, assets }) => {
  const own = assets === paths.assets ? globSync(parts, { cwd: paths.root, absolute: true }) : [];
  const files = [
    ...new Set([...entries.filter(isEnglish).map(({ file }) => file), ...articles.map(({ path }) => path), ...own]),
  ];
  const partners = new Set(entries.filter(({ id }) => id.startsWith('partners/')).map(({ file }) => file));
  const problems: Problem[] = [];
  const options = { config: join(paths.root, 'cspell.json'), root: '/', gitignore: false, dot: true };
  await lint(files, options, {
    issue: ({ uri, row, text, isFlagged }) => {
      const path = uri?.startsWith('file:') ? fileURLToPath(uri) : (uri ?? '');
      const file = relative(process.cwd(), path);
      const reason = isFlagged
        ? `"${text}" is a word that we avoid`
        : `"${text}" is in no dictionary; if it is right, add it to ${partners.has(path) ? ownWords(path) : ''}packages/content/dictionary.txt`;
      problems.push({ file, line: row, reason });
    },
    error: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });
  return problems;
};

/** Where a partner's file lists its own words: at the line that does so already, or at its top. */
function ownWords(path: string): string {
  const line = readText(path)
    .text.split('\n')
    .findIndex((text) => text.includes('cspell:words'));
  return line < 0
    ? 'a line "// cspell:words" at the top of the file, or to '
    : `the line "// cspell:words" (line ${line + 1}), or to `;
}
