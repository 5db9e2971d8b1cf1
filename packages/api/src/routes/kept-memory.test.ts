import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { contactBody, startTestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';
import type { NewLead } from '../store/ports.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const POSTS = 120;
const BLANKS = 60_000;

function heapMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

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
  const before = heapMegabytes();
  for (let n = 0; n < POSTS; n += 1) await post();
  const grown = heapMegabytes() - before;
  expect(kept).toHaveLength(POSTS + 1);
  // The bodies have 7 MB in total.
  expect(grown).toBeLessThan(3);
  await app.close();
});
