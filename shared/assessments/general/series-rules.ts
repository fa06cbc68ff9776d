/** A rule finds the next term of a series, or undefined where the series does not follow it. */
type SeriesRule = (terms: readonly number[]) => number | undefined;

const last = (terms: readonly number[]) => terms[terms.length - 1] ?? 0;
const differences = (terms: readonly number[]) => terms.slice(1).map((term, at) => term - (terms[at] ?? 0));
const areEqual = (values: readonly number[]) => values.every((one) => one === values[0]);

/** Every rule needs one term more than it takes to find its numbers, so that the series shows the rule. */
const step: SeriesRule = (terms) => {
  const all = differences(terms);
  return terms.length >= 3 && areEqual(all) ? last(terms) + (all[0] ?? 0) : undefined;
};

const grow: SeriesRule = (terms) => {
  const all = differences(terms);
  const second = differences(all);
  return terms.length >= 4 && areEqual(second) ? last(terms) + last(all) + (second[0] ?? 0) : undefined;
};

const multiply: SeriesRule = (terms) => {
  if (terms.length < 4) return undefined;
  const [first = 0, second = 0, third = 0] = terms;
  const factor = (third - second) / (second - first);
  if (!Number.isInteger(factor)) return undefined;
  const offset = second - factor * first;
  const follows = terms.every((term, at) => at === 0 || term === factor * (terms[at - 1] ?? 0) + offset);
  return follows ? factor * last(terms) + offset : undefined;
};

/** Differences that repeat after `period` terms. */
const cycleOf =
  (period: number): SeriesRule =>
  (terms) => {
    const all = differences(terms);
    const repeats = all.every((one, at) => at < period || one === all[at - period]);
    return all.length >= 2 * period && repeats ? last(terms) + (all[all.length - period] ?? 0) : undefined;
  };

/** Adding a number and multiplying by another take turns. */
const twist: SeriesRule = (terms) => {
  if (terms.length < 6) return undefined;
  for (const addsFirst of [true, false]) {
    const adds = (at: number) => (at % 2 === 1) === addsFirst;
    const [first = 0, second = 0, third = 0] = terms;
    const added = addsFirst ? second - first : third - second;
    const factor = addsFirst ? third / second : second / first;
    const follow = (term: number, at: number) => (adds(at) ? term + added : term * factor);
    if (
      Number.isInteger(factor) &&
      terms.every((term, at) => at === 0 || term === follow(terms[at - 1] ?? 0, at))
    )
      return follow(last(terms), terms.length);
  }
  return undefined;
};

/** Each term is the sum of the two before it and a constant. */
const sum: SeriesRule = (terms) => {
  const rests = terms.slice(2).map((term, at) => term - (terms[at] ?? 0) - (terms[at + 1] ?? 0));
  return terms.length >= 4 && areEqual(rests)
    ? last(terms) + (terms[terms.length - 2] ?? 0) + (rests[0] ?? 0)
    : undefined;
};

/** Two series take turns; the next term belongs to the one that follows one of the rules. */
const parallel = (rules: readonly SeriesRule[]): SeriesRule[] =>
  rules.map((rule) => (terms) => {
    const own = terms.filter((_, at) => at % 2 === terms.length % 2);
    return rule(own);
  });

const numberRules = [step, grow, multiply, cycleOf(2), twist, sum, ...parallel([step, grow, multiply])];
const letterRules = [step, grow, cycleOf(2), cycleOf(3), ...parallel([step])];

/** All different next terms that the rules of a family find. */
export const continuationsOf = (terms: readonly number[], family: 'number' | 'letter'): number[] => [
  ...new Set((family === 'number' ? numberRules : letterRules).flatMap((rule) => rule(terms) ?? [])),
];
