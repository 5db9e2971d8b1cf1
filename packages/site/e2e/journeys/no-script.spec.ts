import { expect, test } from '../engines/journey.js';
import { button, link } from '../engines/visitor.js';
import { withoutScripts } from '../engines/without-scripts.js';

test('without JavaScript a message is delivered, or the form is shown again with its messages', async ({
  visitor,
  baseURL,
}) => {
  const site = await withoutScripts(baseURL ?? '');
  const form = '[data-slot=contact-form]';
  await visitor.tab.goto(`${site.origin}/contact-us`);
  await visitor.until(() => visitor.tab.evaluate(() => matchMedia('(scripting: none)').matches), 'no script can run');
  for (const [name, value] of Object.entries({ firstName: 'Ana', lastName: 'Cruz', phone: '1', email: 'ana@host' })) {
    await visitor.fill(`${form} [name=${name}]`, value);
  }
  await visitor.fill(`${form} [name=message]`, 'Sent without JavaScript');
  await visitor.click(button('Send Message', form));
  await visitor.until(() => visitor.shows('Please enter a valid email address'), 'the page shows the error');
  expect(await visitor.valueOf(`${form} [name=firstName]`)).toBe('Ana');
  await visitor.fill(`${form} [name=email]`, '.example');
  await visitor.click(button('Send Message', form));
  await visitor.until(() => visitor.shows('Thanks! Your message has been received.'), 'the thanks are shown');
  await site.close();
});

test('without JavaScript menus work, everything is shown and nothing moves', async ({ visitor, baseURL }) => {
  const site = await withoutScripts(baseURL ?? '');
  await visitor.tab.goto(site.origin);
  expect(await visitor.finds('[data-slot=motion-toggle]')).toBe(false);
  expect(await visitor.tab.evaluate(() => document.getAnimations().length)).toBe(0);
  await visitor.hover(button('Our Solution', 'header'));
  await visitor.click(link('How It Works', 'header'));
  await visitor.until(async () => (await visitor.path()) === '/how-it-works', 'the next page is shown');
  const opacities = await visitor.tab.evaluate(() =>
    [...document.querySelectorAll('[data-slot=screenshot-item]')].map((item) => getComputedStyle(item).opacity),
  );
  expect(opacities).toEqual(['1', '1', '1', '1']);
  await site.close();
});
