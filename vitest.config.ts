import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', './test/support/closing-line.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/seed-properties.ts'],
    // Show them with LOG_LEVEL=info npx vitest …
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', API_URL: 'http://127.0.0.1:4010' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The machine class we build for has two cores; the local cloud itself wants one of them.
    maxWorkers: 2,
  },
});
