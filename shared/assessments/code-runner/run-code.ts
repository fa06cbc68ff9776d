import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { runLimits } from './limits.ts';
import type { CodeReport, CodeRun, RunStatus, ThreadInput, ThreadMessage } from './run-shapes.ts';

/** The files of the code runner; a bundle has its own paths. */
interface RunnerFiles {
  /** The file that runs `thread.ts`: the source itself, or its bundle. */
  threadUrl: URL;
  /** QuickJS as WebAssembly. */
  wasmPath: string;
}

/** The files of a checkout. */
export const sourceFiles = (): RunnerFiles => ({
  threadUrl: new URL('./thread.ts', import.meta.url),
  wasmPath: createRequire(import.meta.url).resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm'),
});

const modules = new Map<string, Promise<WebAssembly.Module>>();

/** Compiled code has no state; every run makes its own instance of it. */
function compiled(path: string): Promise<WebAssembly.Module> {
  const known = modules.get(path) ?? readFile(path).then((bytes) => WebAssembly.compile(bytes));
  modules.set(path, known);
  return known;
}

/**
 * Runs a program in a new thread and interpreter and ends both. Any program ends in a report, within 3.2 s. Throws a
 * RangeError for more than 50 calls and for a function name that is none: these are the caller's.
 */
export async function runCode(run: CodeRun, files: RunnerFiles): Promise<CodeReport> {
  if (run.calls.length > runLimits.tests) throw new RangeError(`more than ${runLimits.tests} calls`);
  if (!/^[a-z][a-z0-9]*$/i.test(run.functionName)) throw new RangeError('the function has no usable name');
  if (Buffer.byteLength(run.source) > runLimits.sourceBytes)
    return { status: 'too_large', message: null, outcomes: [], output: '', ms: 0 };
  return inThread({ ...run, wasmModule: await compiled(files.wasmPath) }, files.threadUrl);
}

function inThread(input: ThreadInput, threadUrl: URL): Promise<CodeReport> {
  const startedAt = performance.now();
  const report: CodeReport = { status: 'crashed', message: null, outcomes: [], output: '', ms: 0 };
  const worker = new Worker(threadUrl, {
    workerData: input,
    env: {},
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: runLimits.threadHeapMb, maxYoungGenerationSizeMb: 8 },
  });
  return new Promise((resolve) => {
    const settle = (status: RunStatus) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // Errors of a thread that is being ended have no meaning.
      worker.on('error', () => {});
      report.status = status;
      report.ms = Math.round(performance.now() - startedAt);
      void worker.terminate().then(() => resolve(report));
    };
    const timer = setTimeout(() => settle('too_long'), runLimits.terminateAfterMs);
    worker.on('message', (message: ThreadMessage) => {
      if ('outcome' in message) {
        report.outcomes.push(message.outcome);
        return;
      }
      report.message = message.message;
      report.output = message.output;
      settle(message.end);
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      settle(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_much_memory' : 'crashed'),
    );
    worker.on('exit', () => settle('crashed'));
  });
}
