/**
 * `npm run lint:docs [-- <folder>]`: checks that the target of every relative link in the documents exists, with its heading if it names one. For a
 * link labelled `file › part of a title`, the file must have a test with that title.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root as ownRoot } from '../lib/run.mjs';

const [root = ownRoot] = process.argv.slice(2);

const documents = ['*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/*/docs/**/*.md', 'packages/*/src/**/README.md'];
const files = globSync(documents, { cwd: root, ignore: '**/node_modules/**' });
// A check of nothing would pass.
if (files.length === 0) throw new Error(`There is no document in ${root}.`);
const problems = [];

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (path) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

for (const file of files) {
  for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    const at = `${file}:${index + 1}`;
    const prose = line.replaceAll(/`[^`]*`/g, '');
    for (const [, label, target, anchor] of prose.matchAll(/\[([^\]]*)\]\(([^)#\s]*)(?:#([^)\s]+))?[^)]*\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const path = target ? join(root, dirname(file), target) : join(root, file);
      const title = label.split(' › ')[1];
      if (!existsSync(path)) problems.push(`${at}: ${path} does not exist`);
      else if (anchor && path.endsWith('.md') && !anchorsOf(path).includes(anchor))
        problems.push(`${at}: ${path} has no heading for #${anchor}`);
      else if (title && !readFileSync(path, 'utf8').includes(title)) {
        problems.push(`${at}: ${path} has no test titled "${title}"`);
      }
    }
  }
}

for (const problem of problems) console.error(problem);
console.log(`${files.length} documents, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
