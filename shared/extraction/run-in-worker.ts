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
  /** Whether the thread had taken the file up. If it had not, the outcome is not about the file. */
  isAboutFile: boolean;
}

interface Thread {
  worker: Worker;
  key: string;
  filesLeft: number;
  /** Receives the outcome of the current file; null in an idle thread. */
  settle: ((outcome: ExtractionOutcome) => void) | null;
  begin: ((what: Begun) => void) | null;
}

/** The interval in which the thread's memory is measured: a decompression bomb grows by some 30 MB in this time. */
const memoryCheckMs = 100;
const megabyte = 1024 * 1024;
/** More than the limit in read-ocr.ts, so that its partial result still arrives. */
const usualOcrTimeoutMs = 30_000;
/** The time limit for a new thread to load the parsers, which does not count against the file. */
const startTimeoutMs = 20_000;
/** The time limit for a kept thread to take a file up. One that works off what an earlier file left is replaced. */
const resumeTimeoutMs = 1000;

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
  const message: WorkerInput = { ...input, today };
  const limits = { timeoutMs, ocrTimeoutMs, maxHeapMb };
  const kept = takeIdle(`${workerUrl.href} ${maxHeapMb}`);
  const answer = kept && (await readIn(kept, message, { ...limits, startMs: resumeTimeoutMs }));
  if (answer?.isAboutFile) return answer.outcome;
  const fresh = startThread(workerUrl, maxHeapMb);
  return (await readIn(fresh, message, { ...limits, startMs: startTimeoutMs })).outcome;
};

/**
 * Reads one file in a thread. The thread is kept only after a whole reading: a parser may go on with a file that was refused, and
 * its end would be taken for that of the next one.
 */
async function readIn(thread: Thread, message: WorkerInput, limits: Limits): Promise<Answer> {
  const answer = firstAnswer(thread, limits);
  thread.worker.postMessage(message);
  const { outcome, isAboutFile } = await answer;
  thread.filesLeft--;
  if (outcome.outcome === 'extracted' && thread.filesLeft > 0 && !idle) {
    thread.worker.unref();
    idle = thread;
  } else {
    // Waits for the end of the thread, so that its memory is free when the caller continues.
    await thread.worker.terminate();
  }
  return { outcome, isAboutFile };
}

function takeIdle(key: string): Thread | undefined {
  const waiting = idle;
  idle = null;
  if (waiting?.key === key) {
    waiting.worker.ref();
    return waiting;
  }
  // It has other limits, and no file is left that needs them.
  waiting?.worker.terminate();
  return undefined;
}

const startThread = (workerUrl: URL, maxHeapMb: number): Thread => {
  const worker = new Worker(workerUrl, {
    // A young generation of its usual size triples the memory of a thread that parses one file after the other.
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 8 },
    // Parsers print warnings about broken files, which would end up in our log.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  const key = `${workerUrl.href} ${maxHeapMb}`;
  const thread: Thread = { worker, key, filesLeft: filesPerThread, settle: null, begin: null };
  const end = () => {
    if (idle === thread) idle = null;
    thread.settle?.(refuse('file_corrupt'));
  };
  worker.on('message', (message: ExtractionOutcome | Begun) => {
    if (typeof message === 'string') thread.begin?.(message);
    else thread.settle?.(message);
  });
  worker.on('error', end).on('exit', end);
  return thread;
};

interface Limits {
  /** Until the thread takes the file up. */
  startMs: number;
  timeoutMs: number;
  ocrTimeoutMs: number;
  maxHeapMb: number;
}

const firstAnswer = (thread: Thread, { startMs, timeoutMs, ocrTimeoutMs, maxHeapMb }: Limits) =>
  new Promise<Answer>((resolve) => {
    const stop = (code: 'extraction_timeout' | 'file_corrupt') => thread.settle?.(refuse(code));
    const limit = (ms: number) => setTimeout(() => stop('extraction_timeout'), ms);
    let timer = limit(startMs);
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
    thread.settle = (outcome) => {
      thread.settle = null;
      thread.begin = null;
      clearTimeout(timer);
      clearInterval(memoryCheck);
      resolve({ outcome, isAboutFile: begun.has('file') });
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
