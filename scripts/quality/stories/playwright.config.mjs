import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../../lib/browsers.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { root } from '../../lib/run.mjs';

// Playwright's workers inherit both.
process.env.CHROMIUM_PATH ??= await findChromium();
process.env.STORIES_PORT ??= String(await freePort());
// biome-ignore lint/suspicious/noUndeclaredEnvVars: set above.
const port = process.env.STORIES_PORT;
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testMatch: 'test-stories.mjs',
  outputDir: join(root, 'test-results/stories'),
  fullyParallel: true,
  // Three workers on two cores, because a page under test waits for frames a third of the time.
  workers: Math.max(3, availableParallelism()),
  // Play functions are slow on a busy machine.
  timeout: 600_000,
  reporter: [['dot'], ['json', { outputFile: join(root, 'test-results/storybook.json') }]],
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // By this name Storybook knows a test, and stops animations instead of waiting for them.
    userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort --outDir storybook-static`,
    cwd: root,
    url: origin,
    timeout: 300_000,
  },
});
