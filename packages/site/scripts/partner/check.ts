/** `npm run check:partner -- <id>`: checks a partner's file, its contrast, and its page in a browser. */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { offerDay } from '@boundless/api/contract';
import { links } from '@boundless/content/links';
import { checkPartner } from '@boundless/content/partner-checks';
import { partnerDefaults } from '@boundless/content/partner-defaults';
import type { PartnerPage } from '@boundless/content/schemas/partner-page';
import { root, runTool } from '@boundless/scripts/run';
import { startSite } from '@boundless/scripts/site-server';
import { cookieConsent } from '@boundless/ui/components/cookie-banner';
import { checkPage, createReport, lookAtPage } from '@boundless/ui/partner-tools';
import { chromium } from '@playwright/test';

const usage = 'npm run check:partner -- <id> [--no-browser]';

function readFlags() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'no-browser': { type: 'boolean', default: false } } });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(1);
  }
}

const { positionals, values } = readFlags();
const [id, ...others] = positionals;
if (!id || others.length > 0) {
  console.error(`${id ? 'One partner is checked at a time' : "The partner's id is missing"}: ${usage}`);
  process.exit(1);
}

const report = createReport();
const { found, checks } = await checkPartner(id);
for (const { name, problems, notes } of checks) report(name, problems, notes);
if (found) {
  const { page, at } = found;
  const today = offerDay(Date.now());
  const hasTheme = checkPage({ ...page, content: page, english: partnerDefaults(page), today }, at, report);
  if (page.invented) console.log('     note: a sample, which is only in Storybook and not on the site');
  else if (hasTheme && !values['no-browser']) await checkInBrowser(page);
}
const failed = report.failed();
const count = `${failed} ${failed === 1 ? 'check' : 'checks'}`;
console.log(failed === 0 ? passed(found?.page) : `${id}: ${count} failed.`);
process.exit(failed === 0 ? 0 : 1);

/** What the checks that passed allow. */
function passed(page: PartnerPage | undefined): string {
  if (page?.invented) return `${id} passes, and is not published: it is a sample ("invented: true").`;
  return values['no-browser'] ? `${id} passes what needs no browser.` : `${id} can be published.`;
}

async function checkInBrowser({ path, partnerId, brand }: PartnerPage) {
  const folder = join(root, 'packages/site/test-results/partners', id ?? '');
  console.log('     building what has changed …');
  if ((await runTool('turbo', ['run', 'build', '--output-logs=errors-only'])) !== 0)
    return report('the site can be built', ['see the output above']);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  const server = await startSite();
  try {
    const seen = await lookAtPage({
      browser,
      AxeBuilder,
      address: server.origin + path,
      signUp: links.partnerSignUp(partnerId),
      name: brand.name,
      folder,
      // The cookie banner would cover part of the page.
      stored: cookieConsent,
      ready: 'html[data-hydrated=true]',
    });
    for (const [name, problems] of Object.entries(seen)) report(name, problems);
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`     screenshots: ${relative(root, folder)}/1440.png and 390.png`);
}
