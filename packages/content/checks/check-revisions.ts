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

async function git(cwd: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)('git', args, { cwd, maxBuffer: 10_000_000 })).stdout.trim();
}

/** Why changes may go unnoticed: without the history of the articles there is nothing to compare. Undefined if it is complete. */
export async function findMissingHistory(articles: string): Promise<string | undefined> {
  try {
    const isShallow = (await git(articles, 'rev-parse', '--is-shallow-repository')) === 'true';
    if (isShallow) return 'the clone is shallow. Run git fetch --unshallow';
    return (await git(articles, 'log', '-1', '--format=%H', '--', '.')) ? undefined : 'the articles are not in git';
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    return `git cannot read the history: ${(stderr || message).trim().split('\n')[0]}`;
  }
}

/** The last two versions in git, the newest first. None if there is no history. */
async function committedVersions(path: string) {
  const [folder, name] = [dirname(path), basename(path)];
  // Without the commits that delete the file.
  const log = await git(folder, 'log', '-2', '--diff-filter=AM', '--format=%H', '--', name).catch(() => '');
  const versions = log.split('\n').filter(Boolean);
  return Promise.all(
    versions.map(async (commit) => versionOf(normalizeLines(await git(folder, 'show', `${commit}:./${name}`)))),
  );
}

function versionOf(text: string) {
  const source = text.trimStart();
  const end = source.indexOf('\n---', 3);
  const fields = source.slice(0, end);
  const sources = fields.match(/^ +href: .*$/gm) ?? [];
  const substance = [...sources, source.slice(end)].join('\n').match(substances) ?? [];
  return { updated: /^updated: .*$/m.exec(fields)?.[0], substance: substance.sort().join(' ') };
}
