import { lenderLogos } from '@boundless/content/lenders';
import { partners } from '@boundless/content/partners';
import { describe, expect, it, vi } from 'vitest';
import { partnerData, partnerIds } from './partner-data.js';

const namesOf = (id: string) => partnerData(id)?.lenders.map(({ name }) => name);

describe('partnerData', () => {
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

  it('returns undefined for an unknown partner', () => {
    expect(partnerData('nobody')).toBeUndefined();
  });
});
