import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';

const port = 3210;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Three workers on two cores, because some tests wait for rotations and timeouts.
  workers: 3,
  retries: 0,
  // `npm run bench -w @boundless/site` measures performance. These timeouts only end tests that hang, also on slow machines.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // `npm test` runs the first project, `npm run test:slow` the others. The main journeys run in three engines, all other tests in Chromium.
  projects: [
    { name: 'chromium', grepInvert: /@slow/ },
    { name: 'slow', grep: /@slow/ },
    ...[firefox, webkit].map((engine) => ({
      name: engine.name(),
      testDir: 'e2e/journeys',
      // `npm run test:slow` says at its end which browser is not installed.
      testIgnore: existsSync(engine.executablePath()) ? [] : '**',
      use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  webServer: {
    command: 'node e2e/serve-site.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port) },
    stdout: 'ignore',
    timeout: 300_000,
    // By default Playwright sends SIGKILL, and the data folder would stay.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
