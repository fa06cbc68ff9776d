import { fold, squash } from '../words/fold.ts';

/** A text's letters for comparison, each with its index and whether a word begins or ends there. */
interface Letters {
  text: string;
  letters: string;
  from: number[];
  to: number[];
  begins: boolean[];
  ends: boolean[];
}

/** Scripts without spaces: any letter may begin or end a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A mark between two digits is part of their number: "1.5" contains neither "5" nor "15". */
function markInNumber(text: string, at: number, end: number): string {
  const isInNumber = /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(end));
  const mark = isInNumber ? fold(text.slice(at, end)) : '';
  return /^[.,']$/.test(mark) ? mark : '';
}

/** Call it once per text: it takes far longer than the search for a value. */
export function lettersOf(text: string): Letters {
  const found: Letters = { text, letters: '', from: [], to: [], begins: [], ends: [] };
  const endWord = () => {
    if (found.ends.length > 0) found.ends[found.ends.length - 1] = true;
  };
  let at = 0;
  let gap = true;
  for (const letter of text) {
    const end = at + letter.length;
    const kept = squash(letter) || markInNumber(text, at, end);
    const free = unspaced.test(letter);
    if (kept !== '') {
      if (gap || free) endWord();
      for (let unit = 0; unit < kept.length; unit++) {
        found.from.push(at);
        found.to.push(end);
        found.begins.push(unit === 0 && (gap || free));
        found.ends.push(false);
      }
      found.letters += kept;
      if (free) endWord();
      gap = false;
    } else if (/\p{M}/u.test(letter) && found.to.length > 0) found.to[found.to.length - 1] = end;
    else gap = true;
    at = end;
  }
  endWord();
  return found;
}

/**
 * The words of `text` that match `value`, in the text's own spelling: case, accents, punctuation and spaces are
 * ignored; only whole words and numbers match, beginning before the index `startsBefore`. Null when there is no match.
 */
export function writtenIn(
  { text, letters, from, to, begins, ends }: Letters,
  value: string,
  startsBefore = text.length,
): string | null {
  const wanted = lettersOf(value).letters;
  if (wanted === '') return null;
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const last = at + wanted.length - 1;
    const start = from[at] as number;
    if (start >= startsBefore) return null;
    if (begins[at] && ends[last]) return cut(text, start, to[last] as number, value);
  }
  return null;
}

/** Includes adjacent marks that the value also has: `.NET`, `BSc (Hons)`. */
function cut(text: string, start: number, end: number, value: string): string {
  const [lead = ''] = /^[^\p{L}\p{N}\s]*/u.exec(value.trim()) ?? [];
  const [tail = ''] = /(?<![^\p{L}\p{N}\s])[^\p{L}\p{N}\s]*$/u.exec(value.trim()) ?? [];
  const from = text.slice(0, start).endsWith(lead) ? start - lead.length : start;
  return text.slice(from, text.startsWith(tail, end) ? end + tail.length : end);
}
