// @vitest-environment jsdom
import { partnerRoutes } from '@boundless/content/partner-routes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSource, recordVisit } from './lead-source.js';

const visit = (address: string) => {
  history.replaceState(null, '', address);
  recordVisit();
};
const cameFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it('collects the source over the pages of a visit', () => {
  visit('/lenders?utm_source=mail&utm_campaign=fall&gclid=1&page=/x&partner=y');
  visit('/doola-partnership/');
  visit('/contact-us');
  expect(currentSource()).toEqual({ page: '/contact-us', partner: 'doola', utm_source: 'mail', utm_campaign: 'fall' });
});

it('counts both languages of a partner’s page for one partner', () => {
  const routes = partnerRoutes as { id: string; path: string; partner?: string }[];
  routes.push({ id: 'doola-fr', path: '/partenariat-doola', partner: 'doola' });
  visit('/partenariat-doola');
  expect(currentSource()).toEqual({ page: '/partenariat-doola', partner: 'doola' });
  routes.pop();
});

it('replaces an earlier campaign by a later one, and keeps the partner', () => {
  visit('/doola-partnership?utm_source=mail&utm_term=rates');
  visit('/?utm_source=search');
  expect(currentSource()).toEqual({ page: '/', partner: 'doola', utm_source: 'search' });
});

it('reads the campaign from the referring page if none is stored', () => {
  cameFrom(`${location.origin}/?utm_source=mail`);
  visit('/contact-us');
  expect(currentSource()).toMatchObject({ utm_source: 'mail' });
  visit('/?utm_source=search');
  visit('/contact-us');
  expect(currentSource()).toMatchObject({ utm_source: 'search' });
});

it('ignores the query of referring pages on other sites', () => {
  cameFrom('https://other.example/?utm_source=mail');
  visit('/contact-us');
  expect(currentSource()).toEqual({ page: '/contact-us' });
});

it('reads the source of the page without storing anything', () => {
  history.replaceState(null, '', '/?utm_source=mail');
  expect(currentSource()).toEqual({ page: '/', utm_source: 'mail' });
  expect(sessionStorage).toHaveLength(0);
});

it('has only the page if storage is forbidden or its value is invalid', () => {
  sessionStorage.setItem('leadSource', '"x"');
  expect(currentSource()).toEqual({ page: '/' });
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  });
  expect(currentSource()).toEqual({ page: '/' });
  vi.unstubAllGlobals();
});

it('does not need `URL.canParse`, which Safari 16 does not have: every page with a link to the sign-up would fail', () => {
  const { canParse } = URL;
  Object.assign(URL, { canParse: undefined });
  try {
    visit('/lenders?utm_source=mail');
    expect(currentSource()).toEqual({ page: '/lenders', utm_source: 'mail' });
  } finally {
    Object.assign(URL, { canParse });
  }
});
