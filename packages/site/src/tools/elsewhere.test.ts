import { toolElsewhere as words } from '@boundless/content/entries/tool-elsewhere';
import { links } from '@boundless/content/links';
import { describe, expect, it } from 'vitest';
import { isAllArranged } from './arranged.js';
import { elsewhere } from './elsewhere.js';
import { fitElsewhere } from './fit-elsewhere.js';
import { areOffersArranged, isOfferArranged } from './offer/offer-arranged.js';

const bandOf = (query: string, isArranged: (params: URLSearchParams) => boolean) => {
  const params = new URLSearchParams(query);
  return elsewhere(params, isArranged(params));
};

describe('the end of a tool that asks for a place', () => {
  it.each(['US-NY', 'US-GA', 'US-KS', 'US-LA', 'US-OH'])(
    'offers no sign-up in %s, whose rules we have not read',
    (region) => {
      for (const isArranged of [isAllArranged, isOfferArranged, areOffersArranged]) {
        const band = bandOf(`kind=loan&region=${region}`, isArranged);
        expect(band?.lede).toMatch(/^We do not arrange funding in (?:New York|Georgia|Kansas|Louisiana|Ohio) yet/);
        expect(band?.actions?.map(({ href }) => href)).toEqual(['/compare', '/contact-us']);
        expect(band?.actions?.[1]?.label).toMatch(/^Ask us about [A-Z]/);
        expect(JSON.stringify(band)).not.toContain(links.signUp);
      }
    },
  );

  it.each([
    ['region=US-CA', isAllArranged, /^In California we arrange cash advances and factoring, but no loans/],
    ['kind=loan&region=US-CA', isOfferArranged, /^In California we arrange cash advances and factoring, but no loans/],
    ['region=US-TX', isAllArranged, /^In Texas we arrange loans, credit lines and factoring, but no cash advances/],
    [
      'b-kind=advance&region=US-TX',
      areOffersArranged,
      /^In Texas we arrange loans, credit lines and factoring, but no/,
    ],
    [
      'kind=factoring&region=US-CT',
      isOfferArranged,
      /^In Connecticut we arrange only secured loans and credit lines, no cash advances and no factoring\. Show/,
    ],
    ['region=US-CT', isAllArranged, /^In Connecticut we arrange only secured loans/],
    ['kind=advance&region=US-VA', isOfferArranged, /^In Virginia we arrange loans, .+ but no cash advances\. Show/],
  ])('names what we arrange in "%s"', (query, isArranged, lede) => {
    const band = bandOf(query, isArranged);
    expect(band?.lede).toMatch(lede);
    expect(band?.actions).toEqual(words.partly.actions);
  });

  it('names no advance to who pays one off, before every question is answered', () => {
    for (const need of ['debt', 'refinance']) {
      const band = fitElsewhere(new URLSearchParams({ need, region: 'US-CA' }));
      expect(band?.lede).toMatch(/^We do not arrange this type of funding in California\./);
      expect(fitElsewhere(new URLSearchParams({ need, region: 'US-TX' }))).toBeUndefined();
    }
  });

  it.each(['US-MO', 'US-UT'])('says that we arrange nothing in %s', (region) => {
    expect(bandOf(`region=${region}`, isAllArranged)?.lede).toMatch(/^We do not arrange funding in \w+ yet/);
  });

  it('sends a sole proprietor and a partnership to a bank, because accounts are for corporations', () => {
    for (const signer of ['yes', 'partners']) {
      const band = bandOf(`kind=loan&region=CA-ON&sole=${signer}`, isOfferArranged);
      expect(band?.title).toBe('Take this result to your bank.');
      expect(band?.lede).toMatch(/^We arrange nothing for sole proprietors or partnerships\./);
      expect(JSON.stringify(band)).not.toContain(links.signUp);
    }
    expect(bandOf('kind=loan&region=CA-ON&sole=no', isOfferArranged)).toBeUndefined();
    expect(bandOf('a-kind=loan&region=US-TX', areOffersArranged)).toBeUndefined();
    expect(bandOf('kind=loan&region=US-TX&sole=yes', isOfferArranged)).toBeUndefined();
  });

  it('asks for the state first in the US', () => {
    const band = bandOf('need=late&country=us&region=', isAllArranged);
    expect(band).toEqual(words.noState);
    expect(JSON.stringify(band)).not.toContain(links.signUp);
    expect(bandOf('country=ca', isAllArranged)).toBeUndefined();
    for (const need of ['debt', 'late'])
      expect(fitElsewhere(new URLSearchParams({ need, country: 'us', region: 'CA-ON' }))).toEqual(words.noState);
  });

  it.each(['', 'region=', 'region=CA-ON', 'region=XX', 'kind=loan&region=US-TX'])(
    'leaves the band to the page: "%s"',
    (query) => expect(bandOf(query, isOfferArranged)).toBeUndefined(),
  );
});
