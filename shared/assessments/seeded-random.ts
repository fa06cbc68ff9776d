import { createHash } from 'node:crypto';

/** Draws that depend on the seed alone, so that an item or a simulation can be made again from its seed. */
export interface SeededRandom {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One of the values. Throws a RangeError if there is none. */
  pick<T>(values: readonly T[]): T;
  /** The values in another order; the given list stays as it is. */
  shuffle<T>(values: readonly T[]): T[];
  /** Normally distributed, mean 0, standard deviation 1. */
  normal(): number;
}

/**
 * The generator is sfc32 with a state of 128 bits from SHA-256 of the seed: an item that was seen leads neither to the seed nor
 * to another item.
 */
export function seededRandom(seed: string): SeededRandom {
  const digest = createHash('sha256').update(seed).digest();
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => digest.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const next = () => {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('nothing to pick from');
      return values[whole(0, values.length - 1)] as (typeof values)[number];
    },
    shuffle: (values) => {
      const mixed = [...values];
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = whole(0, at);
        [mixed[at], mixed[other]] = [
          mixed[other] as (typeof mixed)[number],
          mixed[at] as (typeof mixed)[number],
        ];
      }
      return mixed;
    },
    // Box and Muller; 1 - next() is never 0.
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
