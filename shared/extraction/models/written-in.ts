import { fold, squash } from '../rules/fold.ts';

/** A text reduced to the letters that are compared; each with its place in the original, and whether a word begins or ends with it. */
interface Reduced {
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

function reduce(text: string): Reduced {
  const reduced: Reduced = { letters: '', from: [], to: [], begins: [], ends: [] };
  const endWord = () => {
    if (reduced.ends.length > 0) reduced.ends[reduced.ends.length - 1] = true;
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
        reduced.from.push(at);
        reduced.to.push(end);
        reduced.begins.push(unit === 0 && (gap || free));
        reduced.ends.push(false);
      }
      reduced.letters += kept;
      if (free) endWord();
      gap = false;
    } else if (/\p{M}/u.test(letter) && reduced.to.length > 0) reduced.to[reduced.to.length - 1] = end;
    else gap = true;
    at = end;
  }
  endWord();
  return reduced;
}

/**
 * The words of `text` that `value` names, as the text itself writes them: case, accents, punctuation and spaces aside, whole
 * words only, beginning before the index `startsBefore`. Null when they are not there.
 */
export function writtenIn(text: string, value: string, startsBefore = text.length): string | null {
  const wanted = reduce(value).letters;
  if (wanted === '') return null;
  const { letters, from, to, begins, ends } = reduce(text);
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const last = at + wanted.length - 1;
    const start = from[at] as number;
    if (begins[at] && ends[last] && start < startsBefore) return cut(text, start, to[last] as number, value);
  }
  return null;
}

/** With the marks around the words that the value has too: `.NET`, `BSc (Hons)`. */
function cut(text: string, start: number, end: number, value: string): string {
  const [lead = ''] = /^[^\p{L}\p{N}\s]*/u.exec(value.trim()) ?? [];
  const [tail = ''] = /[^\p{L}\p{N}\s]*$/u.exec(value.trim()) ?? [];
  const from = text.slice(0, start).endsWith(lead) ? start - lead.length : start;
  return text.slice(from, text.startsWith(tail, end) ? end + tail.length : end);
}
