import { fileURLToPath } from 'node:url';
import { runInSandbox } from '../../../shared/assessments/sandbox/run-in-sandbox.ts';
import type { SandboxReport, SandboxRun } from '../../../shared/assessments/sandbox/run-shapes.ts';

const files = {
  threadUrl: new URL('./worker.mjs', import.meta.url),
  wasmPath: fileURLToPath(new URL('./emscripten-module.wasm', import.meta.url)),
};

/** Runs the code of a candidate. This function has no right but to write its log, and it writes nothing of the code there. */
export const handler = (run: SandboxRun): Promise<SandboxReport> => runInSandbox(run, files);
