import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { storyGroups } from './scripts/lib/story-groups.mjs';

const config = getJestConfig();
const sandboxed = process.getuid?.() !== 0;
/** Where all stories are tested, those of many files are tested as if they stood in one. */
const groups = process.env.ALL_STORIES ? storyGroups(config.testMatch) : undefined;
const inGroups = groups && {
  testMatch: [...groups.keys()],
  // The first that matches counts.
  transform: {
    '\\.stories\\.tsx$': [
      fileURLToPath(new URL('scripts/lib/transform-story-group.mjs', import.meta.url)),
      [...groups],
    ],
    ...config.transform,
  },
};

/** The test runner with a browser that is already on the machine; Chromium keeps no sandbox for root. */
export default {
  ...config,
  ...inGroups,
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
