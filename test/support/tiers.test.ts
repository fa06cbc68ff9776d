import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { type Tier, tiers } from './tiers.ts';

const files = globSync('test/**/*.test.ts');
const isIn = (path: string, { files, except = [] }: Tier) =>
  files.some((glob) => matchesGlob(path, glob)) && !except.some((glob) => matchesGlob(path, glob));

it('has every test file in exactly one tier', () => {
  expect(files.length).toBeGreaterThan(300);
  const elsewhere = files.filter((path) => tiers.filter((tier) => isIn(path, tier)).length !== 1);
  expect(elsewhere).toEqual([]);
});

it('names no file that is not there', () => {
  const globs = tiers.flatMap(({ files, except = [] }) => [...files, ...except]);
  expect(globs.filter((glob) => globSync(glob).length === 0)).toEqual([]);
});

it('replaces no module in a file that shares them with others', () => {
  const sharing = files.filter((path) => tiers.some((tier) => tier.sharesWorker && isIn(path, tier)));
  const replacing = /\bvi\.(mock|doMock|resetModules)\(/;
  expect(sharing.filter((path) => replacing.test(readFileSync(path, 'utf8')))).toEqual([]);
});
