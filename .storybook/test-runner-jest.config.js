import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const { STORIES_BROWSER, STORIES_GROUPS = '0', STORIES_REPORT } = process.env;

// The runner writes a test file for each component, and starts its environment and a page again for each, which takes longer than most
// components' stories: a few larger files take a third of the time.
const [folder] = config.roots;
const groups = Number(STORIES_GROUPS);
if (groups > 0) {
  for (const [index, name] of readdirSync(folder).entries()) {
    appendFileSync(join(folder, `group-${index % groups}.test.js`), readFileSync(join(folder, name)));
    rmSync(join(folder, name));
  }
}

export default {
  ...config,
  // Play functions are slow on a busy machine.
  testTimeout: 120_000,
  // Written with the option --json.
  outputFile: STORIES_REPORT,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        ...(STORIES_BROWSER && { executablePath: STORIES_BROWSER }),
        // Chromium's sandbox does not work for root.
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      },
    },
  },
};
