import { expect, test } from '../engines/journey.js';
import { button, link } from '../engines/visitor.js';

const header = '[data-slot=site-header]';
const sheet = '[data-slot=mobile-menu]';

test('a menu opens on hover, one at a time, and its links work', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.hover(button('Knowledge', header));
  await visitor.until(() => visitor.finds(link('All Business Guides', header)), 'the menu Knowledge is open');
  await visitor.hover(button('Company', header));
  await visitor.until(() => visitor.finds(link('Who We Are', header)), 'the menu Company is open');
  await visitor.until(async () => !(await visitor.finds(link('All Business Guides', header))), 'Knowledge is closed');
  await visitor.click(link('Who We Are', header));
  await visitor.until(async () => (await visitor.path()) === '/about-us', 'the next page is shown');
  await visitor.until(() => visitor.hasFocus('main h1'), 'its heading has the focus');
});

test('a menu opens by keyboard, and Escape returns the focus', async ({ visitor }) => {
  await visitor.open('/');
  const trigger = button('Our Solution', header);
  await visitor.focus(trigger);
  await visitor.press('Enter');
  await visitor.until(async () => (await visitor.attributeOf(trigger, 'aria-expanded')) === 'true', 'the menu is open');
  await visitor.until(() => visitor.finds(link('How It Works', header)), 'its links are shown');
  await visitor.press('Tab');
  await visitor.until(() => visitor.hasFocus(link('How It Works', header)), 'its first link has the focus');
  await visitor.press('Escape');
  await visitor.until(() => visitor.hasFocus(trigger), 'the trigger has the focus again');
  expect(await visitor.attributeOf(trigger, 'aria-expanded')).toBe('false');
});

test('on a phone the menu is a sheet that expands, links and closes', async ({ visitor }) => {
  await visitor.tab.resize(390, 844);
  await visitor.open('/');
  await visitor.click(button('Open menu'));
  await visitor.click(button('Company', sheet));
  await visitor.click(link('Contact Us', sheet));
  await visitor.until(async () => (await visitor.path()) === '/contact-us', 'the address is that of the next page');
  await visitor.until(async () => !(await visitor.finds(sheet)), 'the sheet is closed');
  await visitor.until(() => visitor.hasFocus('main h1'), 'the heading of the next page has the focus');
  await visitor.click(button('Open menu'));
  await visitor.until(() => visitor.hasFocus(button('Close menu')), 'the sheet has the focus');
  await visitor.press('Escape');
  await visitor.until(() => visitor.hasFocus(button('Open menu')), 'the sheet is closed again');
});

test('a link shows the next page in place, from its top, and Back returns', async ({ visitor }) => {
  await visitor.open('/about-us');
  await visitor.open('/contact-us');
  await visitor.tab.evaluate(() => {
    document.documentElement.dataset.same = 'document';
  });
  await visitor.click(link('Who We Help', 'footer'));
  await visitor.until(async () => (await visitor.path()) === '/who-we-help', 'the next page is shown');
  await visitor.until(() => visitor.hasFocus('main h1'), 'its heading has the focus');
  expect(await visitor.tab.evaluate(() => document.title)).toMatch(/^Who We Help\b/);
  await visitor.until(() => visitor.tab.evaluate(() => scrollY === 0), 'it is scrolled to the top');
  await visitor.tab.evaluate(() => history.back());
  await visitor.until(() => visitor.finds('[data-slot=contact-form]'), 'the previous page is shown again');
  await visitor.until(() => visitor.tab.evaluate(() => scrollY > 0), 'its scroll position is restored');
  expect(await visitor.attributeOf('html', 'data-same')).toBe('document');
});

test('an anchor is 100 px below the top, from another page and from the same one', async ({ visitor }) => {
  const isReached = (id: string) =>
    visitor.tab.evaluate((anchor) => {
      const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? 0;
      // Some engines scroll by whole pixels only.
      return Math.abs(top - 100) < 1;
    }, id);
  await visitor.open('/financial-products#term-loans');
  await visitor.until(() => isReached('term-loans'), 'the anchor of the address is reached');
  await visitor.open('/terms-of-service');
  await visitor.click(link('PO financing', 'footer'));
  await visitor.until(() => isReached('po-financing'), 'the anchor on another page is reached');
  await visitor.click(link('Term loans', 'footer'));
  await visitor.until(() => isReached('term-loans'), 'the anchor on the same page is reached');
});
