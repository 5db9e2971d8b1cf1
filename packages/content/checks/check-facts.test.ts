import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fact, percent, usd } from '../src/facts/amounts.js';
import { articleFile, createFixture } from '../testing/fixture.js';
import { createFactCheck } from './check-facts.js';
import { checkRevisions, findMissingHistory } from './check-revisions.js';

const source = {
  id: 'page',
  title: 'A page',
  href: 'https://example.gov/page',
  jurisdiction: 'US',
  asOf: '2026-01-31',
  reviewBy: '2026-12-31',
};
const facts = {
  primeUs: fact(percent(7.5), /\bprime\b/, source),
  sbaLimit: fact(usd(5_000_000), /\b7\(a\)/, source),
  criminalRate: fact(percent(35), /\bcriminal/, source),
};

async function reasons(body: string, { entry = '' } = {}) {
  const fixture = await createFixture({
    'a.md': articleFile('a', { body: `Intro.\n\n## Heading\n${body}` }),
    'entry.ts': entry,
  });
  const check = createFactCheck({
    facts,
    files: [join(fixture.folder, 'entry.ts')],
  });
  return (await check(await fixture.content())).map(({ line, reason }) => `${line}: ${reason}`);
}

it.each([
  ['The prime rate of the banks has been 7.50% since May.', 'types 7.5%'],
  ['A 7(a) loan goes up to $5,000,000.', 'types $5 million: take it from src/facts, in articles as {{sbaLimit}}'],
  ['It costs prime plus 3%.', 'types 3% in a sentence about primeUs'],
  ['The [prime rate](/glossary#prime-rate) is 6%.', 'types 6% in a sentence about primeUs'],
  ['A 7(a) loan goes up to $3.75 million.', 'types $3.75 million in a sentence about sbaLimit'],
  ['The law caps the criminal rate at 60%.', 'types 60% in a sentence about criminalRate'],
])('refuses a typed number of a fact in an article: %s', async (text, reason) => {
  expect(await reasons(text)).toEqual([expect.stringContaining(`16: ${reason}`)]);
});

it('refuses a typed number of a fact in an entry, also within a template', async () => {
  const entry = "export const a = {\n  text: 'A 7(a) loan of $5 million.',\n  note: `A 7(a) loan, $5 million.`,\n};\n";
  expect(await reasons('Text.', { entry })).toEqual(
    ['2', '3'].map((line) => expect.stringContaining(`${line}: types $5 million`)),
  );
});

it.each([
  'The prime rate is {{primeUs}}.',
  'A machine costs $5 million.',
  'The prime rate fell. Sales grew by 7.5%.',
  'A 7(a) loan of $5.5 million.',
  'In 2024 the prime rate fell from 8.5%.',
])('accepts %s', async (text) => expect(await reasons(text)).toEqual([]));

it('refuses a new date of update without a new figure, fact or source', async () => {
  const version = (updated: string, body: string) =>
    articleFile('a', { front: { updated: updated && `"${updated}"` }, body: `${body}\n\n## Heading\nText.` });
  const fixture = await createFixture({ 'a.md': version('March 3, 2026', 'It costs $1.') });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: fixture.folder });
  const commit = () => git('commit', '-qam', 'Change');
  const write = (text: string) => writeFile(join(fixture.folder, 'a.md'), text);
  const problems = async () => checkRevisions(await fixture.content());
  expect(await problems()).toEqual([]);
  expect(await findMissingHistory(fixture.folder)).toMatch(/^git cannot read the history: fatal: not a git repository/);
  git('init', '-q');
  expect(await findMissingHistory(fixture.folder)).toMatch(/^git cannot read the history/);
  git('add', '.');
  commit();
  expect(await findMissingHistory(fixture.folder)).toBeUndefined();
  expect(await problems()).toEqual([]);
  const refused = [expect.objectContaining({ line: 12, reason: expect.stringContaining('no figure, fact or source') })];
  for (const wording of ['It costs $1.', 'The price is $1.']) {
    await write(version('May 5, 2026', wording));
    expect(await problems()).toEqual(refused);
  }
  commit();
  expect(await problems()).toEqual(refused);
  for (const substance of ['The price is $2.', 'The price is $1: {{primeUs}}.', 'See [$1](https://a.example/b).']) {
    await write(version('May 5, 2026', substance));
    expect(await problems()).toEqual([]);
  }
  await write(version('', 'The price is $1.'));
  expect(await problems()).toEqual([]);
  await write(version('May 5, 2026', 'The price is $2.'));
  commit();
  expect(await problems()).toEqual([]);
  await write(version('May 5, 2026', 'You pay $2.'));
  expect(await problems()).toEqual([]);
  git('rm', '-qf', 'a.md');
  commit();
  await write(version('June 6, 2026', 'You pay $2.'));
  expect(await problems()).toEqual(refused);
  git('clone', '-q', '--depth=1', `file://${fixture.folder}`, 'shallow');
  expect(await findMissingHistory(join(fixture.folder, 'shallow'))).toMatch(/shallow/);
});
