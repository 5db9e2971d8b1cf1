/**
 * `npm run lint:docs`: checks that the target of every relative link in the documents exists. For a link labelled `file › part of a title`, the file
 * must have a test with that title.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../lib/run.mjs';

const documents = ['*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/*/docs/**/*.md', 'packages/*/src/**/README.md'];
const files = globSync(documents, { cwd: root, ignore: '**/node_modules/**' });
// A check of nothing would pass.
if (files.length === 0) throw new Error(`There is no document in ${root}.`);
const problems = [];

for (const file of files) {
  for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    const at = `${file}:${index + 1}`;
    const prose = line.replaceAll(/`[^`]*`/g, '');
    for (const [, label, target] of prose.matchAll(/\[([^\]]*)\]\(([^)#\s]+)[^)]*\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const path = join(root, dirname(file), target);
      const title = label.split(' › ')[1];
      if (!existsSync(path)) problems.push(`${at}: ${path} does not exist`);
      else if (title && !readFileSync(path, 'utf8').includes(title)) {
        problems.push(`${at}: ${path} has no test titled "${title}"`);
      }
    }
  }
}

for (const problem of problems) console.error(problem);
console.log(`${files.length} documents, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
