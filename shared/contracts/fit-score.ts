import * as v from 'valibot';
import { fitBands, fitHeadlineFields, fitRecordFields, points, share } from './fit-headline.ts';
import { fitReason } from './fit-reason.ts';
import { id, wholeNumber } from './primitives.ts';

export const fitCategories = [
  'skills',
  'experience',
  'education',
  'credentials',
  'languages',
  'eligibility',
] as const;
export type FitCategory = (typeof fitCategories)[number];

/**
 * One requirement of the job, judged by the profile. `weight` is its weight within its category: the importance's
 * points times the weight in the job. If the CV does not mention it, `outcome` is `unknown` and `score` null.
 */
const criterion = v.object({
  requirement_id: id('requirement'),
  label: v.string(),
  category: v.picklist(fitCategories),
  importance: v.picklist(['must_have', 'nice_to_have']),
  weight: v.pipe(v.number(), v.integer(), v.minValue(1)),
  knockout: v.boolean(),
  outcome: v.picklist(['met', 'partially_met', 'not_met', 'unknown']),
  score: v.nullable(share),
  confidence: share,
  reasoning: v.string(),
  sentences: v.array(fitReason),
  /** `path` is a path within the scan's profile. */
  evidence: v.array(v.object({ path: v.string(), quote: v.string(), page: wholeNumber })),
});
export type Criterion = v.InferOutput<typeof criterion>;

const category = v.object({
  key: v.picklist(fitCategories),
  score: v.nullable(points),
  weight_preferred: share,
  weight_applied: share,
  has_data: v.boolean(),
});

const named = v.object({ requirement_id: id('requirement'), label: v.string() });

const detail = {
  categories: v.array(category),
  criteria: v.array(criterion),
  /** Must-haves that the CV does not meet. */
  missing: v.array(named),
  /** Knockout requirements that the CV does not meet. They are only reported. */
  knockouts: v.array(named),
};
const fitDetailSchema = v.object(detail);
export type FitDetail = v.InferOutput<typeof fitDetailSchema>;

/**
 * How well a CV meets the requirements of a job. While it is `pending` again, it has the last result. `skipped` means
 * that the CV could not be read or the job has no requirements.
 */
export const fitScoreView = v.object({ ...fitHeadlineFields, ...detail, ...fitRecordFields });
export type FitScoreView = v.InferOutput<typeof fitScoreView>;

/** The response for a key that may request a score but not read it. A score has no id of its own. */
export const writtenFitScoreView = v.object({
  object: v.string(),
  job_id: fitHeadlineFields.job_id,
  scan_id: fitHeadlineFields.scan_id,
});

export const createFitScoreBody = v.strictObject({ job_id: id('job') });

/** A scan's position in the ranking of a job. */
export const rankedFitView = v.object({
  ...fitHeadlineFields,
  ...fitRecordFields,
  candidate_id: v.nullable(id('candidate')),
});

export const rankingFilters = {
  band: v.optional(v.picklist(fitBands)),
  min_score: v.optional(
    v.pipe(v.string(), v.regex(/^(0|[1-9]\d?|100)$/, 'a whole number from 0 to 100'), v.transform(Number)),
  ),
};
