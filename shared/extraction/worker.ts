import { parentPort } from 'node:worker_threads';
import { extract } from './extract.ts';
import { inflateQuickly } from './read/quick-inflate.ts';
import type { Begun, WorkerInput } from './run-in-worker.ts';

inflateQuickly();

// The worker's entry: one file in, one outcome out. An exception of `extract` reaches the parent as the thread's error.
parentPort?.on('message', async (input: WorkerInput) => {
  const begins = (begun: Begun) => parentPort?.postMessage(begun);
  begins('file');
  const beforeOcr = () => begins('ocr');
  parentPort?.postMessage(await extract({ ...input, beforeOcr }));
});
