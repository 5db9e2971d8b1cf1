import { describe, expect, it } from 'vitest';
import { partnerPage } from '../../schemas/partner-page.js';
import { doola } from '../doola.js';
import { definePartner } from './define-partner.js';

const minimal = { id: 'acme', brand: { name: 'Acme', accent: '#ffe600' }, hero: { title: 'Money for makers' } };

describe('a partner with the required fields only', () => {
  const page = definePartner(minimal);

  it('has a complete page', () => {
    expect(partnerPage.safeParse(page).error?.issues).toBeUndefined();
  });

  it('has its own address and sign-up', () => {
    expect(page).toMatchObject({ id: 'acme', path: '/acme-partnership', partnerId: 'acme' });
    expect(page.hero.actions?.[0]?.href).toMatch(/\/p\/acme\/signup\/$/);
    expect(page.closing.actions?.[0]?.href).toMatch(/\/p\/acme\/signup\/$/);
  });

  it('is named in the copy, the title and the disclosures', () => {
    expect(page.meta.title).toContain('Acme');
    expect(page.disclosures.join()).toContain('Acme and Boundless are independent companies');
    expect(JSON.stringify(page)).not.toContain('doola');
  });

  it('has a title that is short enough for search engines, however long its name is', () => {
    const { meta } = definePartner({ ...minimal, brand: { ...minimal.brand, name: 'M'.repeat(40) } });
    expect(meta.title.length).toBeLessThanOrEqual(65);
  });
});

it('replaces defaults one by one', () => {
  const page = definePartner({ ...minimal, partnerId: 'acme-inc', offer: 'Until June', closing: { title: 'Ready?' } });
  expect(page.offer).toBe('Until June');
  expect(page.closing).toMatchObject({ title: 'Ready?', actions: [{ href: expect.stringContaining('/p/acme-inc/') }] });
  expect(page.steps.items).toHaveLength(5);
});

it('shares brand, logo, sign-up, lenders and dates with its translation', () => {
  const page = definePartner({ ...minimal, partnerId: 'acme-inc', validUntil: '2029-12-31' });
  const original = { ...page, brand: { ...page.brand, logo: { name: 'Acme', viewBox: '0 0 9 9', markup: '<path/>' } } };
  const french = definePartner({ id: 'acme-fr', translationOf: original, lang: 'fr', hero: { title: 'L’argent' } });
  expect(french).toMatchObject({
    ...{ id: 'acme-fr', path: '/acme-fr-partnership', translationOf: 'acme' },
    ...{ partnerId: 'acme-inc', brand: original.brand, validUntil: '2029-12-31' },
    lenders: { names: original.lenders.names },
  });
  expect(french.hero.actions?.[0]?.href).toMatch(/\/p\/acme-inc\/signup\/$/);
});

it('keeps the buttons in the texts after the offer', () => {
  const { ended } = definePartner({ ...minimal, validUntil: '2029-12-31', ended: { hero: { title: 'Now' } } });
  expect(ended?.hero).toMatchObject({ title: 'Now', actions: [{ label: 'Get Started' }] });
});

it('omits, orders and repeats sections as the file says', () => {
  const again = {
    section: 'faq',
    content: { title: 'Before you begin', items: [{ question: 'Why?', answer: 'So.' }] },
  };
  const page = definePartner({
    ...minimal,
    sections: ['hero', 'closing', again, 'faq', { section: 'custom' }, 'testimonial', 'closing', 'disclosures'],
  } as never);
  expect(partnerPage.safeParse(page).error?.issues).toBeUndefined();
  expect(page.sections).toHaveLength(8);
});

it('finds the logo by its file name', () => {
  expect(doola.brand.logo?.name).toBe('doola');
  expect(definePartner(minimal).brand).not.toHaveProperty('logo');
});

describe('an error names the field and how to fix it', () => {
  const reasons = (parts: object) =>
    partnerPage
      .safeParse({ ...definePartner(minimal), ...parts })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it.each([
    [{ brand: { name: 'Acme', accent: 'url(x)' } }, 'brand.accent: must be a CSS colour, such as #0a7a50'],
    [{ brand: { name: 'Acme', accent: '#fff', font: 'comic' } }, 'brand.font: must be display, body or serif'],
    [{ validUntil: 'June' }, 'validUntil: must be a date such as 2026-01-31'],
    [{ validFrom: '2026-02-01', validUntil: '2026-01-01' }, 'validUntil: must not be before validFrom'],
    [{ disclosures: [] }, 'disclosures: must have at least one disclosure'],
    [
      { sections: ['steps', 'disclosures'] },
      "sections: must begin with 'hero' and include it only once, because it has the heading of the page",
    ],
    [{ sections: ['hero', 'steps'] }, "sections: must include 'disclosures'"],
    [
      { sections: ['hero', 'map', 'disclosures'] },
      "sections.1: must be hero, lenders, financingTypes, steps, testimonial, faq, closing, disclosures, { section: 'custom' }, or { section, content } with its own texts",
    ],
    [{ path: '/partners/acme' }, 'path: must be one path segment in lower case, such as /acme-partnership'],
  ])('%j', (parts, reason) => {
    expect(reasons(parts)).toEqual([reason]);
  });
});
