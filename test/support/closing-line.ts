import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with the time of each tier, and one plain line that any tool can read: `12 passed, 0 failed, 1 skipped`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      // A file that cannot be loaded holds no test, yet it is a failure.
      if (module.errors().length > 0) counts.failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') counts[state]++;
      }
    }
    const lines = [...Map.groupBy(modules, ({ project }) => project.name)].map(
      ([tier, files]) => `${tier}: ${secondsOf(files)} s in ${files.length} files`,
    );
    process.stdout.write(`\n${lines.join('\n')}\n`);
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}

/** Seconds of a worker that files took, with loading them. Two workers run beside each other. */
function secondsOf(files: ReadonlyArray<TestModule>): number {
  const ms = files.map((file) => {
    const { duration, collectDuration, setupDuration, environmentSetupDuration, prepareDuration } =
      file.diagnostic();
    return duration + collectDuration + setupDuration + environmentSetupDuration + prepareDuration;
  });
  return Math.round(ms.reduce((sum, one) => sum + one, 0) / 1000);
}
