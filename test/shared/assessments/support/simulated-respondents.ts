import { facets, type ScaleKey, scaleKeys, scales } from '../../../../shared/assessments/disc-o/facets.ts';
import { instructedItems } from '../../../../shared/assessments/disc-o/instructed-items.ts';
import { discOItems } from '../../../../shared/assessments/disc-o/items.ts';
import type { LikertResponse } from '../../../../shared/assessments/disc-o/score-disc-o.ts';
import { type SeededRandom, seededRandom } from '../../../../shared/assessments/seeded-random.ts';

export interface Respondent {
  truth: Record<ScaleKey, number>;
  responses: LikertResponse[];
}

/** The loading of an item on the trait of its scale, in which the goals are stated. */
const loading = 0.62;
/** An attentive person misreads an instructed item once in 200. */
const slip = 0.005;

const answerWithin = (value: number) => Math.min(5, Math.max(1, Math.round(value)));
/** Some four seconds an item. */
const readingTime = (random: SeededRandom) => Math.round(4000 * Math.exp(0.5 * random.normal()));

const withInstructed = (
  random: SeededRandom,
  responses: LikertResponse[],
  answer: (expected: number) => number,
  ms: (random: SeededRandom) => number = readingTime,
): LikertResponse[] => [
  ...responses,
  ...instructedItems.map(({ id, expected }) => ({ item_id: id, value: answer(expected), ms: ms(random) })),
];

/** Answers by a trait for each scale; `shift` is added to every answer before it is rounded. */
function answersByTraits(
  random: SeededRandom,
  truth: Record<ScaleKey, number>,
  shift: number,
): LikertResponse[] {
  return discOItems.map(({ id, facet, keyed }) => {
    const scale = scaleKeys.find((key) => scales[key].facets.includes(facet)) as ScaleKey;
    const { mean, deviation, isReversed } = facets[facet];
    const latent = loading * truth[scale] + Math.sqrt(1 - loading ** 2) * random.normal();
    // Four items with this spread have the facet's published deviation, as far as five answers allow.
    const spread = deviation / Math.sqrt(4 + 12 * loading ** 2);
    const keyedAnswer = mean / 4 + spread * latent;
    const isLowered = (keyed === 'minus') !== isReversed;
    const answer = isLowered ? 6 - keyedAnswer : keyedAnswer;
    return { item_id: id, value: answerWithin(answer + shift), ms: readingTime(random) };
  });
}

const drawTruth = (random: SeededRandom) =>
  Object.fromEntries(scaleKeys.map((key) => [key, random.normal()])) as Record<ScaleKey, number>;

export function honest(seed: string): Respondent {
  const random = seededRandom(seed);
  const truth = drawTruth(random);
  const responses = answersByTraits(random, truth, 0);
  const answer = (expected: number) => (random.next() < slip ? random.whole(1, 5) : expected);
  return { truth, responses: withInstructed(random, responses, answer) };
}

/** The same answer throughout, with another one in ten. */
export function straightLining(seed: string): LikertResponse[] {
  const random = seededRandom(seed);
  const usual = random.whole(1, 5);
  const answer = () => (random.next() < 0.1 ? random.whole(1, 5) : usual);
  const responses = discOItems.map(({ id }) => ({ item_id: id, value: answer(), ms: readingTime(random) }));
  return withInstructed(random, responses, answer);
}

/** Agrees or disagrees by two steps too much, and answers instructed items as asked. */
export function acquiescent(seed: string): LikertResponse[] {
  const random = seededRandom(seed);
  const shift = random.pick([2, -2]);
  const responses = answersByTraits(random, drawTruth(random), shift);
  return withInstructed(random, responses, (expected) => expected);
}

export function atRandom(seed: string): LikertResponse[] {
  const random = seededRandom(seed);
  const answer = () => random.whole(1, 5);
  const responses = discOItems.map(({ id }) => ({ item_id: id, value: answer(), ms: readingTime(random) }));
  return withInstructed(random, responses, answer);
}

/** Reads nothing: half a second an item. */
export function hurried(seed: string): LikertResponse[] {
  const random = seededRandom(seed);
  return honest(seed).responses.map((one) => ({ ...one, ms: random.whole(250, 900) }));
}
