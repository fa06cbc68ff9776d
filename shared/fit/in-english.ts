import type { FitReason, FitReasonCode } from '../contracts/fit-reason.ts';

const list = (names: readonly string[]) => names.join(', ');
const either = (names: readonly string[]) => names.join(' or ');

/** The sentence of each reason. */
const sentences: Record<FitReasonCode, (reason: FitReason) => string> = {
  not_judged: () => 'This service does not judge this characteristic.',
  location_not_judged: () => 'The place where a person lives is never judged.',
  permission_not_in_cv: () => 'A CV does not prove a permission to work: ask for it.',
  availability_not_in_cv: () => 'A CV does not tell when a person is free: ask for it.',
  names_nothing: () => 'The requirement names nothing to look for.',
  names_too_much: () => 'The requirement names more than 20 things; give each a requirement of its own.',
  names_no_known_skill: () => 'The requirement is free text that names no skill known here.',
  names_no_known_language: () => 'The requirement names no language that is known here.',
  names_no_level: () => 'The requirement names no level of education.',
  cv_without_work: () => 'The CV lists no skills and describes no work.',
  cv_without_languages: () => 'The CV lists no languages.',
  cv_without_dates: () => 'The CV gives no dates of work.',
  cv_without_levels: () => 'The CV names no level of education that was reached.',
  cv_without_level_in_field: () => 'The CV names no level of education in this field.',
  not_listed_and_not_known: ({ names }) =>
    `The CV does not list ${list(names)}, which is no skill or work known here.`,
  found: ({ names }) => `The CV names ${list(names)}.`,
  found_near: ({ names, asked }) => `The CV names ${list(names)}; ${list(asked)} was asked.`,
  not_found: ({ names }) => `The CV does not name ${list(names)}.`,
  work_in_all: ({ months, months_asked }) =>
    `The CV shows ${inWords(months)} of work in all, of ${inWords(months_asked)} asked.`,
  field_not_named: ({ names, months }) =>
    `No post or skill names ${either(names)}; which of the ${inWords(months)} of work count is open.`,
  without_post: ({ names }) => `The CV names ${either(names)}, but no post tells for how long.`,
  without_dates: ({ names }) => `The CV names ${either(names)}, in posts without dates.`,
  work_with: ({ names, months, months_asked }) =>
    `Posts that name ${either(names)} add up to ${inWords(months)}, of ${inWords(months_asked)} asked.`,
  level: (reason) => highestLevel(reason, ''),
  level_in_same_field: (reason) => highestLevel(reason, ' in a field of the required group'),
  level_in_near_field: (reason) => highestLevel(reason, ' in a related field'),
  level_in_other_field: (reason) => highestLevel(reason, ' in other fields than the required one'),
  level_in_open_field: (reason) => highestLevel(reason, ' in a field that was not compared'),
  training_in_trade: (reason) => training(reason, 'this trade'),
  training_in_near_trade: (reason) => training(reason, 'a near trade'),
  training_in_other_trade: (reason) => training(reason, 'another trade'),
  certificate_found: ({ names, asked, one_suffices }) => {
    const of = one_suffices ? 'one' : names.length;
    return `The CV names ${list(names)}${names.length < asked.length ? `, ${of} of ${asked.length} required` : ''}.`;
  },
  certificate_not_known: ({ names }) =>
    `The CV does not name ${list(names)}, which is no certificate known here.`,
  certificate_not_named: (reason) => `The CV does not name ${required(reason)}, and lists no certificates.`,
  certificate_not_included: (reason) => `The certificates of the CV do not include ${required(reason)}.`,
  licence_not_named: () => 'The CV does not name a driving licence.',
  licence_classes: ({ names, asked, one_suffices }) =>
    `The CV names a driving licence of class ${list(names)}; ${one_suffices ? either(asked) : list(asked)} was asked.`,
  language_of_cv: ({ names }) => `The CV is written in ${list(names)} and does not list it.`,
  language_missing: ({ names }) => `The languages of the CV do not include ${list(names)}.`,
  language_listed: ({ names }) => `The CV lists ${list(names)}.`,
  language_without_level: ({ names, level_asked }) =>
    `The CV lists ${list(names)} without a level; ${level_asked} was asked.`,
  language_at_level: ({ names, level, level_asked }) =>
    `The CV gives ${list(names)} at about ${level}; ${level_asked} was asked.`,
};

const highestLevel = ({ level, level_asked }: FitReason, field: string) =>
  `The highest level in the CV${field} is ${level}; ${level_asked} was asked.`;
const training = ({ asked }: FitReason, trade: string) =>
  `The CV names a training in ${trade}; a training as in "${list(asked)}" was asked.`;
const required = ({ asked, one_suffices }: FitReason) => `${one_suffices ? 'one of ' : ''}${list(asked)}`;

/** The reasons as English text, one sentence each. */
export const inEnglish = (reasons: readonly FitReason[]): string =>
  reasons.map((reason) => sentences[reason.code](reason)).join(' ');

/** Months as text: "5 years", "1 year and 2 months". */
export function inWords(months: number | null): string {
  const [years, rest] = [Math.floor((months ?? 0) / 12), (months ?? 0) % 12];
  const part = (count: number, unit: string) =>
    count === 0 ? [] : `${count} ${unit}${count === 1 ? '' : 's'}`;
  return [part(years, 'year'), part(rest, 'month')].flat().join(' and ') || 'no months';
}
