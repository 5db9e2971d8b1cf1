/** `npm run check:partner -- <id>`: everything that can be said of a partner's page before it is shipped. */
import { findChromium } from './lib/browsers.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/run.mjs';

await ensureInstalled();
const args = process.argv.slice(2);
if (!args.includes('--no-browser')) process.env.CHROMIUM_PATH = await findChromium();
process.exit(await runScript('packages/site/scripts/partner/check.ts', args));
