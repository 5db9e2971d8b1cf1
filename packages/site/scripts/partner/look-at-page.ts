import { AxeBuilder } from '@axe-core/playwright';
import { cookieConsent } from '@boundless/ui/components/cookie-banner';
import { type Look, lookAtPage } from '@boundless/ui/partner-tools';
import { chromium } from '@playwright/test';
import { startSite } from '../../../../scripts/lib/site-server.mjs';

/** Serves the built site and checks a partner's page in a browser. Returns the problems by check. */
export async function lookAtBuiltPage(path: string, look: Pick<Look, 'signUp' | 'name' | 'folder'>) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  const server = await startSite();
  try {
    return await lookAtPage({
      browser,
      AxeBuilder,
      address: server.origin + path,
      ...look,
      // The cookie banner would cover part of the page.
      stored: cookieConsent,
      ready: 'html[data-hydrated=true]',
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
