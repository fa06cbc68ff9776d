import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { parametersOf, type Weights } from './difficulty.ts';
import type { Features, SeriesItem } from './item.ts';
import { continuationsOf } from './series-rules.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Places of letters, 1 for A; there is no way round from Z to A. */
interface Drawn {
  places: number[];
  features: Features;
}

function walk(start: number, steps: readonly number[]): number[] {
  const places = [start];
  for (const step of steps) places.push((places[places.length - 1] ?? 0) + step);
  return places;
}

function drawStep(random: SeededRandom): Drawn {
  const size = random.whole(1, 4);
  const isBackward = random.next() < 0.4;
  return {
    places: walk(random.whole(1, 26), Array<number>(5).fill(isBackward ? -size : size)),
    features: { letter_backward: Number(isBackward), letter_wide: Number(size > 2) },
  };
}

function drawGrow(random: SeededRandom): Drawn {
  const isBackward = random.next() < 0.4;
  const direction = isBackward ? -1 : 1;
  const first = random.whole(1, 2);
  return {
    places: walk(
      random.whole(1, 26),
      Array.from({ length: 5 }, (_, at) => direction * (first + at)),
    ),
    features: { letter_grow: 1, letter_backward: Number(isBackward) },
  };
}

function drawCycle(random: SeededRandom): Drawn {
  const steps = random.shuffle([-3, -2, -1, 1, 2, 3, 4, 5]).slice(0, 2);
  return {
    places: walk(
      random.whole(1, 26),
      Array.from({ length: 7 }, (_, at) => steps[at % 2] ?? 0),
    ),
    features: { letter_cycle: 1, letter_backward: Number(steps.some((one) => one < 0)) },
  };
}

function drawLongCycle(random: SeededRandom): Drawn {
  const steps = random.shuffle([-3, -2, -1, 1, 1, 2, 3, 4, 5]).slice(0, 3);
  return {
    places: walk(
      random.whole(1, 26),
      Array.from({ length: 8 }, (_, at) => steps[at % 3] ?? 0),
    ),
    features: { letter_long_cycle: 1, letter_backward: Number(steps.some((one) => one < 0)) },
  };
}

function drawParallel(random: SeededRandom): Drawn {
  const steps = [-4, -3, -2, -1, 1, 2, 3, 4];
  const [first, second] = [random.pick(steps), random.pick(steps)];
  const odd = walk(random.whole(1, 26), Array<number>(4).fill(first));
  const even = walk(random.whole(1, 26), Array<number>(4).fill(second));
  return {
    places: odd.flatMap((place, at) => [place, even[at] ?? 0]).slice(0, 9),
    features: {
      letter_parallel: 1,
      letter_backward: Number(first < 0),
      letter_wide: Number(Math.abs(first) > 2),
      letter_opposite: Number(first * second < 0),
    },
  };
}

const kinds = [drawStep, drawGrow, drawCycle, drawLongCycle, drawParallel, drawParallel];

/** The letter series of a seed: 5 to 8 letters with one next letter under every rule of the family. */
export function makeLetterSeries(seed: string, weights: Weights): SeriesItem {
  const random = seededRandom(`letter/${seed}`);
  for (;;) {
    const { places, features } = random.pick(kinds)(random);
    if (places.some((place) => place < 1 || place > 26)) continue;
    const shown = places.slice(0, -1);
    const answer = places[places.length - 1] ?? 0;
    const found = continuationsOf(shown, 'letter').filter((place) => place >= 1 && place <= 26);
    if (found.join() !== String(answer)) continue;
    const letter = (place: number) => alphabet.charAt(place - 1);
    const all = { letter_base: 1, ...features };
    return {
      family: 'letter',
      terms: shown.map(letter),
      answer: letter(answer),
      features: all,
      parameters: parametersOf('letter', all, weights),
    };
  }
}
