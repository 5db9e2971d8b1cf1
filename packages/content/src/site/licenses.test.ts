import { afterEach, expect, it, vi } from 'vitest';
import { blockText } from '../schemas/block.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const content = async () => {
  const { terms } = await import('../entries/terms.js');
  return terms.sections.flatMap(({ content }) => content.map(blockText)).join('\n');
};

it('names no license in the terms unless one is configured', async () => {
  expect(await content()).toContain('None is listed here yet.');
});

it('lists each configured license in the terms', async () => {
  vi.stubEnv('PUBLIC_LICENSES', 'Texas OCCC registration: 12345; Missouri broker registration: 678');
  const text = await content();
  expect(text).toContain('Texas OCCC registration: 12345\nMissouri broker registration: 678');
  expect(text).not.toContain('None is listed here yet.');
});

it('says on each product where a license is missing, and not where one is listed', async () => {
  const places = async () => {
    const { products } = await import('../entries/products.js');
    return Object.fromEntries(products.map(({ id, places }) => [id, places ?? '']));
  };
  const none = await places();
  expect(none['merchant-cash-advance']).toContain('Connecticut, Missouri, Texas, and Virginia');
  expect(none['term-loans']).toContain('California, Missouri, North Dakota, and Vermont');
  expect(none['supply-chain-financing']).toBe('');
  vi.resetModules();
  vi.stubEnv('PUBLIC_LICENSES', 'Texas OCCC registration: 12345');
  expect((await places())['merchant-cash-advance']).not.toContain('Texas');
  expect(await content()).toContain('Listed: we arrange cash advances there');
});

it('shows the telephone number in footer, contact and terms only if one is configured', async () => {
  const shown = async () => {
    const { footer } = await import('../entries/footer.js');
    const { contactUs } = await import('../entries/contact-us.js');
    return { footer: footer.phone, contact: contactUs.info.phone, terms: /\+1 416/.test(await content()) };
  };
  expect(await shown()).toEqual({ footer: undefined, contact: undefined, terms: false });
  vi.resetModules();
  vi.stubEnv('PUBLIC_PHONE', '+1 416 555 0134');
  expect(await shown()).toEqual({ footer: '+1 416 555 0134', contact: '+1 416 555 0134', terms: true });
});
