import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawn } from './draw-changes.ts';

/**
 * The first `most` changes that the compiler accepts; what it refuses is no program, and no test has to notice it. Each changed
 * file stands beside the sound one for this, under another name, so that the compiler judges them all at once.
 */
export function compiledChanges(place: string, changes: Drawn[], most: number): Drawn[] {
  const tried = changes.slice(0, 4 * most).map((change, n) => ({
    ...change,
    beside: change.path.replace(/\.ts$/, `.change-${n}.ts`),
  }));
  const settings = join(place, 'tsconfig.mutation.json');
  const include = tried.map(({ beside }) => beside);
  // What a change leaves unused is no reason to refuse it.
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false };
  writeFileSync(settings, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }));
  for (const { beside, changed } of tried) writeFileSync(join(place, beside), changed);
  const program = join(place, 'node_modules', '.bin', 'tsc');
  const words = ['--project', settings, '--pretty', 'false'];
  const { stdout } = spawnSync(program, words, { cwd: place, encoding: 'utf8', maxBuffer: 1e9 });
  for (const { beside } of tried) rmSync(join(place, beside));
  const refused = new Set([...stdout.matchAll(/^(\S+\.ts)\(\d/gm)].map(([, path]) => path));
  return tried.filter(({ beside }) => !refused.has(beside)).slice(0, most);
}
