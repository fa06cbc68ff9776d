import type { JudgedFile } from './extraction-judged.ts';
import type { Section } from './section.ts';
import { percentile, round } from './statistics.ts';

interface Run {
  name: string;
  files: readonly JudgedFile[];
  peakMegabytes: number;
}

/** Time per file and memory of the process that read a corpus, beside the same process without a file. */
export function cost(runs: readonly Run[], emptyMegabytes: number): Section {
  const targets = runs.flatMap(({ name, files, peakMegabytes }) => [
    {
      figure: `${name}: p95 of a text CV`,
      measured: round(percentile(milliseconds(files, 'text'), 0.95), 0),
      atMost: 300,
      unit: ' ms',
    },
    { figure: `${name}: peak memory`, measured: round(peakMegabytes, 0), atMost: 256, unit: ' MB' },
  ]);
  return {
    columns: [
      'corpus',
      'kind',
      'files',
      'p50 ms',
      'p95 ms',
      'slowest ms',
      'CPU p95 ms',
      'peak MB',
      'empty MB',
    ],
    rows: runs.flatMap(({ name, files, peakMegabytes }) =>
      (['text', 'scan'] as const).flatMap((kind) => {
        const times = milliseconds(files, kind);
        if (times.length === 0) return [];
        const processor = milliseconds(files, kind, 'cpuMs');
        const figures = [
          percentile(times, 0.5),
          percentile(times, 0.95),
          Math.max(...times),
          percentile(processor, 0.95),
        ];
        return [
          [
            name,
            kind,
            times.length,
            ...figures.map((figure) => round(figure, 0)),
            round(peakMegabytes, 0),
            round(emptyMegabytes, 0),
          ],
        ];
      }),
    ),
    targets,
    notes: [
      'one process per corpus reads file after file through one warm thread, which is renewed every 50 files; the start of a thread is in its first file.',
      'CPU: of the process with its threads, an OCR not; the compiler and the collector of V8 are in it, so it may exceed the clock.',
      'peak: the largest resident size of that whole process, Node and both bundles with it; empty: the same process with no file to read.',
    ],
  };
}

const milliseconds = (files: readonly JudgedFile[], kind: 'text' | 'scan', clock: 'ms' | 'cpuMs' = 'ms') =>
  files
    .filter(({ row }) => (row.set === 'scanned') === (kind === 'scan'))
    .map(({ reading }) => reading[clock]);
