import { Worker } from 'node:worker_threads';
import { type ExtractionOutcome, refuse } from './outcome.ts';

export interface ExtractionInput {
  bytes: Uint8Array;
  filename: string;
  contentType: string;
}

export interface WorkerOptions {
  /** The file that runs `worker.ts`: itself in the sources, its bundle in a Lambda. */
  workerUrl: URL;
  timeoutMs: number;
  /** For the thread's JavaScript heap, and again for the buffers that V8 does not count. */
  maxHeapMb: number;
  /** ISO date at which open periods end; the current day when left out. */
  today?: string;
}

export type WorkerInput = ExtractionInput & { today: string };

interface Thread {
  worker: Worker;
  key: string;
  filesLeft: number;
}

/** How often the thread's memory is read: a bomb grows by some 30 MB in this time. */
const memoryCheckMs = 100;
const megabyte = 1024 * 1024;

/** Loading the parsers takes longer than most CVs, so one thread waits for the next file; a new one after 50 keeps leaks small. */
const filesPerThread = 50;
let idle: Thread | null = null;

/**
 * Extracts in a thread that is killed when it takes too long or too much memory. Never rejects: what goes wrong with a file
 * is an outcome. Too slow is `extraction_timeout`; out of memory and parser crashes are `file_corrupt`.
 */
export const extractInWorker = async (
  { bytes, filename, contentType }: ExtractionInput,
  { workerUrl, timeoutMs, maxHeapMb, today = new Date().toISOString().slice(0, 10) }: WorkerOptions,
): Promise<ExtractionOutcome> => {
  const thread = takeThread(workerUrl, maxHeapMb);
  const answer = firstAnswer(thread.worker, timeoutMs, maxHeapMb);
  thread.worker.postMessage({ bytes, filename, contentType, today } satisfies WorkerInput);
  const { outcome, healthy } = await answer;
  thread.filesLeft--;
  // A killed thread is awaited: its memory is gone when the caller goes on.
  if (!healthy || thread.filesLeft === 0 || idle) await thread.worker.terminate();
  else keepThread(thread);
  return outcome;
};

const takeThread = (workerUrl: URL, maxHeapMb: number): Thread => {
  const key = `${workerUrl.href} ${maxHeapMb}`;
  const waiting = idle;
  if (waiting?.key === key) {
    idle = null;
    waiting.worker.ref();
    return waiting;
  }
  const worker = new Worker(workerUrl, {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // Parsers print warnings about broken files, which would end up in our log.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  return { worker, key, filesLeft: filesPerThread };
};

const keepThread = (thread: Thread) => {
  idle = thread;
  thread.worker.unref();
  thread.worker.once('exit', () => {
    if (idle === thread) idle = null;
  });
};

interface Answer {
  outcome: ExtractionOutcome;
  healthy: boolean;
}

const firstAnswer = (worker: Worker, timeoutMs: number, maxHeapMb: number) =>
  new Promise<Answer>((resolve) => {
    const timer = setTimeout(() => settle(refuse('extraction_timeout'), false), timeoutMs);
    const memoryCheck = setInterval(async () => {
      if ((await externalMegabytes(worker)) > maxHeapMb) settle(refuse('file_corrupt'), false);
    }, memoryCheckMs);
    // The error listener stays: a thread that fails while it is idle or dying must not fail the process.
    const settle = (outcome: ExtractionOutcome, healthy: boolean) => {
      clearTimeout(timer);
      clearInterval(memoryCheck);
      worker.off('message', onMessage).off('exit', onEnd);
      resolve({ outcome, healthy });
    };
    const onMessage = (outcome: ExtractionOutcome) => settle(outcome, true);
    const onEnd = () => settle(refuse('file_corrupt'), false);
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
  });

/** Buffers live outside the heap that `resourceLimits` bounds. Zero once the thread has ended. */
const externalMegabytes = async (worker: Worker): Promise<number> => {
  try {
    return (await worker.getHeapStatistics()).external_memory / megabyte;
  } catch {
    return 0;
  }
};
