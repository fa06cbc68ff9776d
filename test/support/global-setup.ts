import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../bin/app.ts';
import { makeFolderOfRun } from './folder-of-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The synthesized app with its bundles, made once for all test files. */
    assemblyDir: string;
    /** Where shared backends keep their data. It is deleted after the run. */
    dataDir: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'hiring-assemblies');
/** Older assemblies are removed, 16 MB each; a long run beside this one may still read its own. */
const kept = 3;
const keptMs = 3 * 3_600_000;

export default async function prepareRun(project: TestProject) {
  const dataDir = makeFolderOfRun();
  project.provide('dataDir', dataDir);
  project.provide('assemblyDir', await synthesizeOnce());
  return () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** Synthesizes the app, or takes the assembly of an earlier run on the very same sources. */
async function synthesizeOnce(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const hash = hashOfSources();
  const isWhole = (name: string) => name.startsWith(hash) && existsSync(join(cache, name, 'manifest.json'));
  const found = readdirSync(cache).find(isWhole);
  // Under our own process id: a run beside this one may be writing the same.
  const assembly = join(cache, found ?? `${hash}-${process.pid}`);
  if (!found) {
    (await buildApp({ outdir: assembly, local: true })).synth();
    removeOld();
  }
  return assembly;
}

/** Of everything that the assembly is made from. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  const sources = [
    'package.json',
    'package-lock.json',
    ...globSync('{bin,infra,functions,shared,web}/**/*', { cwd: root }),
  ];
  for (const path of sources.sort()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

function removeOld(): void {
  const age = (name: string) => statSync(join(cache, name)).mtimeMs;
  const newestFirst = readdirSync(cache).sort((a, b) => age(b) - age(a));
  const isOld = (name: string) => Date.now() - age(name) > keptMs;
  for (const name of newestFirst.slice(kept).filter(isOld))
    rmSync(join(cache, name), { recursive: true, force: true });
}
