import { expect, it } from 'vitest';
import { fact, percent } from '../src/facts/amounts.js';
import { articleFile, createFixture } from '../testing/fixture.js';
import { findOverdue } from './find-overdue.js';

const source = {
  id: 'page',
  title: 'A page',
  href: 'https://example.gov/page',
  jurisdiction: 'US',
  asOf: '2026-01-31',
  reviewBy: '2026-12-31',
};

it('names each fact, source, article and offer after its last day', async () => {
  const front = { reviewBy: '2026-12-31', publishAt: '2026-12-31' };
  const fixture = await createFixture({ 'a.md': articleFile('a', { front }) });
  const { articles } = await fixture.content();
  const dated = {
    articles,
    facts: { primeUs: fact(percent(7.5), /\bprime\b/, source) },
    sources: [source],
    partners: [{ id: 'acme', validUntil: '2026-12-31' }, { id: 'brisk' }],
  };
  expect(findOverdue(dated, '2026-12-31')).toEqual([]);
  expect(findOverdue(dated, '2027-01-01').map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '1: primeUs was due for review on 2026-12-31: read https://example.gov/page again',
    '1: page was due for review on 2026-12-31: read https://example.gov/page again',
    '12: was due for review on 2026-12-31',
    '13: has passed: remove the line',
    '1: the offer ended on 2026-12-31: remove it, or agree on another day',
  ]);
});
