import { Worker } from 'node:worker_threads';
import { type ExtractionOutcome, refuse } from './outcome.ts';
import type { Transcript } from './read/read-transcript.ts';

export interface ExtractionInput {
  bytes: Uint8Array;
  filename: string;
  contentType: string;
}

/** A scan that somebody else has read, for the rules alone. */
interface TranscriptInput {
  transcript: Transcript;
}

export interface WorkerOptions {
  /** The file that runs `worker.ts`: itself in the sources, its bundle in a Lambda. */
  workerUrl: URL;
  /** From when the thread takes the file up. */
  timeoutMs: number;
  /** What a file has instead once the thread says that its pages are pictures and an OCR is at work on them. */
  ocrTimeoutMs?: number;
  /** For the thread's JavaScript heap, and again for the buffers that V8 does not count. */
  maxHeapMb: number;
  /** ISO date at which open periods end; the current day when left out. */
  today?: string;
}

export type WorkerInput = (ExtractionInput | TranscriptInput) & { today: string };

/** What a thread says before its outcome: that it takes up the file, that OCR is at work on it. Each has its own time from then on. */
export type Begun = 'file' | 'ocr';

interface Answer {
  outcome: ExtractionOutcome;
  /** The thread lives and may take the next file. */
  healthy: boolean;
}

interface Thread {
  worker: Worker;
  key: string;
  filesLeft: number;
  /** Takes the answer to the file at work; an idle thread has none. */
  settle: ((answer: Answer) => void) | null;
  begin: ((what: Begun) => void) | null;
}

/** How often the thread's memory is read: a bomb grows by some 30 MB in this time. */
const memoryCheckMs = 100;
const megabyte = 1024 * 1024;
/** More than read-ocr.ts allows itself, so that what it has read by then still arrives. */
const usualOcrTimeoutMs = 30_000;
/** For a new thread to load the parsers, which is no fault of the file that waits for it. */
const startTimeoutMs = 20_000;

/** Loading the parsers takes longer than most CVs, so one thread waits for the next file; a new one after 50 keeps leaks small. */
const filesPerThread = 50;
let idle: Thread | null = null;

/**
 * Extracts in a thread that is killed when it takes too long or too much memory. Never rejects: what goes wrong with a file
 * is an outcome. Too slow is `extraction_timeout`; out of memory and parser crashes are `file_corrupt`.
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
    // A killed thread is awaited: its memory is gone when the caller goes on.
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
      // Said again it is a thread that wants more time.
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

/** Buffers live outside the heap that `resourceLimits` bounds. Zero once the thread has ended. */
const externalMegabytes = async (worker: Worker): Promise<number> => {
  try {
    return (await worker.getHeapStatistics()).external_memory / megabyte;
  } catch {
    return 0;
  }
};
