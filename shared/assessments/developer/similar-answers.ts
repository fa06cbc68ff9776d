import { createHash } from 'node:crypto';
import type { ValidityFlag } from '../result.ts';

/** The length of a compared run, in words and signs. */
export const wordsInARun = 5;
/** From this share of common runs on, two answers are noted as similar. */
export const similarFrom = 0.8;
/** Shorter solutions are alike by chance. */
export const fewestRuns = 40;
/** Of longer solutions so many runs are compared: those with the smallest hashes, which are a random sample of both. */
export const mostRuns = 256;

/** The hashes of the runs of a solution, sorted. It is stored to be compared; no source can be read from it. */
type Sketch = readonly string[];

/** The sketch of a source; null for one that is too short to be compared. */
export function sketchOf(source: string): Sketch | null {
  const runs = runsOf(source);
  if (runs.size < fewestRuns) return null;
  const hashes = [...runs].map((run) => createHash('sha256').update(run).digest('hex').slice(0, 8));
  return [...new Set(hashes)].sort().slice(0, mostRuns);
}

/** The runs of a source, with names replaced, so that renaming hides nothing. */
function runsOf(source: string): Set<string> {
  const kept = /^(?:function|return|for|while|if|else|const|let|of|in|new|null|true|false)$/;
  const words = [
    ...source.replace(/\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g, '').matchAll(/[A-Za-z_$][\w$]*|\d+|\S/g),
  ].map(([word]) => (/^[A-Za-z_$]/.test(word) && !kept.test(word) ? 'name' : word));
  return new Set(words.slice(wordsInARun - 1).map((_, at) => words.slice(at, at + wordsInARun).join(' ')));
}

/** The share of runs that two solutions have in common, of all their runs. */
export function similarityOf(one: Sketch, other: Sketch): number {
  const all = [...new Set([...one, ...other])].sort();
  const isSampled = one.length === mostRuns || other.length === mostRuns;
  const compared = isSampled ? all.slice(0, mostRuns) : all;
  const [first, second] = [new Set(one), new Set(other)];
  return compared.filter((hash) => first.has(hash) && second.has(hash)).length / compared.length;
}

/** A note, never a verdict: two people may have learned the same solution. */
export const noteSimilarity = (one: Sketch, others: readonly Sketch[]): ValidityFlag[] =>
  others.some((other) => similarityOf(one, other) >= similarFrom)
    ? [{ code: 'similar_answer', severity: 'notice' }]
    : [];
