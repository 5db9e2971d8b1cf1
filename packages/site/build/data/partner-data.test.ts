import { lenderLogos } from '@boundless/content/lenders';
import { partners } from '@boundless/content/partners';
import { describe, expect, it, vi } from 'vitest';
import { partnerData, partnerSlugs } from './partner-data.js';

const namesOf = (slug: string) => partnerData(slug)?.lenders.map(({ name }) => name);

describe('partnerData', () => {
  it.each(partnerSlugs())('shows the lenders of %s in the order of its file', (slug) => {
    expect(namesOf(slug)).toEqual(partners[slug]?.lenders.names);
  });

  it('follows a file that names them in another order than the network does', () => {
    const [slug = ''] = partnerSlugs();
    const partner = partners[slug] as (typeof partners)[string];
    const names = lenderLogos.map(({ name }) => name).reverse();
    vi.spyOn(partners, slug as never, 'get').mockReturnValue({ ...partner, lenders: { ...partner.lenders, names } });
    expect(namesOf(slug)).toEqual(names);
  });

  it('knows no partner of another name', () => {
    expect(partnerData('nobody')).toBeUndefined();
  });
});
