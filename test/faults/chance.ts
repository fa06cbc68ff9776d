import { createHash } from 'node:crypto';

/** Everything that happens by chance in a run; the same seed draws the same. */
export interface Chance {
  /** Uniform in [0, 1), like Math.random. */
  next(): number;
  below(limit: number): number;
  hit(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T extends { weight: number }>(rows: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** A stream of its own, so that drawing more here moves nothing there. */
  fork(name: string): Chance;
}

/** The generator is sfc32, seeded with a hash of the seed's text. */
export function chanceOf(seed: string): Chance {
  const hash = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => hash.readInt32LE(at)) as [number, number, number, number];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    hit: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    weighted(rows) {
      let left = next() * rows.reduce((sum, { weight }) => sum + weight, 0);
      for (const row of rows) {
        left -= row.weight;
        if (left < 0) return row;
      }
      return rows.at(-1) as (typeof rows)[number];
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((x, y) => x.at - y.at)
        .map(({ item }) => item),
    fork: (name) => chanceOf(`${seed}/${name}`),
  };
}
