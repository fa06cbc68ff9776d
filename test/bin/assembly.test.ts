import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { copyAssembly, isSynthesized, synthesizeOnce } from '../../bin/assembly.ts';
import { readStage } from '../../infra/local/template/stage-assembly.ts';

it('the same sources are synthesized once', async () => {
  expect(isSynthesized()).toBe(true);
  expect(await synthesizeOnce()).toBe(inject('assemblyDir'));
});

it('a copy of an assembly names nothing of the folder that it was made in', () => {
  const from = inject('assemblyDir');
  const folder = mkdtempSync(join(tmpdir(), 'hiring-assembly-'));
  try {
    const to = join(folder, 'copy');
    copyAssembly(from, to);
    const files = globSync('**/*.json', { cwd: to });
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => readFileSync(join(to, file), 'utf8').includes(from))).toEqual([]);
    const bundles = readStage(to, 'Prod').flatMap(({ assetDirs }) => [...assetDirs.values()]);
    expect(bundles.length).toBeGreaterThan(100);
    expect(bundles.filter((bundle) => !bundle.startsWith(to) || !statSync(bundle).isDirectory())).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
