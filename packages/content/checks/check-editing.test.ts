import { expect, it } from 'vitest';
import { articleFile, createFixture } from '../testing/fixture.js';
import { checkEditing } from './check-editing.js';

async function reasons(front: Record<string, string>, text = '• one\n• two\n• three') {
  const body = `Intro.\n\n## Heading\n${text}`;
  const fixture = await createFixture({ 'a.md': articleFile('a', { front, body }) });
  const problems = await checkEditing(await fixture.content());
  return problems.map(({ line, reason }) => `${line}: ${reason}`);
}
const reviewed = { reviewBy: '2027-06-30' };

it('refuses an article without a day of its next review', async () => {
  expect(await reasons(reviewed)).toEqual([]);
  expect(await reasons({})).toEqual([expect.stringContaining('has no reviewBy')]);
});

it('refuses a title that result pages cut off, unless it has a shorter metaTitle', async () => {
  const title = 'A title of more than sixty characters, which nobody could ever read';
  expect(await reasons({ ...reviewed, title })).toEqual([
    '3: has 67 characters on a result page: add a metaTitle of at most 60',
  ]);
  expect(await reasons({ ...reviewed, title, metaTitle: 'A short title' })).toEqual([]);
});

it('refuses amounts in dollars if they could be US or Canadian dollars', async () => {
  const list = '• one\n• two\n• three\n\n';
  const reason = 'has amounts in dollars, but does not say whether US or Canadian dollars';
  expect(await reasons(reviewed, `${list}It costs $40.`)).toEqual([expect.stringContaining(reason)]);
  for (const text of ['It costs $40, in US dollars.', 'It costs C$40.', 'It costs $40.\n\nUSD 40 is little.'])
    expect(await reasons(reviewed, list + text)).toEqual([]);
});

it('refuses a review that is older than the text', async () => {
  const dates = { ...reviewed, updated: '"March 3, 2026"' };
  expect(await reasons({ ...dates, reviewed: '"March 3, 2026"' })).toEqual([]);
  expect(await reasons({ ...dates, reviewed: '"March 2, 2026"' })).toEqual([
    expect.stringContaining('before the latest change of the text'),
  ]);
});

it('refuses a revision that is older than the article', async () => {
  expect(await reasons({ ...reviewed, updated: '"March 2, 2025"' })).toEqual([
    expect.stringContaining('before the date of the article'),
  ]);
});

it('refuses a publication on another day than the date of the article', async () => {
  expect(await reasons({ ...reviewed, publishAt: '2027-01-15' })).toEqual([
    expect.stringContaining('is another day than the date of the article'),
  ]);
  const sameDay = { date: '"March 4, 2025"', publishAt: '2025-03-04T09:00:00-05:00' };
  expect(await reasons({ ...reviewed, ...sameDay })).toEqual([]);
});
