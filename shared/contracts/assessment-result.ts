import * as v from 'valibot';
import { assessmentBand } from './assessment.ts';
import { codeExample } from './assessment-session.ts';
import { assessmentKind } from './assessment-template.ts';
import { id, timestamp, wholeNumber } from './primitives.ts';

/** `published`: means of a published norm group. `provisional`: difficulties from rules. `fitted`: from our takers. */
const calibration = v.picklist(['published', 'provisional', 'fitted', 'none']);

const score = v.object({
  key: v.string(),
  raw: v.number(),
  t: v.nullable(v.number()),
  sem: v.nullable(v.number()),
  ci90: v.nullable(v.array(v.number())),
  percentile: v.nullable(v.number()),
  norm_group: v.nullable(v.object({ id: v.string(), n: v.nullable(wholeNumber), source: v.string() })),
  band: assessmentBand,
});

/** The result of an assessment. It is advice: nothing is decided by it. */
export const assessmentResultView = v.object({
  object: v.literal('assessment_result'),
  assessment_id: id('assessment'),
  candidate_id: id('candidate'),
  kind: assessmentKind,
  instrument_version: v.string(),
  language: v.string(),
  translation_status: v.picklist(['original', 'volunteers', 'none']),
  calibration,
  scores: v.array(score),
  validity: v.array(v.object({ code: v.string(), severity: v.picklist(['notice', 'warning']) })),
  sections: v.array(
    v.object({
      key: v.string(),
      entries: v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))),
    }),
  ),
  attempt: wholeNumber,
  timing: v.object({ total_ms: wholeNumber, median_item_ms: wholeNumber, answered: wholeNumber }),
  advisory: v.literal(true),
  completed_at: timestamp,
});

/** The responses that a result is computed from, and the key to each item. */
export const assessmentResponsesView = v.object({
  object: v.literal('assessment_responses'),
  assessment_id: id('assessment'),
  candidate_id: id('candidate'),
  kind: assessmentKind,
  language: v.string(),
  calibration,
  /** The seed of the items of a general or developer assessment. Null for DISC-O. */
  seed: v.nullable(v.string()),
  items: v.array(
    v.object({
      item_id: v.string(),
      /** The scale of a statement, the family of a general item, or the part of a developer item. */
      key: v.string(),
      /** Whether agreeing lowers the scale; false for all other items. */
      is_reversed: v.boolean(),
      /** The right response; null for a statement and a coding task. */
      expected: v.nullable(v.string()),
      /** How a general item behaves; null for all other items. */
      parameters: v.nullable(v.object({ a: v.number(), b: v.number(), c: v.number() })),
      /** The function of a coding task and its hidden tests; null for all other items. */
      task: v.nullable(
        v.object({ kind: v.string(), function_name: v.string(), tests: v.array(codeExample) }),
      ),
      value: v.union([v.number(), v.string()]),
      ms: wholeNumber,
      answered_at: timestamp,
    }),
  ),
});

/** The forms of a report. */
export const reportFormats = { html: 'text/html; charset=utf-8', pdf: 'application/pdf' } as const;
export const reportQuery = { format: v.optional(v.picklist(['html', 'pdf'])) };
