import { toolElsewhere as words } from '@boundless/content/entries/tool-elsewhere';
import { links } from '@boundless/content/links';
import { describe, expect, it } from 'vitest';
import { isAllArranged } from './arranged.js';
import { elsewhere } from './elsewhere.js';
import { isOfferArranged } from './offer/read-offer.js';

const bandOf = (query: string, isArranged: (params: URLSearchParams) => boolean) => {
  const params = new URLSearchParams(query);
  return elsewhere(params, isArranged(params));
};

describe('the end of a tool that asks for a place', () => {
  it.each(['US-NY', 'US-GA', 'US-KS', 'US-LA', 'US-OH'])(
    'offers no sign-up in %s, whose rules we have not read',
    (region) => {
      for (const isArranged of [isAllArranged, isOfferArranged]) {
        const band = bandOf(`kind=loan&region=${region}`, isArranged);
        expect(band?.lede).toMatch(/^We do not arrange funding in (?:New York|Georgia|Kansas|Louisiana|Ohio) yet/);
        expect(band?.actions?.map(({ href }) => href)).toEqual(['/compare', '/contact-us']);
        expect(band?.actions?.[1]?.label).toMatch(/^Ask us about [A-Z]/);
        expect(JSON.stringify(band)).not.toContain(links.signUp);
      }
    },
  );

  it('says where we do not arrange every type, or not this one', () => {
    expect(bandOf('region=US-CA', isAllArranged)).toBe(words.partly);
    expect(bandOf('kind=loan&region=US-CA', isOfferArranged)).toBe(words.partly);
  });

  it.each(['', 'region=', 'region=CA-ON', 'region=XX', 'kind=loan&region=US-TX'])(
    'leaves the band to the page: "%s"',
    (query) => expect(bandOf(query, isOfferArranged)).toBeUndefined(),
  );
});
