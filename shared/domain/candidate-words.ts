import { type HighlightField, highlightFields } from '../contracts/highlight.ts';
import { groupOf, isFoundBy, phoneWord, searchWords } from '../words/search-words.ts';
import { ApiError } from './api-error.ts';
import { type SearchedText, searchedTexts } from './searched-texts.ts';
import { bandsOf, signatureOf } from './shingles.ts';
import type { Candidate } from './stored/candidate.ts';
import type { ScanResult } from './stored/scan.ts';

/** The words of one group of a candidate, each followed by a space and the letters of the fields in which it is. */
export type WordGroup = string[];

/** Words after these are not found: ten times those of a CV of two pages. The bytes of them all fit into one row. */
const maxWords = 3_000;
const maxBytes = 200_000;
const maxAsked = 12;
/** The field letter of a band, which no search asks for. */
const bandLetter = '~';
/** The words of the name, the phone and so on come first, because a CV may have any number. */
const wordsOf = ({ field, text }: SearchedText): string[] =>
  field === 'phone' ? [phoneWord(text) ?? ''].filter(Boolean) : searchWords(text);

export interface IndexedCandidate {
  groups: Map<string, WordGroup>;
  /** The signature of the text of the CV, for the comparison with others; null for a short text. */
  signature: number[] | null;
}

/** Everything by which a candidate is found: the words of the name, the profile and the CV, and the bands of its text. */
export function indexCandidate(candidate: Candidate, result: ScanResult | null): IndexedCandidate {
  const fieldsOfWord = new Map<string, Set<string>>();
  let bytes = 0;
  for (const searched of searchedTexts(candidate, result))
    for (const word of wordsOf(searched)) {
      const fields = fieldsOfWord.get(word);
      if (fields) fields.add(highlightFields[searched.field]);
      else if (fieldsOfWord.size < maxWords && bytes < maxBytes) {
        fieldsOfWord.set(word, new Set(highlightFields[searched.field]));
        bytes += Buffer.byteLength(word);
      }
    }
  const groups = new Map<string, WordGroup>();
  const put = (group: string, word: string, fields: string) =>
    groups.set(group, [...(groups.get(group) ?? []), `${word} ${fields}`]);
  for (const [word, fields] of fieldsOfWord) put(groupOf(word), word, [...fields].sort().join(''));
  const signature = candidate.anonymized_at === null ? signatureOf(result?.lines ?? []) : null;
  for (const band of signature ? bandsOf(signature) : []) put(band, band, bandLetter);
  for (const words of groups.values()) words.sort();
  return { groups, signature };
}

/** A word that is searched. With `isExact`, a longer word is not found by it; `fields` are the letters of those in which it is. */
export interface AskedWord {
  word: string;
  group: string;
  isExact: boolean;
  fields: string;
}

const lettersOf = (fields: HighlightField[]) => fields.map((field) => highlightFields[field]).join('');
const allFields = Object.keys(highlightFields) as HighlightField[];

/** The fields that a key may search: the text of CVs belongs to scans. */
export const searchable = (readsScans: boolean): HighlightField[] =>
  allFields.filter((field) => readsScans || field !== 'cv_text');

/** The words of a `q`, each in any of the fields. Throws {@link ApiError} invalid_parameter for none, and for too many. */
export function askedWords(q: string, fields: HighlightField[]): AskedWord[] {
  const refuse = (message: string) => new ApiError('invalid_parameter', { param: 'q', message });
  const letters = lettersOf(fields);
  const phone = /^[\d\s+()./-]+$/.test(q) ? phoneWord(q) : null;
  if (phone) return [{ word: phone, group: groupOf(phone), isExact: true, fields: letters }];
  const words = [...new Set(searchWords(q))];
  if (words.length === 0) throw refuse('q has no letter or digit.');
  if (words.length > maxAsked) throw refuse(`q has more than ${maxAsked} words.`);
  return words.map((word) => ({ word, group: groupOf(word), isExact: false, fields: letters }));
}

/** The asked words by which a candidate is found that has exactly these in a field. */
export const exactly = (words: string[], field: HighlightField): AskedWord[] =>
  words.map((word) => ({ word, group: groupOf(word), isExact: true, fields: lettersOf([field]) }));
export const asBand = (band: string): AskedWord => ({
  word: band,
  group: band,
  isExact: true,
  fields: bandLetter,
});

/** Whether a group of a candidate has the asked word, in one of its fields. */
export const hasWord = (group: WordGroup | undefined, asked: AskedWord): boolean =>
  (group ?? []).some((entry) => {
    const [word = '', fields = ''] = entry.split(' ');
    const isWord = asked.isExact ? word === asked.word : isFoundBy(word, asked.word);
    return isWord && [...fields].some((letter) => asked.fields.includes(letter));
  });
