import type { FitBand } from '../contracts/fit-headline.ts';
import type { Criterion, FitCategory, FitDetail } from '../contracts/fit-score.ts';
import { bandOf, categoryPercent, scoresOf } from './fit-rubric.ts';

/** The score and how it was computed. The score is null when no requirement could be judged. */
export interface Fit extends FitDetail {
  score: number | null;
  band: FitBand | null;
  coverage: number;
}

/** Divides whole numbers and rounds to the nearest, half upwards. Integers have the same result in every language. */
const divided = (above: number, below: number) => Math.floor((2 * above + below) / (2 * below));
const hundredths = (share: number) => Math.round(share * 100);
const sumOf = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);

/**
 * The effective weight of a criterion in its category: its weight times its confidence; 0 when its outcome is unknown.
 */
const pullOf = ({ weight, confidence, score }: Criterion) =>
  score === null ? 0 : weight * hundredths(confidence);

/** The score of one category, 0 to 100: the weighted mean of the known criteria. Null without one. */
function categoryScore(criteria: readonly Criterion[]): number | null {
  const pull = sumOf(criteria, pullOf);
  if (pull === 0) return null;
  return divided(
    sumOf(criteria, (one) => pullOf(one) * hundredths(one.score ?? 0)),
    pull,
  );
}

/**
 * THE computation of a fit score, described on /docs/fit-score: criteria → categories → one number. Unknown criteria
 * have no influence on the score: they lower `coverage`, the share of the weight that could be judged, and an unknown
 * must-have keeps the band below `strong`.
 */
export function scoreFit(criteria: Criterion[]): Fit {
  const scored = (Object.keys(categoryPercent) as FitCategory[]).map((key) => {
    const score = categoryScore(criteria.filter(({ category }) => category === key));
    return { key, score, percent: categoryPercent[key] };
  });
  const known = scored.filter(({ score }) => score !== null);
  const percent = sumOf(known, (category) => category.percent);
  const score =
    percent === 0
      ? null
      : divided(
          sumOf(known, (category) => category.percent * (category.score ?? 0)),
          percent,
        );
  const highest = criteria.some(isOpenMustHave) ? mostWithOpenMustHave : 100;
  const asked = sumOf(criteria, ({ weight }) => weight);
  const judged = sumOf(criteria, (one) => (pullOf(one) > 0 ? one.weight : 0));
  return {
    score,
    band: score === null ? null : bandOf(Math.min(score, highest)),
    coverage: asked === 0 ? 0 : divided(judged * 100, asked) / 100,
    categories: scored.map((category) => ({
      key: category.key,
      score: category.score,
      weight_preferred: category.percent / 100,
      weight_applied: category.score === null ? 0 : divided(category.percent * 10_000, percent) / 10_000,
      has_data: category.score !== null,
    })),
    criteria,
    missing: criteria.filter((one) => one.outcome === 'not_met' && one.importance === 'must_have').map(named),
    knockouts: criteria.filter((one) => one.outcome === 'not_met' && one.knockout).map(named),
  };
}

/** A must-have that a person has to look for. Requirements of eligibility are never judged, so they do not count. */
const isOpenMustHave = ({ importance, outcome, category }: Criterion) =>
  importance === 'must_have' && outcome === 'unknown' && category !== 'eligibility';

/** "Strong" means that every must-have was judged. */
const mostWithOpenMustHave = scoresOf('good').most;

const named = ({ requirement_id, label }: Criterion) => ({ requirement_id, label });
