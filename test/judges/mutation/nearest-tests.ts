import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A survivor costs the time of these; more would ask tests that reach the file only by way of half the house. */
const mostTests = 12;

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

/** The words of a file's name, without their plural. */
const wordsOf = (path: string) =>
  posix
    .basename(path)
    .replace(/(\.test)?\.ts$/, '')
    .split('-')
    .map((word) => word.replace(/s$/, ''));

/**
 * Tells which tests to ask about a file, the nearest first: those among `beside` that come to it, then those of the endpoints.
 * A test is near that imports the file on a short way, and nearer for each word that the two names share.
 */
export function nearestTests(root: string): (path: string, beside: string) => string[] {
  const importers = importersIn(root);
  const ofEndpoints = globSync('test/functions/**/*.test.ts', { cwd: root });
  return (path, beside) => {
    const distances = distancesFrom(path, importers);
    const own = wordsOf(`${posix.basename(posix.dirname(path))}-${posix.basename(path)}`);
    const shared = (test: string) => wordsOf(test).filter((word) => own.includes(word)).length;
    const farness = (test: string) => (distances.get(test) ?? 0) - shared(test);
    const nearestOf = (tests: string[]) =>
      tests.filter((test) => distances.has(test)).sort((one, other) => farness(one) - farness(other));
    const all = [...nearestOf(globSync(beside, { cwd: root })), ...nearestOf(ofEndpoints)];
    return [...new Set(all)].slice(0, mostTests);
  };
}
