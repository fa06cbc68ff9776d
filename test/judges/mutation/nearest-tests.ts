import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A survivor costs the time of these; more would ask tests that reach the file only by way of half the house. */
const mostTests = 8;

/** For each file of the house, the files that import it, types aside. */
function importersIn(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const path of globSync('{shared,functions,client/src,test}/**/*.ts', { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8');
    const imports = text.matchAll(
      /^(?:import|export)\s(?!type\s)[^;]*?\s?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
    );
    for (const [, named, late] of imports) {
      const imported = posix.join(posix.dirname(path), named ?? late ?? '');
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

/** How many imports lie between the file and each file that comes to it. */
function distancesFrom(path: string, importers: Map<string, string[]>): Map<string, number> {
  const distances = new Map([[path, 0]]);
  for (const [reached, distance] of distances)
    for (const importer of importers.get(reached) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** The test that stands beside a file: a story's, a worker's, or that of a file of shared/. */
const besideOf = (path: string) =>
  path
    .replace(/^functions\/workers\/([^/]+)\/handler\.ts$/, 'functions/$1.ts')
    .replace(/^functions\/.*\//, 'functions/')
    .replace(/^(.*)\.ts$/, 'test/$1.test.ts');

/** The words of a file's name, without their plural. */
const wordsOf = (path: string) =>
  posix
    .basename(path)
    .replace(/(\.test)?\.ts$/, '')
    .split('-')
    .map((word) => word.replace(/s$/, ''));

/**
 * Tells which tests to ask about a file, the nearest first: the test that stands beside it, those beside the files that use it,
 * and those that come to it by few imports. Each word that a test's name shares with the file's makes it nearer. Tests that
 * start the whole local cloud are not asked, nor the one of hostile texts: it takes half a minute, and fails on a busy machine.
 */
export function nearestTests(root: string): (path: string) => string[] {
  const importers = importersIn(root);
  const isSlow = (test: string) =>
    test.endsWith('/hostile-texts.test.ts') ||
    readFileSync(join(root, test), 'utf8').includes('startLocalStage');
  const tests = globSync('test/{shared,functions,contract}/**/*.test.ts', { cwd: root }).filter(
    (test) => !isSlow(test),
  );
  return (path) => {
    const distances = distancesFrom(path, importers);
    const beside = new Map([...distances].toReversed().map(([user, distance]) => [besideOf(user), distance]));
    const own = wordsOf(`${posix.basename(posix.dirname(path))}-${posix.basename(path)}`);
    const shared = (test: string) => wordsOf(test).filter((word) => own.includes(word)).length;
    const farness = (test: string) =>
      Math.min(beside.get(test) ?? Infinity, distances.get(test) ?? Infinity) - shared(test) / 2;
    return tests
      .filter((test) => distances.has(test))
      .sort((one, other) => farness(one) - farness(other))
      .slice(0, mostTests);
  };
}
