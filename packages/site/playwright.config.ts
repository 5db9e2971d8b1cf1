import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3210);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // How long a page may take is measured elsewhere, in one run against another. These only end what hangs, on a machine that
  // may be several times slower than the last one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // What matters most to visitors is tried in three engines, everything else in one.
  projects: [
    { name: 'chromium' },
    { name: 'firefox', testDir: 'e2e/journeys' },
    { name: 'webkit', testDir: 'e2e/journeys' },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  webServer: {
    command: 'node e2e/serve.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port) },
    stdout: 'ignore',
    // Killed outright, as by default, it would leave its data folder behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
