/** `npm run new:partner`: installs what is missing, then asks for the partner; see packages/site/scripts/partner/new.ts. */
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/run.mjs';

await ensureInstalled();
process.exit(await runScript('packages/site/scripts/partner/new.ts', process.argv.slice(2)));
