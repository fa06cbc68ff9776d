import { type Highlight, highlightFields } from '../contracts/highlight.ts';
import { isFoundBy, phoneWord, placedWords } from '../words/search-words.ts';
import type { AskedWord } from './candidate-words.ts';
import { type SearchedText, searchedTexts } from './searched-texts.ts';
import type { Candidate } from './stored/candidate.ts';
import type { ScanResult } from './stored/scan.ts';

const maxHighlights = 5;
/** The characters of a highlight: a line of a CV is rarely longer. */
const maxLetters = 200;
/** The characters before the first match, where a text is cut. */
const before = 60;

/** The places of the asked words in the texts of a candidate: each word once, in the first text that has it. */
export function highlightsOf(
  candidate: Candidate,
  result: ScanResult | null,
  asked: AskedWord[],
): Highlight[] {
  const left = new Set(asked);
  const highlights: Highlight[] = [];
  for (const searched of searchedTexts(candidate, result)) {
    if (left.size === 0 || highlights.length === maxHighlights) break;
    const wanted = [...left].filter(({ fields }) => fields.includes(highlightFields[searched.field]));
    if (wanted.length === 0) continue;
    const { found, matches } = matchesIn(searched, wanted);
    if (matches.length === 0) continue;
    for (const word of found) left.delete(word);
    highlights.push({ ...searched, ...around(searched.text, matches) });
  }
  return highlights;
}

type Match = Highlight['matches'][number];

function matchesIn({ field, text }: SearchedText, wanted: AskedWord[]) {
  const found = new Set<AskedWord>();
  const matches: Match[] = [];
  if (field === 'phone') {
    const phone = phoneWord(text);
    for (const asked of wanted) if (phone !== null && isAsked(phone, asked)) found.add(asked);
    return { found, matches: found.size > 0 ? [{ start: 0, end: text.length }] : [] };
  }
  for (const { word, start, end } of placedWords(text))
    for (const asked of wanted) {
      if (!isAsked(word, asked)) continue;
      found.add(asked);
      if (matches.at(-1)?.start !== start) matches.push({ start, end });
    }
  return { found, matches };
}

const isAsked = (word: string, asked: AskedWord) =>
  asked.isExact ? word === asked.word : isFoundBy(word, asked.word);

/** The part of a long text around its first match, with the matches that are whole in it. Cuts no character in two. */
function around(text: string, matches: Match[]): Pick<Highlight, 'text' | 'matches'> {
  const first = matches[0]?.start ?? 0;
  const from = text.length <= maxLetters ? 0 : wholeFrom(text, Math.max(0, first - before));
  const to = text.length <= maxLetters ? text.length : wholeFrom(text, from + maxLetters);
  return {
    text: text.slice(from, to),
    matches: matches
      .filter(({ end }) => end <= to)
      .map(({ start, end }) => ({ start: start - from, end: end - from })),
  };
}

/** The place itself, or the one after it inside a surrogate pair. */
const wholeFrom = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at);
