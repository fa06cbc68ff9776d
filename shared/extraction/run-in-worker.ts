import { Worker } from 'node:worker_threads';
import { type ExtractionOutcome, refuse } from './outcome.ts';
import type { Transcript } from './read/read-transcript.ts';

export interface ExtractionInput {
  bytes: Uint8Array;
  filename: string;
  contentType: string;
}

/** The transcript of a file, for the rules alone. */
interface TranscriptInput {
  transcript: Transcript;
}

export interface WorkerOptions {
  /** The file that runs `worker.ts`: the source itself, or its bundle in a Lambda. */
  workerUrl: URL;
  /** The time limit of a file in milliseconds, from when the thread starts it. */
  timeoutMs: number;
  /** The time limit from when the thread reports that it runs OCR on the file's pages. */
  ocrTimeoutMs?: number;
  /** The limit of the thread's JavaScript heap, and separately of the buffers that V8 does not count. */
  maxHeapMb: number;
  /** The ISO date at which open periods end; today by default. */
  today?: string;
}

export type WorkerInput = (ExtractionInput | TranscriptInput) & { today: string };

/**
 * The messages of a thread before its outcome: it starts the file, or starts OCR. Each has its own time limit from then
 * on.
 */
export type Begun = 'file' | 'ocr';

interface Answer {
  outcome: ExtractionOutcome;
  /** Whether the thread is running and may process another file. */
  healthy: boolean;
}

interface Thread {
  worker: Worker;
  key: string;
  filesLeft: number;
  /** Receives the result for the current file; null in an idle thread. */
  settle: ((answer: Answer) => void) | null;
  begin: ((what: Begun) => void) | null;
}

/** The interval in which the thread's memory is measured: a decompression bomb grows by some 30 MB in this time. */
const memoryCheckMs = 100;
const megabyte = 1024 * 1024;
/** More than the limit in read-ocr.ts, so that its partial result still arrives. */
const usualOcrTimeoutMs = 30_000;
/** The time limit for a new thread to load the parsers, which does not count against the file. */
const startTimeoutMs = 20_000;

/**
 * Loading the parsers takes longer than most CVs, so one thread is kept for the next file; a new one after 50 files
 * limits leaks.
 */
const filesPerThread = 50;
let idle: Thread | null = null;

/**
 * Extracts in a thread that is stopped when it takes too long or too much memory. Never rejects: failures are outcomes.
 * A timeout is `extraction_timeout`; too much memory and parser crashes are `file_corrupt`.
 */
export const extractInWorker = async (
  input: ExtractionInput | TranscriptInput,
  {
    workerUrl,
    timeoutMs,
    ocrTimeoutMs = usualOcrTimeoutMs,
    maxHeapMb,
    today = new Date().toISOString().slice(0, 10),
  }: WorkerOptions,
): Promise<ExtractionOutcome> => {
  const thread = takeThread(workerUrl, maxHeapMb);
  const answer = firstAnswer(thread, { timeoutMs, ocrTimeoutMs, maxHeapMb });
  thread.worker.postMessage({ ...input, today } satisfies WorkerInput);
  const { outcome, healthy } = await answer;
  thread.filesLeft--;
  if (healthy && thread.filesLeft > 0 && !idle) {
    thread.worker.unref();
    idle = thread;
  } else {
    // Waits for the end of the thread, so that its memory is free when the caller continues.
    await thread.worker.terminate();
  }
  return outcome;
};

const takeThread = (workerUrl: URL, maxHeapMb: number): Thread => {
  const key = `${workerUrl.href} ${maxHeapMb}`;
  const waiting = idle;
  if (waiting?.key !== key) return startThread(workerUrl, maxHeapMb, key);
  idle = null;
  waiting.worker.ref();
  return waiting;
};

const startThread = (workerUrl: URL, maxHeapMb: number, key: string): Thread => {
  const worker = new Worker(workerUrl, {
    // A young generation of its usual size triples the memory of a thread that parses one file after the other.
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 16 },
    // Parsers print warnings about broken files, which would end up in our log.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  const thread: Thread = { worker, key, filesLeft: filesPerThread, settle: null, begin: null };
  const end = () => {
    if (idle === thread) idle = null;
    thread.settle?.({ outcome: refuse('file_corrupt'), healthy: false });
  };
  worker.on('message', (message: ExtractionOutcome | Begun) => {
    if (typeof message === 'string') thread.begin?.(message);
    else thread.settle?.({ outcome: message, healthy: true });
  });
  worker.on('error', end).on('exit', end);
  return thread;
};

const firstAnswer = (
  thread: Thread,
  { timeoutMs, ocrTimeoutMs, maxHeapMb }: { timeoutMs: number; ocrTimeoutMs: number; maxHeapMb: number },
) =>
  new Promise<Answer>((resolve) => {
    const stop = (code: 'extraction_timeout' | 'file_corrupt') =>
      thread.settle?.({ outcome: refuse(code), healthy: false });
    const limit = (ms: number) => setTimeout(() => stop('extraction_timeout'), ms);
    let timer = limit(startTimeoutMs);
    const begun = new Set<Begun>();
    thread.begin = (what) => {
      // A repeated message does not extend the time.
      if (begun.has(what)) return;
      begun.add(what);
      clearTimeout(timer);
      timer = limit(what === 'ocr' ? ocrTimeoutMs : timeoutMs);
    };
    const memoryCheck = setInterval(async () => {
      if ((await externalMegabytes(thread.worker)) > maxHeapMb) stop('file_corrupt');
    }, memoryCheckMs);
    thread.settle = (answer) => {
      thread.settle = null;
      thread.begin = null;
      clearTimeout(timer);
      clearInterval(memoryCheck);
      resolve(answer);
    };
  });

/** Buffers are outside the heap that `resourceLimits` limits. Zero after the thread has ended. */
const externalMegabytes = async (worker: Worker): Promise<number> => {
  try {
    return (await worker.getHeapStatistics()).external_memory / megabyte;
  } catch {
    return 0;
  }
};
