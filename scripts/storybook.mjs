/** `npm run storybook`: installs missing packages and runs Storybook with hot reload, at http://localhost:6006. */
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';

await ensureInstalled();
process.exit(await runTool('storybook', ['dev', '-p', '6006', '--no-open', ...process.argv.slice(2)]));
