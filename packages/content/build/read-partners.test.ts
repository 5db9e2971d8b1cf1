import { expect, it } from 'vitest';
import { z } from 'zod';
import { conflictsOf, readPartners } from './read-partners.js';

it('lists the address of every published page of a partner', async () => {
  const { routes, problems } = await readPartners();
  expect(problems).toEqual([]);
  expect(routes).toContainEqual({ id: 'doola', path: '/doola-partnership' });
});

it('publishes no sample partner', async () => {
  const { routes } = await readPartners();
  expect(routes.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['lumora']));
  expect(routes.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['handwerkskontor']));
});

it('refuses an address that is taken and an id that is not the name of the file', () => {
  const entry = (file: string, id: string, path: string) => ({
    id: `partners/${file}`,
    file: import.meta.filename,
    name: file,
    schema: z.unknown(),
    value: { id, path },
  });
  const reasons = conflictsOf([
    entry('acme', 'acme', '/blog'),
    entry('birch', 'birch', '/birch'),
    entry('cedar', 'pine', '/birch'),
  ]).map(({ reason }) => reason);
  expect(reasons).toEqual([
    'acme.path: /blog is already the address of a page of the site, choose another',
    'birch.path: /birch is already the address of cedar, choose another',
    'cedar.id: must be cedar, the name of the file',
    'cedar.path: /birch is already the address of birch, choose another',
  ]);
});
