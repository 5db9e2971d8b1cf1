/**
 * `npm run speech [-- name …] [-- --journeys] [-- --record]`: Orca reads a story of each interactive unit in the built Storybook, then five
 * journeys through the built site. Writes what it says to `test-results/speech`, or with `--record` to `packages/ui/evidence/speech`. With names:
 * only these units, or with `--journeys` only these journeys.
 *
 * It needs Debian's orca, firefox-esr, xvfb, dbus and at-spi2-core. It makes no sound and uses a virtual display.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, stop } from '../lib/run.mjs';
import { startSite } from '../lib/site-server.mjs';
import { missingTools } from './speech/required-tools.mjs';

const missing = missingTools();
if (missing) stop(missing);
if (!existsSync(join(root, 'storybook-static/index.json')))
  stop('Storybook is not built: npx turbo run build-storybook');

const home = mkdtempSync(join(tmpdir(), 'boundless-speech-'));
mkdirSync(join(home, 'run'), { mode: 0o700 });
const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24'], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
const number = await new Promise((resolve) => display.stdout.once('data', (data) => resolve(String(data).trim())));

const args = process.argv.slice(2);
const names = args.filter((argument) => !argument.startsWith('-'));
const speaksJourneys =
  (names.length === 0 || args.includes('--journeys')) && existsSync(join(root, 'packages/site/dist/routes.json'));
const site = speaksJourneys ? await startSite({ env: { RATE_LIMIT: 'off' } }) : undefined;
if (names.length === 0 && !site) console.log('The site is not built, so its journeys are skipped: npx turbo run build');

const code = await run(
  'dbus-run-session',
  [
    '--',
    process.execPath,
    '--import',
    'tsx',
    'scripts/quality/speech/session.mjs',
    ...args,
    ...(site ? ['--site', site.origin] : []),
  ],
  { env: { HOME: home, XDG_RUNTIME_DIR: join(home, 'run'), DISPLAY: `:${number}`, WAYLAND_DISPLAY: '' } },
);
await site?.stop();
display.kill();
rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
process.exit(code);
