/** The kit's style sheet on a page of somebody else: the page stays as it is, and so does the kit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Button, ContactForm, FaqSection } from '../../src/index.js';
import { kit } from './commands.js';
import { contact } from './fixtures/contact.js';
import { launch } from './launch.js';

const questions = { title: 'Before you write', items: [{ question: 'Is it free?', answer: 'Yes, for businesses.' }] };
const parts = renderToStaticMarkup(
  <>
    <FaqSection content={questions} />
    <section data-slot="example">
      <ContactForm {...contact} />
      <Button className="mine">Send</Button>
    </section>
  </>,
);

/** What an application may define for itself. */
const host = `
  body { color: #eee; font: italic 22px/2 serif; letter-spacing: 2px; text-align: center; }
  :root { color-scheme: light dark;
    --text: red; --accent: lime; --ground: black; --line: red; --text-body: 40px; --font-display: serif; --color-ink-900: red;
    --spacing: 9px; --radius-control: 30px; --ease-out: linear; --play: paused; --z-header: -1; --shadow-pop: none; }
  .mine { padding: 3px; }
  .wrap { width: 300px; } .hidden { display: block !important; } .flex { display: block; } .grid { float: left; } .group { opacity: 0.5; }
  .p-4, .py-4, .px-5 { padding: 2px !important; } .border { border: 9px solid red; } .text-body { font-size: 50px; }`;

const sheet = readFileSync(join(kit, 'dist/styles.css'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function picture(html: string, styles: string, colorScheme: 'light' | 'dark', of = 'html') {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', colorScheme });
  await page.setContent(html);
  await page.addStyleTag({ content: styles });
  const padding = await page.locator('.mine').evaluateAll((all) => all.map((one) => getComputedStyle(one).padding));
  await page.addStyleTag({ content: '.mine { display: none }' });
  const pictures = await Promise.all((await page.locator(of).all()).map((part) => part.screenshot()));
  await page.close();
  return { padding, pictures: pictures.map((one) => one.toString('base64')).join() };
}

it.each(['light', 'dark'] as const)(
  "Vite's starter page looks the same with the kit's style sheet (%s)",
  async (scheme) => {
    const starter = readFileSync(join(kit, 'testing/outside/fixtures/starter/index.html'), 'utf8');
    const before = await picture(starter, '/* none */', scheme);
    const after = await picture(starter, sheet, scheme);
    expect(before.pictures === after.pictures, 'The page has changed.').toBe(true);
  },
);

it("the kit looks the same with a page's own variables, text and dark mode, and a page's class wins", async () => {
  // The same background, because the kit's lower edge may be within a pixel.
  const background = 'body { background: #222 }';
  const alone = await picture(parts, background + sheet, 'light', 'body > [data-slot]');
  const within = await picture(parts, background + host + sheet, 'dark', 'body > [data-slot]');
  expect(alone.pictures === within.pictures, 'The kit has changed.').toBe(true);
  expect(within.padding).toEqual(['3px']);
  expect(alone.padding).not.toEqual(['3px']);
});
