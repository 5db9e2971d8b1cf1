import { join } from 'node:path';
import { readArticles } from '../build/build-articles.js';
import { loadEntries } from '../build/entries.js';
import { paths } from '../build/paths.js';
import { formatProblem } from '../build/problem.js';
import { readWordmarks } from '../build/read-wordmarks.js';
import { runChecks } from '../checks/run-checks.js';

const { articles, problems } = await readArticles(paths.articles);
const lenders = await readWordmarks(join(paths.assets, 'lenders'));
const entries = await loadEntries();
const results = await runChecks({ entries, articles, assets: paths.assets }, [...problems, ...lenders.problems]);

for (const { name, problems: found } of results) {
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of found) console.error(formatProblem(problem));
}
const failed = results.filter((result) => result.problems.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
