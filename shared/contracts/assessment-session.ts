import * as v from 'valibot';
import { assessmentStatus } from './assessment.ts';
import { assessmentKind, codeLanguage } from './assessment-template.ts';
import { id, rawLine, rawText, timestamp, wholeNumber } from './primitives.ts';

/** The calls of the page on which a candidate takes an assessment. */

/** The largest source of a coding task in bytes; other responses are short. */
export const maxSourceBytes = 64 * 1024;
const itemId = v.pipe(rawLine(64), v.minLength(1));
/** In UTF-16 units; the bytes are counted where the source is taken. */
const source = v.pipe(rawText(maxSourceBytes), v.maxLength(maxSourceBytes));

export const createAssessmentSessionBody = v.strictObject({ token: v.pipe(rawLine(200), v.minLength(1)) });

export const answerItemBody = v.strictObject({
  item_id: itemId,
  /** The number of an option for DISC-O; a text for everything else. */
  value: v.union([v.pipe(v.number(), v.integer()), source]),
  /** The time from showing the item to its answer. */
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
});
export const runCodeBody = v.strictObject({ item_id: itemId, source });

const progress = v.object({ done: wholeNumber, total: wholeNumber });

/** The part of the assessment that the candidate's page has. */
const takenAssessment = v.object({
  id: id('assessment'),
  kind: assessmentKind,
  status: assessmentStatus,
  locale: v.string(),
  organization: v.object({ name: v.string() }),
  /** About how long it takes without an accommodation. */
  minutes: wholeNumber,
  /** Whether items show no limit of time. */
  untimed: v.boolean(),
  non_visual: v.boolean(),
  code_language: v.nullable(codeLanguage),
  candidate_report: v.boolean(),
  return_url: v.nullable(v.string()),
  expires_at: timestamp,
});

export const assessmentSessionView = v.object({
  object: v.literal('assessment_session'),
  session_token: v.string(),
  expires_at: timestamp,
  assessment: takenAssessment,
  progress,
});
export type AssessmentSession = v.InferOutput<typeof assessmentSessionView>;

/** One call of the function of a coding task, in JSON. */
export const codeExample = v.object({ args: v.string(), expected: v.string() });

const shownItem = v.object({
  id: v.string(),
  type: v.picklist(['likert', 'matrix', 'number', 'letter', 'reading', 'bug', 'task']),
  /** A sentence; of a matrix, its drawing as SVG; of a series, its terms. */
  prompt: v.string(),
  /** The texts of the options, or eight drawings as SVG; null for a typed response. */
  options: v.nullable(v.array(v.string())),
  seconds: v.nullable(wholeNumber),
  code: v.nullable(v.object({ language: v.string(), lines: v.array(v.string()) })),
  examples: v.nullable(v.array(codeExample)),
});
export type ShownItem = v.InferOutput<typeof shownItem>;

export const nextItemView = v.object({
  object: v.literal('assessment_item'),
  item: v.nullable(shownItem),
  progress,
});
export type NextItem = v.InferOutput<typeof nextItemView>;
export const progressView = v.object({ object: v.literal('assessment_progress'), progress });
/** The assessment after it was finished or declined. */
export const endedSessionView = v.object({
  object: v.literal('assessment_progress'),
  assessment: takenAssessment,
  progress,
});
export type EndedSession = v.InferOutput<typeof endedSessionView>;

export const codeRunView = v.object({
  object: v.literal('code_run'),
  status: v.picklist([
    'completed',
    'invalid',
    'too_long',
    'too_much_memory',
    'too_much_output',
    'too_large',
    'crashed',
  ]),
  /** Why the source is invalid. */
  message: v.nullable(v.string()),
  /** The text that the program printed. */
  output: v.string(),
  /** The examples of the task; `actual` is JSON, or the message of an error. */
  examples: v.array(
    v.object({
      ...codeExample.entries,
      outcome: v.picklist(['passed', 'failed', 'threw', 'not_run']),
      actual: v.nullable(v.string()),
    }),
  ),
});
export type CodeRun = v.InferOutput<typeof codeRunView>;
