import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The machine class we build for has two cores; the local cloud itself wants one of them.
    maxWorkers: 2,
  },
});
