import type { HighlightField } from '../contracts/highlight.ts';
import { textsOfPlace } from './places.ts';
import type { Candidate } from './stored/candidate.ts';
import type { ScanResult } from './stored/scan.ts';

/** A text of a candidate that a search looks at. `line` counts from 1 in the text of the CV. */
export interface SearchedText {
  field: HighlightField;
  text: string;
  line: number | null;
}

/** A CV of thirty full pages has fewer characters. Words after these are not found. */
const maxLetters = 100_000;

/** Texts up to a number of characters in all, of which each line end is one; the last text is cut. */
export function* boundedTexts<T extends { text: string }>(texts: Iterable<T>): Generator<T> {
  let left = maxLetters;
  for (const one of texts) {
    if (left <= 0) return;
    yield one.text.length <= left ? one : { ...one, text: one.text.slice(0, left) };
    left -= one.text.length + 1;
  }
}

/**
 * The texts of a candidate, and of the CV that the profile is from: what a reader would expect to be found by comes first, and no
 * more than 100,000 characters. An anonymized candidate has none.
 */
export const searchedTexts = (candidate: Candidate, result: ScanResult | null): Generator<SearchedText> =>
  boundedTexts(allTexts(candidate, result));

function* allTexts(candidate: Candidate, result: ScanResult | null): Generator<SearchedText> {
  if (candidate.anonymized_at !== null) return;
  for (const [field, texts] of textsOfFields(candidate, result))
    for (const text of texts) if (text) yield { field, text, line: null };
  for (const [at, text] of (result?.lines ?? []).entries()) yield { field: 'cv_text', text, line: at + 1 };
}

type Texts = (string | null | undefined)[];

function* textsOfFields(candidate: Candidate, result: ScanResult | null): Generator<[HighlightField, Texts]> {
  const { first_name, last_name, email, other_emails, phone, other_phones, tags, location } = candidate;
  const read = result?.profile.basics;
  yield ['name', [[first_name, last_name].filter(Boolean).join(' '), read?.name]];
  yield ['email', [email, ...other_emails, ...(read?.emails ?? [])]];
  yield ['phone', [phone, ...other_phones, ...(read?.phones ?? []).map(({ raw }) => raw)]];
  yield ['tag', tags];
  yield ['location', textsOfPlace(location)];
  if (!result) return;
  const { basics, work, education, skills, languages, certificates } = result.profile;
  yield ['title', [basics.label, ...work.map((one) => one.position)]];
  yield ['employer', work.map((one) => one.name)];
  yield ['skill', [...skills, ...certificates].map((one) => one.name)];
  yield ['language', languages.map((one) => one.language)];
  yield ['education', education.flatMap((one) => [one.study_type, one.area, one.institution])];
}
