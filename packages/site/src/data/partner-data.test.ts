import { lenderLogos } from '@boundless/content/lenders';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { partners } from '@boundless/content/partners';
import type { PartnerPage } from '@boundless/content/schemas/partner-page';
import type { KitLabels } from '@boundless/ui/kit-labels';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { sitemap } from '../../build/seo/crawling.js';
import { head } from '../../src/pages/partner.js';
import { searchIndex } from '../search/search-index.js';
import { endedOffers, type PartnerData, partnerData, partnerIds } from './partner-data.js';
import { dataOf } from './sources.js';

const namesOf = (id: string) => partnerData(id)?.lenders.map(({ name }) => name);

describe('partnerData', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(partnerIds())('shows the lenders of %s in the order of its file', (id) => {
    expect(namesOf(id)).toEqual(partners[id]?.lenders.names);
  });

  it('keeps the order of the partner’s file if it differs from the network’s order', () => {
    const [id = ''] = partnerIds();
    const partner = partners[id] as (typeof partners)[string];
    const names = lenderLogos.map(({ name }) => name).reverse();
    vi.spyOn(partners, id as never, 'get').mockReturnValue({ ...partner, lenders: { ...partner.lenders, names } });
    expect(namesOf(id)).toEqual(names);
  });

  it('leaves the offer out from the day after its last one', () => {
    const day = (date: string) => partnerData('doola', date)?.partner;
    expect(day('2027-06-30')).toMatchObject({ offer: 'Limited time offer', validUntil: '2027-06-30' });
    const after = day('2027-07-01');
    expect(after?.offer).toBeUndefined();
    expect(after?.validUntil).toBeUndefined();
    expect(JSON.stringify(after)).not.toMatch(/offer ends|2027/);
    expect(endedOffers('2027-07-01')).toEqual([{ id: 'doola', path: '/doola-partnership', validUntil: '2027-06-30' }]);
  });

  it('builds every offer, on any day, because builds are cached', async () => {
    vi.useFakeTimers({ now: Date.parse('2040-02-29'), toFake: ['Date'] });
    expect(partnerData('doola')?.partner.offer).toBe('Limited time offer');
    expect(await dataOf('partners/doola')).toMatchObject({ partner: { offer: 'Limited time offer' } });
    vi.useRealTimers();
  });

  it('takes a page that is only its offer out of sitemap and search', async () => {
    const doola = partners.doola as (typeof partners)[string];
    const sections: typeof doola.sections = ['hero', 'closing', 'disclosures'];
    vi.spyOn(partners, 'doola' as never, 'get').mockReturnValue({ ...doola, sections });
    const [before, after] = ['2027-06-30', '2027-07-01'];
    for (const [day, listed] of [
      [before, true],
      [after, false],
    ] as const) {
      expect(sitemap(day).includes('/doola-partnership<'), day).toBe(listed);
      expect((await searchIndex(day)).includes('/doola-partnership'), day).toBe(listed);
      const data = partnerData('doola', day) as PartnerData;
      expect(head(data).noindex).toBe(!listed);
    }
  });

  it('keeps a page that has more than its offer in the sitemap', () => {
    expect(sitemap('2027-07-01')).toContain('/doola-partnership<');
  });

  it('links to the page in other languages', () => {
    const doola = partners.doola as (typeof partners)[string];
    const french = { ...doola, id: 'doola-fr', translationOf: 'doola', lang: 'fr-CA', path: '/partenariat-doola' };
    vi.spyOn(partners, 'doola' as never, 'get').mockReturnValue(doola);
    Object.assign(partners, { 'doola-fr': french });
    const routes = partnerRoutes as { id: string; path: string }[];
    routes.push({ id: 'doola-fr', path: french.path });
    try {
      const links = ['doola', 'doola-fr'].map((id) => partnerData(id)?.translations);
      expect(links).toEqual([
        [{ lang: 'fr-CA', label: 'Français', href: '/partenariat-doola' }],
        [{ lang: 'en', label: 'English', href: '/doola-partnership' }],
      ]);
    } finally {
      routes.pop();
    }
  });

  it('returns undefined for an unknown partner', () => {
    expect(partnerData('nobody')).toBeUndefined();
  });
});

it('allows a partner’s file to give every label of the kit', () => {
  expectTypeOf<keyof NonNullable<PartnerPage['labels']>>().toEqualTypeOf<keyof KitLabels>();
});
