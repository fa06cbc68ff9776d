import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { scanErrorCodes } from '../../../shared/contracts/scan.ts';
import { extractInWorker, type WorkerOptions } from '../../../shared/extraction/run-in-worker.ts';
import { corpusFolder } from '../../corpus/manifest.ts';
import { lambdaWorker } from '../../support/bundle-for-lambda.ts';
import { fuzzFile } from '../../support/fuzz-files.ts';

/** `FUZZ_FILES=500 FUZZ_SEED=7`: `npm run fuzz:extraction` reads 500. A build reads the same ones each time. */
const files = Number(process.env.FUZZ_FILES ?? 40);
const seed = process.env.FUZZ_SEED ?? 'paper';
/** A thread has 20 s to start, a file 8 s and its OCR 30 s; the rest is for a busy machine and for the sound CV after it. */
const timeoutMs = 120_000;
const soundCvEvery = 25;

const sound = {
  bytes: new Uint8Array(readFileSync(new URL('development/us-nurse__classic.pdf', corpusFolder))),
  filename: 'cv.pdf',
  contentType: 'application/pdf',
};

let worker: WorkerOptions;
const ends = new Map<string, number>();
beforeAll(async () => {
  worker = await lambdaWorker();
  console.log(`${files} files of seed ${seed}; FUZZ_SEED=${seed} brings them back`);
}, 180_000);

it.each(Array.from({ length: files }, (_, number) => number))(
  'file %i ends in a result or a code of the contract, in its time',
  async (number) => {
    const { what, filename, bytes } = fuzzFile(seed, number);
    const startedAt = performance.now();
    const outcome = await extractInWorker({ bytes, filename, contentType: '' }, worker);
    const ms = performance.now() - startedAt;
    const end = outcome.outcome === 'extracted' ? 'extracted' : outcome.code;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (end === 'extraction_timeout')
      console.log(`file ${number} (${what}) was stopped after ${Math.round(ms)} ms`);
    expect([...scanErrorCodes, 'extracted'], what).toContain(end);
    if ((number + 1) % soundCvEvery > 0) return;
    const next = await extractInWorker(sound, worker);
    expect(next, `after ${what}`).toMatchObject({
      outcome: 'extracted',
      profile: { basics: { name: 'Odessa Farwell', email: 'odessa.farwell@example.com' } },
    });
  },
  timeoutMs,
);

it('a file and its seed belong together', () => {
  for (const number of [0, 7, 25]) {
    expect(fuzzFile(seed, number)).toEqual(fuzzFile(seed, number));
    expect(Buffer.from(fuzzFile(seed, number).bytes)).not.toEqual(
      Buffer.from(fuzzFile(`other ${seed}`, number).bytes),
    );
  }
  console.log([...ends].map(([end, count]) => `${end}: ${count}`).join(', '));
});
