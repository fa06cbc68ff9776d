import { fold, squash } from '../words/fold.ts';

/** A text with the letters of it that are compared; each with its place, and whether a word begins or ends with it. */
interface Letters {
  text: string;
  letters: string;
  from: number[];
  to: number[];
  begins: boolean[];
  ends: boolean[];
}

/** Scripts that set no spaces: any letter may begin or end a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A mark between two digits is part of their number: neither "5" nor "15" is written in "1.5". */
function markInNumber(text: string, at: number, end: number): string {
  const isInNumber = /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(end));
  const mark = isInNumber ? fold(text.slice(at, end)) : '';
  return /^[.,']$/.test(mark) ? mark : '';
}

/** To be asked for once per text: it takes far longer than to look a value up. */
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
 * The words of `text` that `value` names, as the text itself writes them: case, accents, punctuation and spaces aside, whole words
 * and numbers only, beginning before the index `startsBefore`. Null when they are not there.
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

/** With the marks around the words that the value has too: `.NET`, `BSc (Hons)`. */
function cut(text: string, start: number, end: number, value: string): string {
  const [lead = ''] = /^[^\p{L}\p{N}\s]*/u.exec(value.trim()) ?? [];
  const [tail = ''] = /(?<![^\p{L}\p{N}\s])[^\p{L}\p{N}\s]*$/u.exec(value.trim()) ?? [];
  const from = text.slice(0, start).endsWith(lead) ? start - lead.length : start;
  return text.slice(from, text.startsWith(tail, end) ? end + tail.length : end);
}
