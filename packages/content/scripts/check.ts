import { join } from 'node:path';
import { readArticles } from '../build/build-articles.js';
import { loadEntries } from '../build/entries.js';
import { paths } from '../build/paths.js';
import { formatProblem } from '../build/problem.js';
import { readWordmarks } from '../build/read-wordmarks.js';
import type { Check } from '../checks/check.js';
import { checkArticleClaims } from '../checks/check-article-claims.js';
import { checkEditing } from '../checks/check-editing.js';
import { checkFacts } from '../checks/check-facts.js';
import { checkFigures } from '../checks/check-figures.js';
import { checkImages } from '../checks/check-images.js';
import { checkLinks } from '../checks/check-links.js';
import { checkReferences } from '../checks/check-references.js';
import { checkRevisions, findMissingHistory } from '../checks/check-revisions.js';
import { checkSchemas } from '../checks/check-schemas.js';
import { checkSpelling } from '../checks/check-spelling.js';

const { articles, problems } = await readArticles(paths.articles);
const lenders = await readWordmarks(join(paths.assets, 'lenders'));
const content = { entries: await loadEntries(), articles, assets: paths.assets };

/** The third is the reason why a check that finds nothing may not have looked at everything. */
const checks: readonly (readonly [string, Check, (() => Promise<string | undefined>)?])[] = [
  ['articles and wordmarks can be read', () => [...problems, ...lenders.problems]],
  ['entries match their schemas', checkSchemas],
  ['links are not broken', checkLinks],
  ['pictures exist and are described', checkImages],
  ['authors, covers and lists are consistent', checkReferences],
  ['figures of entries have claims', checkFigures],
  ['figures of articles have claims', checkArticleClaims],
  ['rates and rules come from facts', checkFacts],
  ['articles have a day of their next review, a title that fits and a currency', checkEditing],
  ['the date of an update changes with the text', checkRevisions, () => findMissingHistory(paths.articles)],
  ['spelling', checkSpelling],
];

let failed = 0;
let skipped = 0;
for (const [name, check, findGap] of checks) {
  const found = await check(content);
  const gap = found.length === 0 ? await findGap?.() : undefined;
  if (found.length > 0) failed += 1;
  else if (gap) skipped += 1;
  console.log(gap ? `SKIP ${name}: ${gap}` : `${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of found) console.error(formatProblem(problem));
}
const total = `${checks.length - failed - skipped} passed, ${failed} failed`;
console.log(skipped > 0 ? `${total}, ${skipped} skipped` : total);
process.exitCode = failed === 0 ? 0 : 1;
