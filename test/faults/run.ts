/** `npm run faults -- --runs 500 --seed N`: many runs, and a table of what they met. Exit code 1 when a run broke an invariant. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildApp } from '../../bin/app.ts';
import { printReport } from './print-report.ts';
import { type RunReport, runOnce } from './run-once.ts';
import { startFaultStage } from './stage.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now()) },
    /** Prints what each run did. */
    trace: { type: 'boolean', default: false },
  },
});

/** A run takes a second or two: one that takes minutes waits for something that never happens. */
const longestRunMs = 180_000;

/** Each run leaves a table behind, and the engine gets slower with every one. */
const runsOfOneEngine = 25;

process.env.LOG_LEVEL ??= 'silent';
process.env.API_URL ??= 'http://127.0.0.1:4010';
const assemblyDir = mkdtempSync(join(tmpdir(), 'hiring-faults-assembly-'));
(await buildApp({ outdir: assemblyDir, codeOf: () => Code.fromInline('-') })).synth();
let stage = await startFaultStage(assemblyDir);
console.log(`seed ${values.seed}`);
const reports: RunReport[] = [];
const startedAt = performance.now();
for (let number = 0; number < Number(values.runs); number++) {
  if (number > 0 && number % runsOfOneEngine === 0) {
    await stage.stop();
    stage = await startFaultStage(assemblyDir);
  }
  // One run alone has the seed as it is printed; several count on from it.
  const seed = values.runs === '1' ? values.seed : `${values.seed}.${number}`;
  const isStuck = setTimeout(() => {
    console.log(`seed ${seed} waits for something that never happens`);
    process.exit(1);
  }, longestRunMs);
  const report = await runOnce(stage, seed).catch((error) => {
    console.log(`seed ${seed} did not come to its end`);
    throw error;
  });
  clearTimeout(isStuck);
  reports.push(report);
  if (values.trace) console.log(report.trace.join('\n'));
  if (reports.length % 50 === 0) console.log(`${reports.length} runs`);
  if (report.violations.length > 0) console.log(`seed ${seed}\n  ${report.violations.join('\n  ')}`);
}
printReport(reports, (performance.now() - startedAt) / 1000);
await stage.stop();
rmSync(assemblyDir, { recursive: true, force: true });
process.exit(reports.some(({ violations }) => violations.length > 0) ? 1 : 0);
