import { lenderLogos } from '@boundless/content/lenders';
import { partners } from '@boundless/content/partners';
import { describe, expect, it, vi } from 'vitest';
import { partnerData, partnerIds } from './partner-data.js';

const namesOf = (id: string) => partnerData(id)?.lenders.map(({ name }) => name);

describe('partnerData', () => {
  it.each(partnerIds())('shows the lenders of %s in the order of its file', (id) => {
    expect(namesOf(id)).toEqual(partners[id]?.lenders.names);
  });

  it('follows a file that names them in another order than the network does', () => {
    const [id = ''] = partnerIds();
    const partner = partners[id] as (typeof partners)[string];
    const names = lenderLogos.map(({ name }) => name).reverse();
    vi.spyOn(partners, id as never, 'get').mockReturnValue({ ...partner, lenders: { ...partner.lenders, names } });
    expect(namesOf(id)).toEqual(names);
  });

  it('knows no partner of another name', () => {
    expect(partnerData('nobody')).toBeUndefined();
  });
});
