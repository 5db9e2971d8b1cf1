import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../../lib/run.mjs';

const results = join(root, 'test-results/visual');
const brands = ['boundless', 'fernwell'];
const widths = [390, 1440];

/** Run by visual.mjs in another commit's checkout, then in this one. */
export default defineConfig({
  testMatch: 'take-pictures.mjs',
  outputDir: join(results, 'output'),
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: no task of turbo reads it.
  snapshotPathTemplate: join(results, process.env.BASE_COMMIT ?? '', '{projectName}/{arg}{ext}'),
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['dot'], ['html', { outputFolder: join(results, 'report'), open: 'never' }]],
  expect: { toHaveScreenshot: { threshold: 0.1, timeout: 20_000 } },
  projects: brands.flatMap((brand) =>
    widths.map((width) => ({
      name: `${brand} ${width}`,
      metadata: { brand },
      use: { viewport: { width, height: 900 } },
    })),
  ),
  use: {
    baseURL: 'http://127.0.0.1:6107',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port 6107 --outDir storybook-static',
    cwd: process.cwd(),
    port: 6107,
  },
});
