/** `npm run new:partner` and `npm run check:partner -- <id>`: run packages/site/scripts/partner/new.ts and check.ts. */
import { findChromium } from './lib/browsers.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/run.mjs';

const [command, ...args] = process.argv.slice(2);
await ensureInstalled();
if (command === 'check' && !args.includes('--no-browser')) process.env.CHROMIUM_PATH = await findChromium();
process.exit(await runScript(`packages/site/scripts/partner/${command}.ts`, args));
