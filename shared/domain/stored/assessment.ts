import * as v from 'valibot';
import { assessmentFields } from '../../contracts/assessment.ts';
import { codeLanguage, developerPart } from '../../contracts/assessment-template.ts';
import { resourceFields, timestamp } from '../../contracts/primitives.ts';

/**
 * An assessment as it is stored, with the settings that its template had. `invitation_hash` is the HMAC of the token in the last
 * link. `due_at` is when the sweep looks at it next: for a reminder, or because it expires. The time multiplier is `null` for no
 * limit.
 */
const storedAssessment = v.object({
  ...assessmentFields,
  return_url: v.nullable(v.string()),
  developer_parts: v.array(developerPart),
  code_language: v.nullable(codeLanguage),
  non_visual: v.boolean(),
  time_multiplier: v.nullable(v.number()),
  candidate_report: v.boolean(),
  invitation_hash: v.nullable(v.string()),
  due_at: v.nullable(timestamp),
  ...resourceFields,
});
export type Assessment = v.InferOutput<typeof storedAssessment>;
