import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { paths } from './paths.js';
import { conflictsOf, readPartners } from './read-partners.js';

const entry = (name: string, value: object) => ({
  id: `partners/${name}`,
  file: join(paths.partners, `${name}.ts`),
  name,
  schema: z.unknown(),
  value: { id: name, ...value },
});

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
  const reasons = conflictsOf([
    entry('doola', { path: '/blog' }),
    entry('lumora', { path: '/shared' }),
    entry('handwerkskontor', { id: 'pine', path: '/shared' }),
  ]).map(({ reason }) => reason);
  expect(reasons).toEqual([
    'doola.path: /blog is already the address of a page of the site (packages/content/src/pages.ts), choose another',
    'lumora.path: /shared is already the address of handwerkskontor (src/partners/handwerkskontor.ts), choose another',
    'handwerkskontor.id: must be handwerkskontor, the name of the file',
    'handwerkskontor.path: /shared is already the address of lumora (src/partners/lumora.ts), choose another',
  ]);
});

it('refuses a translation into the same language, and a section without its component', () => {
  const reasons = conflictsOf([
    entry('doola', { path: '/doola', sections: ['hero', { section: 'custom' }, 'disclosures'] }),
    entry('lumora', { path: '/lumora', translationOf: 'doola' }),
  ]).map(({ reason }) => reason);
  expect(reasons).toEqual([
    "doola.sections: { section: 'custom' } needs the component ../site/src/partners/doola.tsx",
    'lumora.lang: en is also the language of doola, which this page translates',
  ]);
});
