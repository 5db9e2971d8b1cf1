/**
 * `npm run bench:rotation`: opens the story with twenty rotating widgets in the built Storybook and prints the share of a CPU core
 * that the page uses between two steps. Exit code 1 above 1 %.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';

const most = 0.01;
const windows = 10;
const story = 'foundations-rotation--twenty-widgets';

const server = await preview({
  root: join(import.meta.dirname, '../../..'),
  configFile: false,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { port: 0, host: '127.0.0.1' },
});
const address = server.httpServer.address();
if (!address || typeof address === 'string') throw new Error('The server has no port.');
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`http://127.0.0.1:${address.port}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
await page.waitForFunction(() => document.querySelectorAll('[data-rotation=playing]').length === 20);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable');

/** The time, and the work of the page's main thread so far, in seconds. */
async function spent() {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    at: of('Timestamp'),
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
  };
}

/** Counts what a step changes, so that a window with a step can be distinguished from one without. */
await page.evaluate(() => {
  const counted = document.documentElement.dataset;
  counted.steps = '0';
  new MutationObserver(() => {
    counted.steps = String(Number(counted.steps) + 1);
  }).observe(document.body, { subtree: true, attributeFilter: ['data-index', 'data-state'] });
});
const steps = () => page.evaluate(() => document.documentElement.dataset.steps);

/** Shares of a core, each measured over half a second without a step. 700 ms after a step its fade has ended. */
const shares: number[] = [];
await page.waitForTimeout(3000);
for (let tries = 0; tries < 60 && shares.length < windows; tries += 1) {
  const known = await steps();
  await page.waitForTimeout(700);
  if ((await steps()) !== known) continue;
  const before = await spent();
  await page.waitForTimeout(500);
  const after = await spent();
  if ((await steps()) === known) shares.push((after.task - before.task) / (after.at - before.at));
}
if (shares.length === 0) throw new Error('There was always a step within a second.');
const first = await spent();
await page.waitForTimeout(10_000);
const last = await spent();
await browser.close();
await server.close();

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
const idle = shares.sort((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 1;
const seconds = last.at - first.at;
console.log(
  `between steps: ${percent(idle)} of a core (median of ${shares.length} windows of 0.5 s: ${shares.map(percent).join(', ')})`,
);
console.log(
  `steps included: ${percent((last.task - first.task) / seconds)} over ${seconds.toFixed(1)} s (script ${percent((last.script - first.script) / seconds)}, style ${percent((last.style - first.style) / seconds)})`,
);
process.exit(idle < most ? 0 : 1);
