import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lenderLogos } from '@boundless/content/entries/lenders-list';
import { partnerDefaults } from '@boundless/content/partner-defaults';
import { partnerPage } from '@boundless/content/schemas/partner-page';
import { limits } from '@boundless/ui/limits';
import { expect, it } from 'vitest';

const template = (file: string) =>
  import(pathToFileURL(join(import.meta.dirname, '../../../ui/partner/template/src', file)).href);

it("begins with the site's own texts", async () => {
  const brand = { name: '__name__', accent: '#0a7a50' };
  const { partnerId, path, brand: _, meta, lenders, ...defaults } = partnerDefaults({ id: '__id__', brand });
  const { content, meta: written } = await template('partner.ts');
  const absolute = JSON.stringify(defaults).replaceAll('](/', '](https://www.boundless.example/');
  expect(content).toEqual({
    ...JSON.parse(absolute),
    brand: { name: '__name__' },
    hero: { ...defaults.hero, title: '__title__' },
    lenders: { label: lenders.label },
  });
  expect(written).toEqual({ ...meta, title: meta.title.replace(' | Boundless', '') });
});

it('shows the page of the address, also from servers that leave out the slash at its end', async () => {
  const { pageAt, pages } = await template('pages.ts');
  const french = { ...pages[0], path: '/fr/' };
  pages.push(french);
  for (const path of ['/fr/', '/fr', '/fr/index.html']) expect(pageAt(path), path).toBe(french);
  for (const path of ['/', '/index.html', '/elsewhere']) expect(pageAt(path), path).toBe(pages[0]);
});

it('marks the lenders that are invented on the site', async () => {
  const { lenders } = await template('lenders.ts');
  for (const lender of lenders) expect(lenderLogos).toContainEqual(lender);
  expect(lenders.every(({ invented }: { invented?: boolean }) => invented)).toBe(true);
});

it('has the same limit for names everywhere', () => {
  const { name } = partnerPage.shape.brand.shape;
  expect(name.safeParse('A'.repeat(limits.partnerName)).success).toBe(true);
  expect(name.safeParse('A'.repeat(limits.partnerName + 1)).success).toBe(false);
});
