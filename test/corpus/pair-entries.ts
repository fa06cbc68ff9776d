import { sameDate, wordOverlap } from './same.ts';

interface Dated {
  start?: string | null;
  end?: string | null;
}

/** Less alike than this, two entries have nothing to do with each other. */
const leastLikeness = 0.35;

/**
 * What was read beside what is true: the most alike pair first, each entry once. Entries without a partner come alone.
 * The best of the named texts counts most, the rest and the dates decide between equals.
 */
export function pairEntries<Read extends Dated, True extends Dated, Key extends keyof Read & keyof True>(
  read: readonly Read[],
  truth: readonly True[],
  keys: readonly Key[],
): [Read | undefined, True | undefined][] {
  const likeness = (a: Read, b: True) => {
    const overlaps = keys.map((key) => wordOverlap(a[key] as string | null, b[key] as string | null));
    const mean = overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length;
    const dates = (['start', 'end'] as const).filter((end) => {
      const [left, right] = [a[end], b[end]];
      return left && right && sameDate(left, right);
    });
    return 0.7 * Math.max(...overlaps) + 0.3 * mean + 0.1 * dates.length;
  };
  const candidates = read
    .flatMap((a) => truth.map((b) => ({ a, b, likeness: likeness(a, b) })))
    .filter((pair) => pair.likeness > leastLikeness)
    .sort((x, y) => y.likeness - x.likeness);
  const partners = new Map<Read, True>();
  const taken = new Set<True>();
  for (const { a, b } of candidates) {
    if (partners.has(a) || taken.has(b)) continue;
    partners.set(a, b);
    taken.add(b);
  }
  return [
    ...read.map((a): [Read, True | undefined] => [a, partners.get(a)]),
    ...truth.filter((b) => !taken.has(b)).map((b): [undefined, True] => [undefined, b]),
  ];
}
