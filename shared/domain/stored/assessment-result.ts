import type * as v from 'valibot';
import type { assessmentResultView } from '../../contracts/assessment-result.ts';

/** A result as it is stored, in a row next to that of its assessment. */
export type StoredResult = Omit<
  v.InferOutput<typeof assessmentResultView>,
  'object' | 'assessment_id' | 'candidate_id' | 'kind' | 'completed_at'
>;
