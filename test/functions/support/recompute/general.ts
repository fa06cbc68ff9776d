import { type Exported, isSameNumber, percentile, placed, plain, type Recomputed, sumOf } from './common.ts';
import { figure } from './read-page.ts';

/** The general test from its exported responses. */
export function recomputeGeneral(responses: Exported[], calibration: string): Recomputed {
  const items = responses.map(({ key, value, expected, parameters }) => {
    const { a, b, c } = parameters ?? { a: Number.NaN, b: Number.NaN, c: Number.NaN };
    return { key, a, b, c, correct: isRight(key, value, expected ?? '') };
  });
  const step = figure('general: step of θ');
  const [low, high] = [figure('general: lowest θ'), figure('general: highest θ')];
  const grid = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  const densities = grid.map((theta) =>
    items.reduce(
      (density, { a, b, c, correct }) => {
        const p = c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
        return density * (correct ? p : 1 - p);
      },
      Math.exp(-(theta ** 2) / 2),
    ),
  );
  const mean = (of: (theta: number) => number) =>
    sumOf(grid.map((theta, at) => of(theta) * (densities[at] ?? 0))) / sumOf(densities);
  const theta = mean((one) => one);
  const se = Math.sqrt(mean((one) => (one - theta) ** 2));
  const isFitted = calibration === 'fitted';
  const factor = isFitted ? 1 : figure('general: factor of sem while provisional');
  return {
    scores: [
      {
        key: 'general',
        raw: items.filter(({ correct }) => correct).length,
        ...placed(50 + 10 * theta, 10 * se * factor),
        percentile: isFitted ? percentile(theta) : null,
      },
    ],
    validity: [],
    sections: [
      {
        key: 'families',
        entries: ['matrix', 'number', 'letter']
          .map((key) => ({ key, own: items.filter((one) => one.key === key) }))
          .filter(({ own }) => own.length > 0)
          .map(({ key, own }) => ({
            key,
            given: own.length,
            correct: own.filter(({ correct }) => correct).length,
          })),
      },
      { key: 'items', entries: items },
    ],
  };
}

function isRight(key: string, value: number | string, expected: string): boolean {
  const written = plain(value).toUpperCase();
  return written === expected || (key === 'number' && isSameNumber(written, expected));
}
