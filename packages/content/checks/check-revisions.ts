import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import type { ParsedArticle } from '../build/parse-article.js';
import type { Problem } from '../build/problem.js';
import { normalizeLines, readText } from '../build/read-text.js';
import type { Check } from './check.js';

/** `updated` changes only together with the text. A review that leaves the text as it is has its own field, `reviewed`. */
export const checkRevisions: Check = async ({ articles }) => (await Promise.all(articles.map(problemsOf))).flat();

async function problemsOf({ file, path, lines }: ParsedArticle): Promise<Problem[]> {
  const current = versionOf(readText(path).text);
  const committed = await committedVersions(path);
  const before = committed.find(({ updated, body }) => updated !== current.updated || body !== current.body);
  if (!before || before.body !== current.body) return [];
  const reason = `changes "${before.updated}" to "${current.updated}", but not the text: a review without a change has the field reviewed`;
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
  return { updated: /^updated: .*$/m.exec(source.slice(0, end))?.[0] ?? 'no updated', body: source.slice(end) };
}
