import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const sandboxed = process.getuid?.() !== 0;

/** The test runner with a browser that is already on the machine; Chromium keeps no sandbox for root. */
export default {
  ...config,
  reporters: [
    ...(config.reporters ?? ['default']),
    fileURLToPath(new URL('scripts/lib/jest-report.mjs', import.meta.url)),
  ],
  testTimeout: 60_000,
  // Sources name the files that they become.
  moduleNameMapper: { ...config.moduleNameMapper, '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: sandboxed ? [] : ['--no-sandbox'],
      },
    },
  },
};
