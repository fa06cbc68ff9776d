import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { sandboxLimits } from './limits.ts';
import type { RunStatus, SandboxReport, SandboxRun, ThreadInput, ThreadMessage } from './run-shapes.ts';

/** The files of the sandbox; a bundle has its own paths. */
interface SandboxFiles {
  /** The file that runs `thread.ts`: the source itself, or its bundle. */
  threadUrl: URL;
  /** QuickJS as WebAssembly. */
  wasmPath: string;
}

/** The files of a checkout. */
export const sourceFiles = (): SandboxFiles => ({
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
export async function runInSandbox(run: SandboxRun, files: SandboxFiles): Promise<SandboxReport> {
  if (run.calls.length > sandboxLimits.tests) throw new RangeError(`more than ${sandboxLimits.tests} calls`);
  if (!/^[a-z][a-z0-9]*$/i.test(run.functionName)) throw new RangeError('the function has no usable name');
  if (Buffer.byteLength(run.source) > sandboxLimits.sourceBytes)
    return { status: 'too_large', message: null, outcomes: [], output: '', ms: 0 };
  return inThread({ ...run, wasmModule: await compiled(files.wasmPath) }, files.threadUrl);
}

function inThread(input: ThreadInput, threadUrl: URL): Promise<SandboxReport> {
  const startedAt = performance.now();
  const report: SandboxReport = { status: 'crashed', message: null, outcomes: [], output: '', ms: 0 };
  const worker = new Worker(threadUrl, {
    workerData: input,
    env: {},
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: sandboxLimits.threadHeapMb, maxYoungGenerationSizeMb: 8 },
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
    const timer = setTimeout(() => settle('too_long'), sandboxLimits.terminateAfterMs);
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
