const months =
  'jan|feb|m[aä]r|apr|ma[iyj]|jun|jul|aug|sep|set|o[ckt]t|out|nov|de[czs]|ene|abr|ago|dic|gen|mag|giu|lug|fév|avr|juin|juil|août|déc|mrt|mei|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru';
const month = `(?:${months})\\p{L}{0,9}\\.?`;
const year = '(?:19|20)\\d{2}(?!\\d)';
const dayOfMonth = '\\d{1,2}(?:st|nd|rd|th|er|re|[.º°ª])?';
const between = '[./\\-\\s]{1,2}';
const of = "(?:of\\s|de\\s|del\\s|d[’'])?";

const forms = [
  `${year}${between}\\d{1,2}${between}\\d{1,2}(?!\\d)`,
  `\\d{1,2}${between}\\d{1,2}${between}${year}`,
  `${dayOfMonth}[\\s.-]{1,2}${of}${month}[,\\s.-]{1,2}${of}${year}`,
  `${month}\\s${dayOfMonth},?\\s${year}`,
];

/** A day with its year, in any order, with the month as a word or a number. */
export const fullDay = `(?<!\\d)(?:${forms.join('|')})`;

/** A day, month or year in the forms of a date of birth. */
export const anyDay = `(?:${[
  fullDay,
  `(?:${month}\\s${of}|\\d{1,2}[./])?(?<!\\d)${year}`,
  '(?:(?:19|20)\\d{2}|(?:明治|大正|昭和|平成|令和)\\s?(?:\\d{1,2}|元))年(?:\\s?\\d{1,2}月)?(?:\\s?\\d{1,2}日)?',
].join('|')})`;

/** Forms that are a date only after a label: without a year, or with a year of two digits. */
export const labelledDay = `(?:${anyDay}|\\d{1,2}${between}\\d{1,2}${between}\\d{2}(?!\\d)|${dayOfMonth}\\s${of}${month}|${month}\\s${dayOfMonth}(?!\\d))`;

/** A place as written in a sentence. */
export const town = "\\p{Lu}[\\p{L}'’-]{1,30}(?:\\s\\p{Lu}[\\p{L}'’-]{1,30}){0,2}";
