import { fold } from '../words/fold.ts';
import {
  gaplessWords,
  type Identity,
  knownPlaces,
  knownWords,
  type Mark,
  namesWithin,
  ordinaryNames,
  particles,
  withoutDigits,
} from './known-words.ts';
import { inLatin, inPlainForms, spacedOut, stemOf } from './odd-spellings.ts';

/** Removes the words of a person's name, mailbox, user names and place from lines, in every spelling. */
export function wordRedactor(known: readonly Identity[]) {
  const words = knownWords(known);
  const gapless = gaplessWords(words);
  const holdsName = namesWithin(known, words);
  const capitalNames = ordinaryNames(known);
  const places = knownPlaces(known);
  const isName = (word: string) => holdsName(word) || (/^\p{Lu}/u.test(word) && capitalNames.has(fold(word)));
  const isInflected = (word: string) => {
    const stem = fold(stemOf(word) ?? '');
    return stem.length >= 4 && words.get(stem) === 'name';
  };
  const marks = new Map<string, Mark | undefined>();
  const markOf = (written: string): Mark | undefined => {
    if (!marks.has(written)) marks.set(written, judge(written));
    return marks.get(written);
  };
  const judge = (written: string): Mark | undefined => {
    const word = inLatin(written) ?? written;
    const folded = fold(word);
    const bare = withoutDigits(folded);
    return (
      words.get(folded) ??
      (bare.length >= 4 ? words.get(bare) : undefined) ??
      (isName(word) || isInflected(word) ? 'name' : undefined)
    );
  };
  return {
    /** A line in plain letters, without a name that has blanks between its letters. */
    inPlainLetters: (line: string): string =>
      inPlainForms(line).replace(spacedOut, (letters) =>
        markOf(letters.replaceAll(' ', '')) === 'name' ? '[name]' : letters,
      ),
    withoutPlaces: (line: string): string =>
      places.reduce((text, place) => text.replaceAll(place, '[address]'), line),
    withoutWords(line: string): string {
      // A word in brackets may be a mark from before, or the person's own.
      const text = line.replace(/\[[a-z_]+\]|[\p{L}\p{M}\p{N}]+/gu, (word) => {
        const mark = word
          .split(/[[\]_]/)
          .map(markOf)
          .find(Boolean);
        return mark ? `[${mark}]` : word;
      });
      return joined(gapless.reduce((rest, [word, mark]) => rest.replace(word, `[${mark}]`), text));
    },
  };
}

const repeated = (mark: Mark) =>
  new RegExp(`\\[${mark}\\](?:[\\s.,'’_-]{0,3}(?:(?:${particles})[\\s.]{1,2}){0,3}\\[${mark}\\])+`, 'giu');
const runs = (['name', 'link', 'address'] as const).map((mark) => [repeated(mark), `[${mark}]`] as const);

/** Consecutive marks of the same kind are joined, with the initials before and between them. */
const joined = (text: string) =>
  runs.reduce(
    (rest, [run, mark]) => rest.replace(run, mark),
    text.replace(/(?<!\p{L})(?:\p{Lu}\.\s?){1,3}(?=\[name\])|(?<=\[name\]\s)\p{Lu}\.(?=\s\[name\])/gu, ''),
  );
