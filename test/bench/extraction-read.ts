import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { ReadOrder, ReadReport } from './extraction-reader.ts';

/** As functions/extract-scan/index.ts has them; open periods end on a fixed day, so that runs can be compared. */
const options = { timeoutMs: 8_000, maxHeapMb: 400, today: '2026-01-01' };

/** Bundles reader and worker as the Lambda gets them; answers how to read files in a process of their own. */
export async function prepareReader(): Promise<(folder: string, files: string[]) => Promise<ReadReport>> {
  const outdir = mkdtempSync(join(tmpdir(), 'extraction-'));
  process.on('exit', () => rmSync(outdir, { recursive: true }));
  const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  await build({
    entryPoints: {
      worker: source('../../shared/extraction/worker.ts'),
      reader: source('extraction-reader.ts'),
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  });
  const workerUrl = pathToFileURL(join(outdir, 'worker.mjs')).href;
  return (folder, files) =>
    new Promise((resolve, reject) => {
      const child = fork(join(outdir, 'reader.mjs'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      child.on('message', (report) => resolve(report as ReadReport));
      child.on('exit', (code) =>
        reject(new Error(`the reader ended with code ${code} and without a report`)),
      );
      child.send({ folder, files, options: { ...options, workerUrl } } satisfies ReadOrder);
    });
}
