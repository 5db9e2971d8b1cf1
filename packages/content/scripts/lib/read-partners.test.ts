import { expect, it } from 'vitest';
import { z } from 'zod';
import { clashes, readPartners } from './read-partners.js';

it('lists the address of every published page of a partner', async () => {
  const { routes, problems } = await readPartners();
  expect(problems).toEqual([]);
  expect(routes).toContainEqual({ slug: 'doola', path: '/doola-partnership' });
});

it('publishes no sample partner', async () => {
  const { routes } = await readPartners();
  expect(routes.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['lumora']));
  expect(routes.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['handwerkskontor']));
});

it('refuses an address that is taken and a slug that is not the name of the file', () => {
  const entry = (id: string, slug: string, path: string) => ({
    id: `partners/${id}`,
    file: import.meta.filename,
    name: id,
    schema: z.unknown(),
    value: { slug, path },
  });
  const reasons = clashes([
    entry('acme', 'acme', '/blog'),
    entry('birch', 'birch', '/birch'),
    entry('cedar', 'pine', '/birch'),
  ]).map(({ reason }) => reason);
  expect(reasons).toEqual([
    'acme.path: /blog is the address of a page of ours already, choose another',
    'cedar.id: must be cedar, as the file is named',
    'cedar.path: /birch is the address of birch already, choose another',
  ]);
});
