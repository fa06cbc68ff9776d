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
  /** Processor time of the whole process, which a busy machine does not stretch as it does the clock. */
  cpuMs: number;
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
    const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()];
    const outcome = await extractInWorker(
      { bytes, filename: file, contentType: '' },
      { ...options, workerUrl: new URL(options.workerUrl) },
    );
    const ms = performance.now() - startedAt;
    const { user, system } = process.cpuUsage(cpuBefore);
    const cpuMs = (user + system) / 1000;
    readings.push(
      outcome.outcome === 'extracted'
        ? {
            file,
            refused: null,
            prediction: toPrediction(outcome.profile),
            confidence: outcome.profile.confidence,
            ms,
            cpuMs,
          }
        : { file, refused: outcome.code, prediction: {}, confidence: null, ms, cpuMs },
    );
  }
  const report: ReadReport = { readings, peakMegabytes: process.resourceUsage().maxRSS / 1024 };
  process.send?.(report, () => process.exit(0));
});
