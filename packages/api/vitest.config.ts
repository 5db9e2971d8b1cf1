import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Some tests kill and restart real processes, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
