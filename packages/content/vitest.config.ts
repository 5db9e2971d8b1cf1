import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'content',
    environment: 'node',
    isolate: false,
    // Some tests run git or resize photographs, which takes seconds on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: ['{src,build,checks}/**/*.test.ts'],
  },
});
