import { fileURLToPath } from 'node:url';
import { runCode } from '../../../shared/assessments/code-runner/run-code.ts';
import type { CodeReport, CodeRun } from '../../../shared/assessments/code-runner/run-shapes.ts';

const files = {
  threadUrl: new URL('./worker.mjs', import.meta.url),
  wasmPath: fileURLToPath(new URL('./emscripten-module.wasm', import.meta.url)),
};

/** Runs the code of a candidate. This function has no right but to write its log, and it writes nothing of the code there. */
export const handler = (run: CodeRun): Promise<CodeReport> => runCode(run, files);
