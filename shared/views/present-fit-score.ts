import type { Criterion, FitScoreView } from '../contracts/fit-score.ts';
import { headlineOf } from '../domain/fit-record.ts';
import type { FitScore } from '../domain/stored/fit-score.ts';
import type { StoredFit } from '../storage/fit-scores.ts';

/** A score with its criteria; there are none before the first result. */
export const presentFitScore = ({ fit, detail }: StoredFit): FitScoreView => ({
  ...headlineOf(fit),
  ...(detail
    ? { ...detail, criteria: detail.criteria.map(withSentences) }
    : { categories: [], criteria: [], missing: [], knockouts: [] }),
});

/** A criterion that was stored before November 2026 has its reasoning as text only. */
const withSentences = (criterion: Criterion): Criterion => ({
  ...criterion,
  sentences: criterion.sentences ?? [],
});

/** A score in the ranking of a job. */
export const presentRankedFit = (fit: FitScore) => ({ ...headlineOf(fit), candidate_id: fit.candidate_id });
