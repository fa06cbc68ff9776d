import { fold } from '../words/fold.ts';

const wordsIn = (text: string) => [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);

/** "Müller" is also written "Mueller", and "Đorđević" "Djordjevic". */
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', đ: 'dj' };
/** A name has few such letters; each doubles the number of its spellings. */
const mostSpelledOut = 4;

/** A name with each choice of its letters spelled out: "Østergård" as "Østergaard", too. */
function spellingsOf(name: string): string[] {
  let spellings = [''];
  let left = mostSpelledOut;
  for (const letter of name.normalize('NFC').toLowerCase()) {
    const other = left > 0 ? spelledOut[letter] : undefined;
    if (other) left -= 1;
    spellings = spellings.flatMap((text) => [text + letter, ...(other ? [text + other] : [])]);
  }
  return spellings;
}

/** Fewer letters may be another word: the user name of Ann Ash is "aash". */
const leastJoined = 5;
const leastSurname = 5;
/** A name of more words is a title or a line of text. */
const mostParts = 6;

/** Parts of a name written as one word, "obrien" and "vanderberg", and with an initial as user names have it, "kzwolmeyer". */
function joinedForms(parts: string[], isOrdinary: (word: string) => boolean): string[] {
  if (parts.length < 2 || parts.length > mostParts) return [];
  const joined = parts.flatMap((_, start) =>
    parts.slice(start + 1).map((_part, more) => parts.slice(start, start + more + 2)),
  );
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const initialled =
    last.length >= leastSurname && !isOrdinary(last)
      ? [`${first.charAt(0)}${last}`, `${last}${first.charAt(0)}`]
      : [];
  return [
    ...joined.filter((some) => !some.every(isOrdinary)).map((some) => some.join('')),
    ...initialled,
  ].filter((form) => form.length >= leastJoined);
}

/** The parts of a name without blanks, as in 佐藤花子, where the family name may end anywhere. */
const unspacedParts = (word: string): string[] =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,6}$/u.test(word)
    ? [word.slice(0, 2), word.slice(-2)]
    : [];
/** An Arabic word without its article. */
const withoutArticle = (word: string): string[] => (/^ال\p{L}{3,}$/u.test(word) ? [word.slice(2)] : []);

/** The words by which a name is found in a text, folded: its own, in each spelling, joined, and without articles. */
export const nameForms = (name: string | null, isOrdinary: (word: string) => boolean): string[] =>
  spellingsOf(name ?? '').flatMap((spelling) => {
    const parts = wordsIn(spelling);
    return [
      ...parts,
      ...joinedForms(parts, isOrdinary),
      ...parts.flatMap((part) => [...unspacedParts(part), ...withoutArticle(part)]),
    ];
  });
