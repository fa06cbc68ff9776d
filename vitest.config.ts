import { defineConfig } from 'vitest/config';
import { setupFiles, testEnvironment } from './test/support/test-environment.ts';
import { tiers } from './test/support/tiers.ts';

const onlyTests = (globs: string[]) => globs.map((glob) => glob.replace(/\*\*$/, '**/*.test.ts'));

export default defineConfig({
  test: {
    reporters: ['default', './test/support/closing-line.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // The machine class we build for has two cores.
    maxWorkers: 2,
    projects: tiers.map(({ name, files, except = [], sharesWorker, atOnce = 2 }, index) => ({
      test: {
        name,
        maxWorkers: atOnce,
        include: onlyTests(files),
        exclude: ['**/node_modules/**', ...except],
        isolate: !sharesWorker,
        // One tier after the other: a worker that is shared by its files ends where another tier's file is next.
        sequence: { groupOrder: index + 1 },
        setupFiles,
        env: testEnvironment,
        testTimeout: 30_000,
        // A page or an event may take longer than the default of a second on a busy machine.
        expect: { poll: { timeout: 15_000 } },
        hookTimeout: 60_000,
      },
    })),
  },
});
