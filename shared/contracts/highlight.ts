import * as v from 'valibot';
import { wholeNumber } from './primitives.ts';

/** The fields that a search looks at, with the letter of each in the index. */
export const highlightFields = {
  name: 'n',
  email: 'm',
  phone: 'p',
  tag: 'g',
  location: 'l',
  title: 't',
  employer: 'e',
  skill: 's',
  language: 'a',
  education: 'd',
  cv_text: 'c',
} as const;
export type HighlightField = keyof typeof highlightFields;

/** A text in which a search found a word. `start` and `end` are places in `text`, in UTF-16 units. */
export const highlight = v.object({
  field: v.picklist(Object.keys(highlightFields) as HighlightField[]),
  text: v.string(),
  /** The line of the CV, counted from 1. */
  line: v.nullable(wholeNumber),
  matches: v.array(v.object({ start: wholeNumber, end: wholeNumber })),
});
export type Highlight = v.InferOutput<typeof highlight>;
