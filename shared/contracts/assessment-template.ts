import * as v from 'valibot';
import { entries } from './bounded-lists.ts';
import { severalWords } from './several.ts';
import { entryFields, entryPatch, newEntryInput } from './vocabulary.ts';

/** The instruments: DISC-O (personality), general ability and developer. */
export const assessmentKind = v.picklist(['disc_o', 'general', 'developer']);
export type AssessmentKind = v.InferOutput<typeof assessmentKind>;

/** The parts of the developer assessment, in their order. */
export const developerPart = v.picklist(['reading', 'bugs', 'tasks']);
/** The languages in which the developer assessment can show code. */
export const codeLanguage = v.picklist(['javascript', 'python', 'java']);

/** The languages of DISC-O, as BCP 47 tags. The other kinds have words for the same languages or for none. */
export const assessmentLocale = v.picklist([
  'ar',
  'ca',
  'da',
  'de',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'hi',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt-BR',
  'ru',
  'sq',
  'sv',
  'th',
  'uk',
  'zh-CN',
  'zh-HK',
]);

/* @__NO_SIDE_EFFECTS__ */
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const parts = v.pipe(entries(developerPart, 3), v.minLength(1));
const maxAttempts = whole(1, 10);
const daysBetweenAttempts = whole(0, 3650);
const validDays = whole(1, 365);

export const createAssessmentTemplateBody = v.strictObject({
  ...newEntryInput,
  kind: assessmentKind,
  locale: v.optional(assessmentLocale, 'en'),
  developer_parts: v.optional(parts),
  code_language: v.optional(codeLanguage),
  non_visual: v.optional(v.boolean(), false),
  max_attempts: v.optional(maxAttempts, 2),
  days_between_attempts: v.optional(daysBetweenAttempts, 90),
  valid_days: v.optional(validDays, 14),
  candidate_report: v.optional(v.boolean(), true),
});
export type CreateAssessmentTemplateBody = v.InferOutput<typeof createAssessmentTemplateBody>;

export const updateAssessmentTemplateBody = v.strictObject({
  ...entryPatch,
  locale: v.optional(assessmentLocale),
  developer_parts: v.optional(parts),
  code_language: v.optional(codeLanguage),
  non_visual: v.optional(v.boolean()),
  max_attempts: v.optional(maxAttempts),
  days_between_attempts: v.optional(daysBetweenAttempts),
  valid_days: v.optional(validDays),
  candidate_report: v.optional(v.boolean()),
});
export type UpdateAssessmentTemplateBody = v.InferOutput<typeof updateAssessmentTemplateBody>;

export const assessmentTemplateView = v.object({
  object: v.literal('assessment_template'),
  ...entryFields('assessmentTemplate'),
  kind: assessmentKind,
  locale: v.string(),
  developer_parts: v.array(developerPart),
  code_language: v.nullable(codeLanguage),
  non_visual: v.boolean(),
  max_attempts: v.number(),
  days_between_attempts: v.number(),
  valid_days: v.number(),
  candidate_report: v.boolean(),
});

export const assessmentTemplateFilters = { kind: severalWords(assessmentKind.options) };
