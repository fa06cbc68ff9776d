import { expect, it } from 'vitest';
import { attackRunner, killedWithinMs } from './support/attack-runner.ts';
import { hostilePrograms } from './support/hostile-programs.ts';

/** `npm run bench:assessments -- code-runner` runs all of them; the slow families have one here, one in twenty of the others. */
const slow = new Set(['time', 'time before the call', 'memory', 'generated loops', 'generated memory']);
const sample = [...Map.groupBy(hostilePrograms, ({ family }) => family).values()].flatMap((programs) =>
  slow.has(programs[0]?.family ?? '') ? programs.slice(2, 3) : programs.filter((_, at) => at % 20 === 3),
);

it('has more than 400 different hostile programs', () => {
  expect(new Set(hostilePrograms.map(({ source, language }) => language + source)).size).toBeGreaterThan(400);
});

it(`holds ${sample.length} of them`, { timeout: 120_000 }, async () => {
  for (const program of sample) {
    const { escaped, status, ms, growthMb } = await attackRunner(program);
    const shown = program.source.slice(0, 200);
    expect(escaped, shown).toBe(false);
    expect(status, shown).not.toBe('crashed');
    // The limit is a property of the product: the thread is ended after 3 s.
    expect(ms, shown).toBeLessThanOrEqual(killedWithinMs);
    expect(growthMb, shown).toBeLessThanOrEqual(120);
  }
});
