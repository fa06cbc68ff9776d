import { runCode, sourceFiles } from '../../../../../shared/assessments/code-runner/run-code.ts';
import type { RunStatus } from '../../../../../shared/assessments/code-runner/run-shapes.ts';
import type { HostileProgram } from './hostile-programs.ts';

export interface Attack {
  program: HostileProgram;
  status: RunStatus;
  escaped: boolean;
  ms: number;
  /** What the process grew by at its highest while the program ran. */
  growthMb: number;
}

/** The time within which every program has ended: the thread is ended after 3 s. */
export const killedWithinMs = 3200;
const canary = 'untouched';
const global = globalThis as { sandboxCanary?: string };

/**
 * Runs a hostile program and watches the process. On a machine that is busy with other things a run may be late, so one that is
 * late is repeated, twice at most; escapes of all runs count. Rejects only if the host itself fails.
 */
export async function attackRunner(program: HostileProgram): Promise<Attack> {
  const attacks = [await attackOnce(program)];
  while (attacks.length < 3 && attacks.every(({ ms }) => ms > killedWithinMs))
    attacks.push(await attackOnce(program));
  const quickest = attacks.reduce((best, one) => (one.ms < best.ms ? one : best));
  return { ...quickest, escaped: attacks.some(({ escaped }) => escaped) };
}

async function attackOnce(program: HostileProgram): Promise<Attack> {
  global.sandboxCanary = canary;
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 20);
  const { source, language } = program;
  const startedAt = performance.now();
  const report = await runCode({ source, language, functionName: 'solve', calls: [[], [1]] }, sourceFiles());
  const ms = performance.now() - startedAt;
  clearInterval(watch);
  const told =
    JSON.stringify(report.outcomes.filter((one) => 'threw' in one)) + report.output + report.message;
  return {
    program,
    status: report.status,
    escaped: /ESCAPED/.test(told) || global.sandboxCanary !== canary,
    ms: Math.round(ms),
    growthMb: Math.round((highest - before) / 1e6),
  };
}
