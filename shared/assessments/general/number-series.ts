import type { SeededRandom } from '../seeded-random.ts';
import { seededRandom } from '../seeded-random.ts';
import { parametersOf, type Weights } from './difficulty.ts';
import type { Features, SeriesItem } from './item.ts';
import { continuationsOf } from './series-rules.ts';

/** A series that goes on from its first term, and what makes it difficult. */
interface Drawn {
  terms: (count: number) => number[];
  features: Features;
}
/** From the terms so far to the next. */
const from =
  (start: readonly number[], next: (terms: readonly number[]) => number): Drawn['terms'] =>
  (count) => {
    const terms = [...start];
    while (terms.length < count) terms.push(next(terms));
    return terms.slice(0, count);
  };
const lastOf = (terms: readonly number[]) => terms[terms.length - 1] ?? 0;

function drawStep(random: SeededRandom): Drawn {
  const isLarge = random.next() < 0.4;
  const isDescending = random.next() < 0.35;
  const size = isLarge ? random.whole(11, 29) : random.whole(2, 9);
  const added = isDescending ? -size : size;
  return {
    terms: from(
      [isDescending ? random.whole(60, 260) : random.whole(1, 40)],
      (terms) => lastOf(terms) + added,
    ),
    features: { number_large: Number(isLarge), number_descending: Number(isDescending) },
  };
}

function drawGrow(random: SeededRandom): Drawn {
  const first = random.whole(1, 9);
  const growth = random.whole(1, 6);
  return {
    terms: from([random.whole(1, 30)], (terms) => lastOf(terms) + first + growth * (terms.length - 1)),
    features: { number_grow: 1, number_large: Number(growth > 3) },
  };
}

function drawMultiply(random: SeededRandom): Drawn {
  const factor = random.whole(2, 3);
  const offset = random.pick([0, 0, -3, -2, -1, 1, 2, 3, 5]);
  return {
    terms: from([random.whole(3, 9)], (terms) => lastOf(terms) * factor + offset),
    features: { number_multiply: 1, number_offset: Number(offset !== 0) },
  };
}

function drawCycle(random: SeededRandom): Drawn {
  const [first = 0, second = 0] = random.shuffle([-7, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13]);
  return {
    terms: from([random.whole(20, 70)], (terms) => lastOf(terms) + (terms.length % 2 === 1 ? first : second)),
    features: { number_cycle: 1, number_descending: Number(Math.min(first, second) < 0) },
  };
}

function drawTwist(random: SeededRandom): Drawn {
  const added = random.pick([-3, -2, -1, 1, 2, 3, 4, 5]);
  const factor = random.whole(2, 3);
  const adds = (terms: readonly number[]) => terms.length % 2 === 1;
  return {
    terms: from([random.whole(4, 12)], (terms) =>
      adds(terms) ? lastOf(terms) + added : lastOf(terms) * factor,
    ),
    features: { number_twist: 1, number_descending: Number(added < 0) },
  };
}

function drawSum(random: SeededRandom): Drawn {
  const offset = random.pick([0, 0, -2, -1, 1, 2]);
  return {
    terms: from(
      [random.whole(2, 9), random.whole(2, 12)],
      (terms) => lastOf(terms) + lastOf(terms.slice(0, -1)) + offset,
    ),
    features: { number_sum: 1, number_offset: Number(offset !== 0) },
  };
}

function drawParallel(random: SeededRandom): Drawn {
  const kinds = [drawStep, drawStep, drawGrow, drawMultiply];
  const [first, second] = [random.pick(kinds)(random), random.pick(kinds)(random)];
  const features: Features = { number_parallel: 1 };
  // The candidate continues the first of the two; only its features count.
  for (const [key, count] of Object.entries(first.features)) features[key as keyof Features] = count;
  return {
    terms: (count) => {
      const [odd, even] = [first.terms(count), second.terms(count)];
      return odd.flatMap((term, at) => [term, even[at] ?? 0]).slice(0, count);
    },
    features,
  };
}

/** How many terms are shown of each kind: enough that only one next term is left. */
const kinds = [
  { draw: drawStep, shown: 5 },
  { draw: drawGrow, shown: 6 },
  { draw: drawMultiply, shown: 5 },
  { draw: drawCycle, shown: 7 },
  { draw: drawTwist, shown: 7 },
  { draw: drawSum, shown: 6 },
  { draw: drawParallel, shown: 8 },
  { draw: drawParallel, shown: 8 },
];
/** Longer numbers would measure arithmetic. */
const most = 2000;

/** The number series of a seed: 5 to 8 terms with one next term under every rule of the family. */
export function makeNumberSeries(seed: string, weights: Weights): SeriesItem {
  const random = seededRandom(`number/${seed}`);
  for (;;) {
    const { draw, shown } = random.pick(kinds);
    const { terms, features } = draw(random);
    const drawn = terms(shown + 1);
    const answer = lastOf(drawn);
    const visible = drawn.slice(0, shown);
    const isWithin = drawn.every((term) => term >= 0 && term <= most) && new Set(visible).size > 3;
    if (!isWithin || continuationsOf(visible, 'number').join() !== String(answer)) continue;
    const all = { number_base: 1, ...features };
    return {
      family: 'number',
      terms: visible.map(String),
      answer: String(answer),
      features: all,
      parameters: parametersOf('number', all, weights),
    };
  }
}
