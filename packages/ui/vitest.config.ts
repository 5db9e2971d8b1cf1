import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'ui',
          environment: 'jsdom',
          globals: true,
          setupFiles: ['src/test/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          restoreMocks: true,
          // axe in jsdom is slow, and slower on a busy machine.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'ui-scripts', environment: 'node', include: ['scripts/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
