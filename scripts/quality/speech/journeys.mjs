import { waitFor } from '../lib/wait-for.mjs';

/** Focuses an element, as many presses of Tab would. */
const go = (selector, what) => ({
  what: `Go to ${what}`,
  async act(tab) {
    await waitFor(tab, (wanted) => document.querySelector(wanted) !== null, selector);
    await tab.evaluate((wanted) => document.querySelector(wanted).focus(), selector);
  },
});
const press = (...keys) => keys.map((key) => ({ what: key, act: (tab) => tab.keyboard.press(key), timeout: 4000 }));
const type = (text) => ({ what: `Type "${text}"`, act: (tab) => tab.keyboard.type(text), timeout: 1500 });

/** The five main journeys, by name: the first page, and what a visitor does there. */
export const journeys = {
  'navigation-menu': {
    path: '/',
    steps: [
      go('[data-slot=mega-menu-trigger]', 'the first menu'),
      ...press('Enter', 'Enter', 'Tab', 'Tab', 'Escape', 'Tab'),
    ],
  },
  'newsletter-form': {
    path: '/terms-of-service',
    steps: [
      go('[data-slot=newsletter-form] [name=email]', 'the address'),
      type('ana@'),
      ...press('Enter'),
      type('mail.example'),
      ...press('Enter'),
    ],
  },
  'contact-form': {
    path: '/contact-us',
    steps: [
      go('[data-slot=contact-form] [name=firstName]', 'the first name'),
      ...press('Enter'),
      type('Ana'),
      ...press('Tab'),
      type('Cruz'),
      ...press('Tab'),
      type('ana@mail.example'),
      ...press('Tab', 'Tab'),
      type('We run four cafes.'),
      go('[data-slot=contact-form] [type=submit]', 'the button'),
      ...press('Enter'),
    ],
  },
  'blog-filter': {
    path: '/blog',
    steps: [go('[data-slot=category-filter] button', 'the first filter'), ...press('Tab', 'Enter', 'Tab', 'Enter')],
  },
  search: {
    path: '/',
    steps: [
      go('[data-slot=site-header] button[aria-haspopup=dialog]', 'the search'),
      ...press('Enter'),
      type('loan'),
      ...press('ArrowDown', 'ArrowDown', 'Escape'),
    ],
  },
};

/**
 * Opens the first page of a journey and waits until it has hydrated, then records each step and what Orca says after it. What Orca says of the page
 * as a whole is not recorded.
 *
 * @param {import('../../lib/engines/engine.ts').Tab} tab
 */
export async function walk({ path, steps }, tab, orca, site) {
  await tab.resize(1280, 900);
  await tab.goto(site + path);
  await waitFor(tab, () => document.documentElement.dataset.hydrated === 'true');
  await orca.hear(1500);
  const heard = [];
  for (const { what, act, timeout } of steps) {
    await act(tab);
    heard.push({ what, said: await orca.hear(timeout) });
  }
  return heard;
}
