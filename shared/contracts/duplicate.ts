import * as v from 'valibot';
import { candidateView } from './candidate.ts';
import { id } from './primitives.ts';

/** Why two candidates may be one person. `similarity` is that of their CVs, null for another reason. */
const duplicateReason = v.object({
  type: v.picklist(['phone', 'name', 'cv_text']),
  similarity: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});
export type DuplicateReason = v.InferOutput<typeof duplicateReason>;

/**
 * `high`: two reasons, or CVs that are nearly equal. `medium`: a phone number, or CVs with much in common. `low`: the same name only.
 */
const duplicateConfidence = v.picklist(['low', 'medium', 'high']);
export type DuplicateConfidence = v.InferOutput<typeof duplicateConfidence>;

/** Another candidate who may be the same person. */
export const duplicateView = v.object({
  object: v.literal('duplicate'),
  candidate_id: id('candidate'),
  candidate: candidateView,
  reasons: v.array(duplicateReason),
  confidence: duplicateConfidence,
});
export type DuplicateView = v.InferOutput<typeof duplicateView>;
