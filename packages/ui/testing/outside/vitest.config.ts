import { defineConfig } from 'vitest/config';

/** `npm run test:outside`: does what somebody does who has only the package. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: 'pack-kit.ts',
    fileParallelism: false,
    // Only ends a test that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
