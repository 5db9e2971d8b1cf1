import { expect, it } from 'vitest';
import { usedMegabytes } from '../../testing/memory.js';
import { contactBody, startTestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';
import type { NewLead } from '../store/ports.js';

const POSTS = 120;
const BLANKS = 60_000;

const padded = `A name that is long enough${' '.repeat(BLANKS)}`;
it.each([
  [
    'a form with fields that nobody keeps',
    'form',
    `firstName=Bartholomew-Maximilian&lastName=Okafor&email=bartholomew@example.com&junk=${'%41'.repeat(20_000)}`,
  ],
  ['JSON with fields that nobody keeps', 'json', { ...contactBody, junk: 'A'.repeat(BLANKS) }],
  ['JSON with a name among many blanks', 'json', { ...contactBody, firstName: padded }],
])('keeps only the stored fields of %s in memory', async (_name, type, body) => {
  const kept: NewLead[] = [];
  const app = await startTestApp();
  app.stores.leads.add = async (lead) => {
    kept.push(lead);
    return { id: 'x', outcome: 'created' };
  };
  const post = () => app.request.post(apiPaths.contact).type(type).send(body).redirects(0);
  await post();
  const before = usedMegabytes().heap;
  for (let n = 0; n < POSTS; n += 1) await post();
  const grown = usedMegabytes().heap - before;
  expect(kept).toHaveLength(POSTS + 1);
  // The bodies have 7 MB in total.
  expect(grown).toBeLessThan(3);
  await app.close();
});
