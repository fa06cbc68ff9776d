import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const version = '10.1.1';

/** One small change of a file: lines and columns count from 0, the end is outside. */
export interface Change {
  fileName: string;
  mutatorName: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
  replacement: string;
}

/** What is used of Stryker's instrumenter: it finds the changes that a file allows. */
export interface Instrumenter {
  instrument(
    files: { name: string; content: string; mutate: true }[],
    options: { plugins: null; excludedMutations: string[]; ignorers: []; noHeader: true },
  ): Promise<{ mutants: Change[] }>;
}

/** Stryker's instrumenter, in a folder of its own below node_modules/.cache; undefined where it cannot be had. */
export async function installInstrumenter(root: string): Promise<Instrumenter | undefined> {
  const name = '@stryker-mutator/instrumenter';
  const folder = join(root, 'node_modules', '.cache', `stryker-instrumenter-${version}`);
  if (!existsSync(join(folder, 'complete'))) {
    process.stdout.write(`installing ${name}@${version} for this judge alone\n`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const words = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--silent',
      `${name}@${version}`,
    ];
    if (spawnSync('npm', words, { cwd: folder, stdio: 'inherit' }).status !== 0) return undefined;
    writeFileSync(join(folder, 'complete'), '');
  }
  const { Instrumenter } = await import(join(folder, 'node_modules', name, 'dist', 'src', 'index.js'));
  const log = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  return new Instrumenter(log);
}
