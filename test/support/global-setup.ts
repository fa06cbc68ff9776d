import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../bin/app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The synthesized app with its bundles, made once for all test files. */
    assemblyDir: string;
  }
}

export default function synthesizeOnce(project: TestProject) {
  const outdir = mkdtempSync(join(tmpdir(), 'hiring-assembly-'));
  buildApp({ outdir }).synth();
  project.provide('assemblyDir', outdir);
  return () => rmSync(outdir, { recursive: true, force: true });
}
