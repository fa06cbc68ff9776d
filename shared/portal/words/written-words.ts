import type { CommonWords } from './en.ts';

type Nested = string | { [key: string]: string };
/** Words as JSON: a text that takes a value has {@link place} where the value goes, and may have another form for one. */
type Written = Record<string, Nested | [other: string, one?: string]>;

/** The place of the value: a character that no text has. */
const place = '\u0001';

/** The words of a language as JSON, which the widget loads when a page has that language. */
export function writeWords(words: CommonWords): Written {
  const write = ([key, word]: [string, unknown]) => {
    if (typeof word !== 'function') return [key, word];
    const [other, one]: string[] = [word(place), word(1)];
    return [key, one === fill(other, 1) ? [other] : [other, one]];
  };
  return Object.fromEntries(Object.entries(words).map(write));
}

/** The words from their JSON. */
export function readWords(written: Written): CommonWords {
  const read = ([key, word]: [string, Written[string]]) => {
    if (!Array.isArray(word)) return [key, word];
    const [other, one] = word;
    return [key, (value: string | number) => (value === 1 && one ? one : fill(other, value))];
  };
  return Object.fromEntries(Object.entries(written).map(read)) as CommonWords;
}

const fill = (text = '', value: string | number) => text.replaceAll(place, () => String(value));
