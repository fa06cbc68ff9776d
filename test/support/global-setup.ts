import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { synthesizeOnce } from '../../bin/assembly.ts';
import { makeFolderOfRun } from './folder-of-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The synthesized app with its bundles, made once for all test files. */
    assemblyDir: string;
    /** Where shared backends keep their data. It is deleted after the run. */
    dataDir: string;
  }
}

export default async function prepareRun(project: TestProject) {
  const dataDir = makeFolderOfRun();
  project.provide('dataDir', dataDir);
  project.provide('assemblyDir', await synthesizeOnce());
  return () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
