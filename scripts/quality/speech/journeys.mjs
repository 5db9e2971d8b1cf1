import { waitFor } from './wait-for.mjs';

/**
 * A visitor with a screen reader: records each action on a page and what Orca says after it.
 *
 * @param {import('../../lib/engines/engine.ts').Tab} tab
 */
function listener(tab, orca) {
  const steps = [];
  const step = async (what, act, timeout) => {
    await act();
    steps.push({ what, said: await orca.hear(timeout) });
  };
  return {
    steps,
    /** Opens a page and waits until it has hydrated. What Orca says of the page as a whole is not recorded. */
    async open(address) {
      await tab.resize(1280, 900);
      await tab.goto(address);
      await waitFor(tab, () => document.documentElement.dataset.hydrated === 'true');
      await orca.hear(1500);
    },
    /** Focuses an element, as many presses of Tab would. */
    go: (selector, what) =>
      step(`Go to ${what}`, async () => {
        await waitFor(tab, (wanted) => document.querySelector(wanted) !== null, selector);
        await tab.evaluate((wanted) => document.querySelector(wanted).focus(), selector);
      }),
    press: (key) => step(key, () => tab.keyboard.press(key), 4000),
    type: (text) => step(`Type "${text}"`, () => tab.keyboard.type(text), 1500),
  };
}

/** The five main journeys, by name: the first page and the steps. */
export const journeys = {
  'navigation-menu': {
    path: '/',
    async walk(tab, orca, site) {
      const visitor = listener(tab, orca);
      await visitor.open(site);
      await visitor.go('[data-slot=mega-menu-trigger]', 'the first menu');
      for (const key of ['Enter', 'Enter', 'Tab', 'Tab', 'Escape', 'Tab']) await visitor.press(key);
      return visitor.steps;
    },
  },
  'newsletter-form': {
    path: '/terms-of-service',
    async walk(tab, orca, site) {
      const visitor = listener(tab, orca);
      await visitor.open(`${site}/terms-of-service`);
      await visitor.go('[data-slot=newsletter-form] [name=email]', 'the address');
      await visitor.type('ana@');
      await visitor.press('Enter');
      await visitor.type('mail.example');
      await visitor.press('Enter');
      return visitor.steps;
    },
  },
  'contact-form': {
    path: '/contact-us',
    async walk(tab, orca, site) {
      const visitor = listener(tab, orca);
      await visitor.open(`${site}/contact-us`);
      await visitor.go('[data-slot=contact-form] [name=firstName]', 'the first name');
      await visitor.press('Enter');
      await visitor.type('Ana');
      await visitor.press('Tab');
      await visitor.type('Cruz');
      await visitor.press('Tab');
      await visitor.type('ana@mail.example');
      await visitor.press('Tab');
      await visitor.press('Tab');
      await visitor.type('We run four cafes.');
      await visitor.go('[data-slot=contact-form] [type=submit]', 'the button');
      await visitor.press('Enter');
      return visitor.steps;
    },
  },
  'blog-filter': {
    path: '/blog',
    async walk(tab, orca, site) {
      const visitor = listener(tab, orca);
      await visitor.open(`${site}/blog`);
      await visitor.go('[data-slot=category-filter] button', 'the first filter');
      for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await visitor.press(key);
      return visitor.steps;
    },
  },
  search: {
    path: '/',
    async walk(tab, orca, site) {
      const visitor = listener(tab, orca);
      await visitor.open(site);
      await visitor.go('[data-slot=site-header] button[aria-haspopup=dialog]', 'the search');
      await visitor.press('Enter');
      await visitor.type('loan');
      for (const key of ['ArrowDown', 'ArrowDown', 'Escape']) await visitor.press(key);
      return visitor.steps;
    },
  },
};
