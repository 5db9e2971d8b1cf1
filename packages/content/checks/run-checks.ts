import type { Problem } from '../build/problem.js';
import type { Check, Content } from './check.js';
import { checkArticleClaims } from './check-article-claims.js';
import { checkEditing } from './check-editing.js';
import { checkFacts } from './check-facts.js';
import { checkFigures } from './check-figures.js';
import { checkImages } from './check-images.js';
import { checkLinks } from './check-links.js';
import { checkReadTime } from './check-read-time.js';
import { checkReferences } from './check-references.js';
import { checkRepetition } from './check-repetition.js';
import { checkRevisions } from './check-revisions.js';
import { checkSchemas } from './check-schemas.js';
import { checkSpelling } from './check-spelling.js';
import { checkStyle } from './check-style.js';

const checks: readonly (readonly [string, Check])[] = [
  ['entries match their schemas', checkSchemas],
  ['links are not broken', checkLinks],
  ['pictures exist and are described', checkImages],
  ['authors, covers and lists are consistent', checkReferences],
  ['figures of entries have claims', checkFigures],
  ['figures of articles have claims', checkArticleClaims],
  ['rates and rules come from facts that are up to date', checkFacts],
  ['articles are kept up to date', checkEditing],
  ['the date of an update changes with the text', checkRevisions],
  ['read times match the length', checkReadTime],
  ['no articles share a paragraph', checkRepetition],
  ['tone', checkStyle],
  ['spelling', checkSpelling],
];

export interface CheckResult {
  name: string;
  problems: Problem[];
}

/** Runs every check. `reading` holds the problems found while reading articles and wordmarks. */
export async function runChecks(content: Content, reading: Problem[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [{ name: 'articles and wordmarks can be read', problems: reading }];
  for (const [name, check] of checks) results.push({ name, problems: await check(content) });
  return results;
}
