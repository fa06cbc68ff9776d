import type { ValidityFlag } from '../result.ts';

/** The length of a compared run, in words and signs. */
const wordsInARun = 5;
/** From this share of common runs on, two answers are noted as similar. */
export const similarFrom = 0.8;
/** Shorter solutions are alike by chance. */
const fewestRuns = 40;

/** The runs of a source, with names replaced, so that renaming hides nothing. */
function runsOf(source: string): Set<string> {
  const kept = /^(?:function|return|for|while|if|else|const|let|of|in|new|null|true|false)$/;
  const words = [
    ...source.replace(/\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g, '').matchAll(/[A-Za-z_$][\w$]*|\d+|\S/g),
  ].map(([word]) => (/^[A-Za-z_$]/.test(word) && !kept.test(word) ? 'name' : word));
  return new Set(words.slice(wordsInARun - 1).map((_, at) => words.slice(at, at + wordsInARun).join(' ')));
}

/** The share of runs that two sources have in common, of all their runs; 0 where one is too short. */
export function similarityOf(one: string, other: string): number {
  const [first, second] = [runsOf(one), runsOf(other)];
  if (Math.min(first.size, second.size) < fewestRuns) return 0;
  const common = [...first].filter((run) => second.has(run)).length;
  return common / (first.size + second.size - common);
}

/** A note, never a verdict: two people may have learned the same solution. */
export const noteSimilarity = (one: string, others: readonly string[]): ValidityFlag[] =>
  others.some((other) => similarityOf(one, other) >= similarFrom)
    ? [{ code: 'similar_answer', severity: 'notice' }]
    : [];
