import { defineConfig } from 'vitest/config';

/** The tests that Stryker asks, named by mutation.ts. Their modules need no cloud, so nothing is synthesized first. */
export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(' ') ?? [],
    env: { LOG_LEVEL: 'silent', API_URL: 'http://127.0.0.1:4010' },
    testTimeout: 30_000,
    maxWorkers: 1,
  },
});
