import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { storyGroups } from './scripts/quality/lib/story-groups.mjs';

const config = getJestConfig();
const sandboxed = process.getuid?.() !== 0;
/** Set when all stories are tested: story files by group. */
const groups = process.env.ALL_STORIES ? storyGroups(config.testMatch) : undefined;
const inGroups = groups && {
  testMatch: [...groups.keys()],
  // Jest takes the first pattern that matches.
  transform: {
    '\\.stories\\.tsx$': [fileURLToPath(new URL('scripts/quality/lib/story-groups.mjs', import.meta.url)), [...groups]],
    ...config.transform,
  },
};

/** Uses the browser that `npm test` has found. Chromium's sandbox does not work for root. */
export default {
  ...config,
  ...inGroups,
  reporters: [
    ...(config.reporters ?? ['default']),
    fileURLToPath(new URL('scripts/quality/lib/jest-report.mjs', import.meta.url)),
  ],
  testTimeout: 60_000,
  // Sources import each other as `.js`.
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
