/** Numbers that a seed determines, the same in every run (Mulberry32). */
export interface SeededNumbers {
  /** A whole number from 0 to below a bound. */
  below(bound: number): number;
  /** A number from 0 to below 1. */
  share(): number;
}

export function seededNumbers(seed: number): SeededNumbers {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { below: (bound) => next() % bound, share: () => next() / 2 ** 32 };
}
