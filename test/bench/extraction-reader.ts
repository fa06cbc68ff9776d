/**
 * The process in which a corpus is read (forked by extraction-read.ts, bundled like a Lambda): one file after the other
 * through the thread, as a warm function has them. Its own peak of memory is what is reported.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Profile } from '../../shared/contracts/profile.ts';
import { extractInWorker, type WorkerOptions } from '../../shared/extraction/run-in-worker.ts';
import { toPrediction } from './extraction-prediction.ts';

export interface ReadOrder {
  folder: string;
  files: string[];
  options: Omit<WorkerOptions, 'workerUrl'> & { workerUrl: string };
}

export interface Reading {
  file: string;
  /** The code, where the file was refused. */
  refused: string | null;
  prediction: ReturnType<typeof toPrediction>;
  confidence: Profile['confidence'] | null;
  ms: number;
}

export interface ReadReport {
  readings: Reading[];
  peakMegabytes: number;
}

process.on('disconnect', () => process.exit(1));
process.once('message', async ({ folder, files, options }: ReadOrder) => {
  const readings: Reading[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(readFileSync(join(folder, file)));
    const startedAt = performance.now();
    const outcome = await extractInWorker(
      { bytes, filename: file, contentType: '' },
      { ...options, workerUrl: new URL(options.workerUrl) },
    );
    const ms = performance.now() - startedAt;
    readings.push(
      outcome.outcome === 'extracted'
        ? {
            file,
            refused: null,
            prediction: toPrediction(outcome.profile),
            confidence: outcome.profile.confidence,
            ms,
          }
        : { file, refused: outcome.code, prediction: {}, confidence: null, ms },
    );
  }
  const report: ReadReport = { readings, peakMegabytes: process.resourceUsage().maxRSS / 1024 };
  process.send?.(report, () => process.exit(0));
});
