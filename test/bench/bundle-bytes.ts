import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundles } from '../../infra/bundle.ts';
import { bundleNaively } from './naive-bundles.ts';
import type { Measure } from './section.ts';
import { round } from './statistics.ts';

const maxBytes = 450_000;
const maxRatio = 0.18;

/** Bytes of what is deployed against the naive bundle of the same function; source maps are not counted. */
export const measure: Measure = async ({ assemblyDir, dir }) => {
  await bundleNaively(dir);
  const bytesOf = (file: string) => statSync(file).size;
  const measured = bundles().flatMap(({ name: folder }) => {
    const naive = bytesOf(join(dir, folder, 'index.mjs'));
    return ['index.mjs', 'worker.mjs']
      .map((file) => ({ folder, file, naive, path: join(assemblyDir, 'bundles', folder, file) }))
      .filter(({ path }) => existsSync(path))
      .map(({ path, ...bundle }) => ({ ...bundle, bytes: bytesOf(path) }));
  });
  const loaded = measured.filter(({ file }) => file === 'index.mjs');
  const largest = Math.max(...loaded.map(({ bytes }) => bytes));
  const worstRatio = Math.max(...loaded.map(({ bytes, naive }) => bytes / naive));
  const workers = measured.filter(({ file }) => file === 'worker.mjs');
  return {
    columns: ['file', 'bytes', 'naive bytes', 'ratio'],
    rows: measured
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ folder, file, bytes, naive }) =>
        file === 'index.mjs'
          ? [`${folder}/${file}`, bytes, naive, round(bytes / naive, 3)]
          : [`${folder}/${file}`, bytes, '', ''],
      ),
    targets: [
      { figure: 'largest index.mjs', measured: largest, atMost: maxBytes, unit: ' bytes' },
      {
        figure: 'worst ratio of an index.mjs to its naive bundle',
        measured: round(worstRatio, 3),
        atMost: maxRatio,
      },
      ...workers.map(({ folder, bytes }) => ({
        figure: `${folder} with its worker.mjs`,
        measured: bytes + (loaded.find((bundle) => bundle.folder === folder)?.bytes ?? 0),
        atMost: maxBytes,
        unit: ' bytes',
      })),
    ],
    notes: [
      'naive: five AWS clients, lib-dynamodb and the presigner whole, not minified, nothing external; else as deployed.',
      'a worker.mjs is loaded in a thread after the function has started and holds no AWS client, so it has no baseline.',
    ],
  };
};
