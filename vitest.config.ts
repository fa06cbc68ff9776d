import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // Log lines of what passes are noise; those of a failure are evidence.
    silent: 'passed-only',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The machine class we build for has two cores; the local cloud itself wants one of them.
    maxWorkers: 2,
  },
});
