import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import type { ParsedArticle } from '../build/parse-article.js';
import type { Problem } from '../build/problem.js';
import { normalizeLines, readText } from '../build/read-text.js';
import type { Check } from './check.js';

/** What a reader may have acted on: facts, links and numbers. */
const substances = /\{\{[^}]+\}\}|https?:\/\/[^\s)"]+|\d[\d,.]*/g;

/**
 * `updated` changes only together with a figure, a fact or a source of the article. A change of wording has no date, and
 * a review that changes nothing has its own field, `reviewed`.
 */
export const checkRevisions: Check = async ({ articles }) => (await Promise.all(articles.map(problemsOf))).flat();

async function problemsOf({ file, path, lines }: ParsedArticle): Promise<Problem[]> {
  const current = versionOf(readText(path).text);
  if (!current.updated) return [];
  const committed = await committedVersions(path);
  const before = committed.find(
    ({ updated, substance }) => updated !== current.updated || substance !== current.substance,
  );
  if (!before || before.substance !== current.substance) return [];
  const reason = `changes "${before.updated ?? 'no updated'}" to "${current.updated}", but no figure, fact or source: wording has no date, and a review without a change has the field reviewed`;
  return [{ file, line: lines.get('updated') ?? 1, reason }];
}

/** The last two versions in git, the newest first. None if there is no git, or no commit with the file. */
async function committedVersions(path: string) {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: dirname(path), maxBuffer: 10_000_000 })).stdout;
  try {
    const commits = (await git('log', '-2', '--format=%H', '--', basename(path))).trim().split('\n');
    return await Promise.all(
      commits.map(async (commit) => versionOf(normalizeLines(await git('show', `${commit}:./${basename(path)}`)))),
    );
  } catch {
    return [];
  }
}

function versionOf(text: string) {
  const source = text.trimStart();
  const end = source.indexOf('\n---', 3);
  const fields = source.slice(0, end);
  const sources = fields.match(/^ +href: .*$/gm) ?? [];
  const substance = [...sources, source.slice(end)].join('\n').match(substances) ?? [];
  return { updated: /^updated: .*$/m.exec(fields)?.[0], substance: substance.sort().join(' ') };
}
