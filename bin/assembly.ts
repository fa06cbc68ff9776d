/**
 * The app for this machine: both stages, synthesized from their sources with the bundles of all functions. A synthesis takes some
 * eight seconds, so it is made once for the same sources and kept in node_modules/.cache.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'hiring-assemblies');
/** Older assemblies are removed, 36 MB each; a long run of tests may still read its own. */
const kept = 3;
const keptMs = 3 * 3_600_000;

/** The folder of the assembly of these sources, made by this process or an earlier one. It may be removed after three hours. */
export async function synthesizeOnce(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const hash = hashOfSources();
  const found = findWhole(hash);
  if (found) return found;
  // Under our own process id: another process may be writing the same.
  const assembly = join(cache, `${hash}-${process.pid}`);
  // The CDK is loaded only where it is needed.
  const { buildApp } = await import('./app.ts');
  (await buildApp({ outdir: assembly, local: true })).synth();
  removeOld();
  return assembly;
}

/** Whether the assembly of these sources has been made. */
export const isSynthesized = (): boolean => existsSync(cache) && findWhole(hashOfSources()) !== undefined;

/** Copies an assembly, which then needs nothing of the folder it was made in. */
export function copyAssembly(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const textOf = (path: string) => JSON.stringify(path).slice(1, -1);
  for (const name of globSync('*/*.assets.json', { cwd: to })) {
    const file = join(to, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(textOf(from), textOf(to)));
  }
}

function findWhole(hash: string): string | undefined {
  const isWhole = (name: string) => name.startsWith(hash) && existsSync(join(cache, name, 'manifest.json'));
  const found = readdirSync(cache).find(isWhole);
  return found && join(cache, found);
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

if (import.meta.main) process.stdout.write(await synthesizeOnce());
