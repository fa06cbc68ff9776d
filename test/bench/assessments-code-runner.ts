import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '../../infra/bundle.ts';
import { runCode, sourceFiles } from '../../shared/assessments/code-runner/run-code.ts';
import { codingTasks } from '../../shared/assessments/developer/coding-tasks.ts';
import {
  type Attack,
  attackRunner,
  killedWithinMs,
} from '../shared/assessments/code-runner/support/attack-runner.ts';
import { hostilePrograms } from '../shared/assessments/code-runner/support/hostile-programs.ts';
import { solutions } from '../shared/assessments/developer/support/solutions.ts';
import type { Section } from './section.ts';
import { percentile } from './statistics.ts';

const ordinaryRounds = 10;

/** Every hostile program, one after the other, and ordinary solutions of the coding tasks. */
export async function measureCodeRunner(): Promise<Section> {
  const load = loadavg()[0] ?? 0;
  const ordinary = await timeOrdinaryCode();
  const rssBefore = process.memoryUsage.rss();
  const attacks: Attack[] = [];
  const failed: string[] = [];
  for (const program of hostilePrograms) {
    try {
      attacks.push(await attackRunner(program));
    } catch (error) {
      failed.push(`the host failed on ${program.source.slice(0, 100)}: ${error}`);
    }
  }
  const left = Math.round((process.memoryUsage.rss() - rssBefore) / 1e6);
  const most = (values: number[]) => Math.max(...values);
  const families = [...Map.groupBy(attacks, ({ program }) => program.family)];
  return {
    columns: [
      'family',
      'programs',
      'escapes',
      'interpreter failed',
      'longest ms',
      'growth MB',
      'stopped by a limit',
    ],
    rows: families.map(([family, own]) => [
      family,
      own.length,
      own.filter(({ escaped }) => escaped).length,
      own.filter(({ status }) => status === 'crashed').length,
      most(own.map(({ ms }) => ms)),
      most(own.map(({ growthMb }) => growthMb)),
      own.filter(({ status }) => status.startsWith('too_')).length,
    ]),
    targets: [
      { figure: 'hostile programs', measured: attacks.length, atLeast: 200 },
      { figure: 'escapes', measured: attacks.filter(({ escaped }) => escaped).length, atMost: 0 },
      { figure: 'crashes of the host', measured: failed.length, atMost: 0 },
      {
        figure: 'longest run of a hostile program',
        measured: most(attacks.map(({ ms }) => ms)),
        unit: ' ms',
        atMost: killedWithinMs,
      },
      {
        figure: 'growth of the process',
        measured: most(attacks.map(({ growthMb }) => growthMb)),
        unit: ' MB',
        atMost: 120,
      },
      {
        figure: 'ordinary code, p95',
        measured: Math.round(percentile(ordinary, 0.95)),
        unit: ' ms',
        atMost: 300,
      },
    ],
    notes: [
      `${ordinary.length} ordinary runs in TypeScript, in the thread as it is bundled`,
      `load of the machine at the start: ${load.toFixed(1)} on ${cpus().length} processors`,
      `${left} MB more than before after all hostile programs`,
    ],
    failed,
  };
}

async function timeOrdinaryCode(): Promise<number[]> {
  const outdir = mkdtempSync(join(tmpdir(), 'hiring-code-runner-'));
  try {
    await build({
      ...bundleOptions,
      entryPoints: { thread: 'shared/assessments/code-runner/thread.ts' },
      outdir,
    });
    const threadUrl = pathToFileURL(join(outdir, 'thread.mjs'));
    return await runOrdinaryCode({ ...sourceFiles(), threadUrl });
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

async function runOrdinaryCode(files: ReturnType<typeof sourceFiles>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ordinaryRounds; round++)
    for (const { key, functionName, tests } of codingTasks) {
      const calls = tests.map(({ args }) => args);
      const startedAt = performance.now();
      const source = solutions[key] ?? '';
      const { status } = await runCode({ source, language: 'typescript', functionName, calls }, files);
      if (status !== 'completed') throw new Error(`the solution of ${key} ended ${status}`);
      times.push(performance.now() - startedAt);
    }
  return times;
}
