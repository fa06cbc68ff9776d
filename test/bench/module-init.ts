import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundles } from '../../infra/bundle.ts';
import { bundleNaively } from './naive-bundles.ts';
import type { Measure } from './section.ts';
import { openStageWithoutFunctions } from './stage-without-functions.ts';
import { median, round } from './statistics.ts';

/** Each bundle is loaded this often, in turn with its baseline; the median counts. */
const runs = 5;
const maxRatio = 0.45;
const loader = fileURLToPath(new URL('./time-import.mjs', import.meta.url));

/** The time that `import` of a function takes in a fresh process, with the environment of its template. */
export const measure: Measure = async (bench) => {
  const naiveDir = join(bench.dir, 'naive');
  await bundleNaively(naiveDir);
  const stage = await openStageWithoutFunctions(bench);
  const measured: { folder: string; deployedMs: number; naiveMs: number }[] = [];
  const failed: string[] = [];
  for (const { name: folder } of bundles()) {
    const { codeDir, environment } = stage.lambdaOf(folder);
    const files = { deployed: join(codeDir, 'index.mjs'), naive: join(naiveDir, folder, 'index.mjs') };
    const times = { deployed: [] as number[], naive: [] as number[] };
    try {
      for (let run = 0; run < runs; run++) {
        for (const kind of ['deployed', 'naive'] as const)
          times[kind].push(timeImport(files[kind], environment));
      }
      measured.push({ folder, deployedMs: median(times.deployed), naiveMs: median(times.naive) });
    } catch (error) {
      failed.push(`${folder} does not load with its template's environment: ${reasonOf(error)}`);
    }
  }
  await stage.stop();
  const ratios = measured.map(({ deployedMs, naiveMs }) => deployedMs / naiveMs);
  return {
    columns: ['function', 'deployed ms', 'naive ms', 'ratio'],
    rows: measured.map(({ folder, deployedMs, naiveMs }) => [
      folder,
      round(deployedMs, 1),
      round(naiveMs, 1),
      round(deployedMs / naiveMs),
    ]),
    targets: [
      { figure: 'worst ratio', measured: round(Math.max(...ratios)), atMost: maxRatio },
      { figure: 'median ratio', measured: round(median(ratios)), atMost: maxRatio },
    ],
    notes: [
      `every function, ${runs} fresh processes each, deployed and naive in turn, medians; Node's own start is not in it.`,
    ],
    failed,
  };
};

const timeImport = (file: string, environment: Record<string, string>) =>
  Number(
    execFileSync(process.execPath, [loader, file], { env: environment, encoding: 'utf8', stdio: 'pipe' }),
  );

/** The first line of a failed process's complaint that names an error. */
const reasonOf = (error: unknown) =>
  (error as { stderr?: string }).stderr?.split('\n').find((line) => /^\w*Error: /.test(line)) ??
  String(error);
