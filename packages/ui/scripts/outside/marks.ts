/** A page whose header lacks a mark: the partner's check says whose. */
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { JSDOM } from 'jsdom';
import { type Browser, chromium } from 'playwright';
import { lookAtPage } from '../../src/lib/partner-tools/look-at-page.js';
import { createSteps, expect } from './steps.js';

const cases = [
  { without: '[data-slot=logo-link]', missing: 'Boundless' },
  { without: '[data-slot=lender-wordmark]', missing: "Acme's" },
  { without: 'header', missing: "Boundless and of Acme's" },
];

export async function checkMarks(folder: string, html: string) {
  const step = createSteps();
  for (const { without, missing } of cases)
    await step(`the check says that a page has no mark of ${missing}`, async () => {
      const { document } = new JSDOM(readFileSync(html, 'utf8')).window;
      const header = document.querySelector('[data-slot=partner-header]');
      document.body.replaceChildren(header ?? '');
      document.querySelector(without)?.remove();
      const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
      const newContext: Browser['newContext'] = async (options) => {
        const context = await browser.newContext(options);
        await context.route('**', (route) =>
          route.fulfill({ contentType: 'text/html', body: document.body.outerHTML }),
        );
        return context;
      };
      try {
        const address = 'http://partner.example/';
        const look = { browser: { newContext }, AxeBuilder, address, signUp: '/signup/', name: "Acme's", folder };
        const [problem] = (await lookAtPage(look))['both marks are shown, ours first'] ?? [];
        expect(problem === `the header has no mark of ${missing}; use PartnerHeader`, `The check says: ${problem}`);
      } finally {
        await browser.close();
      }
    });
}
