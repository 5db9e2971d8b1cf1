import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:outside`: does what somebody does who has only the package. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['{testing/outside,partner/testing}/*.test.{ts,tsx}'],
    globalSetup: 'testing/outside/pack-kit.ts',
    fileParallelism: false,
    // Only ends a test that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
