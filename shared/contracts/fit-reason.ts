import * as v from 'valibot';
import { wholeNumber } from './primitives.ts';

/** The reasons for the outcome of a criterion; each is a sentence with values. */
export const fitReasonCodes = [
  'not_judged',
  'location_not_judged',
  'permission_not_in_cv',
  'availability_not_in_cv',
  'names_nothing',
  'names_too_much',
  'names_no_known_skill',
  'names_no_known_language',
  'names_no_level',
  'cv_without_work',
  'cv_without_languages',
  'cv_without_dates',
  'cv_without_levels',
  'cv_without_level_in_field',
  'not_listed_and_not_known',
  'found',
  'found_near',
  'not_found',
  'work_in_all',
  'field_not_named',
  'without_post',
  'without_dates',
  'work_with',
  'level',
  'level_in_same_field',
  'level_in_near_field',
  'level_in_other_field',
  'level_in_open_field',
  'training_in_trade',
  'training_in_near_trade',
  'training_in_other_trade',
  'certificate_found',
  'certificate_not_known',
  'certificate_not_named',
  'certificate_not_included',
  'licence_not_named',
  'licence_classes',
  'language_of_cv',
  'language_missing',
  'language_listed',
  'language_without_level',
  'language_at_level',
] as const;
export type FitReasonCode = (typeof fitReasonCodes)[number];

/** One sentence of a reasoning, for other languages than English. Values that a code does not use are empty or null. */
export const fitReason = v.object({
  code: v.picklist(fitReasonCodes),
  /** Names as the requirement or the CV spells them. */
  names: v.array(v.string()),
  asked: v.array(v.string()),
  one_suffices: v.boolean(),
  months: v.nullable(wholeNumber),
  months_asked: v.nullable(wholeNumber),
  level: v.nullable(v.string()),
  level_asked: v.nullable(v.string()),
});
export type FitReason = v.InferOutput<typeof fitReason>;
