import { fold } from '../words/fold.ts';
import { plain } from './commands.ts';
import { wordsOf } from './words/languages.ts';

interface Option {
  value: string;
  label: string;
}

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isLetter = (text: string) => /[\p{L}\p{N}+#]/u.test(text) && !unspaced.test(text);

/** Whether a folded text has the phrase as whole words. */
function says(text: string, phrase: string): boolean {
  const words = fold(phrase).trim();
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (unspaced.test(words)) return true;
    const [before = '', after = ''] = [text[at - 1], text[at + words.length]];
    if (!isLetter(before) && !isLetter(after)) return true;
  }
  return false;
}

/** A longer message can contain an option and mean another one. */
const maxRest = 40;

/** True or false, or undefined for a message that is not clearly one of them. */
export function readYesOrNo(text: string, locale: string): boolean | undefined {
  const [words, own] = [wordsOf('en'), wordsOf(locale)];
  const folded = fold(text);
  if (folded.length > maxRest) return undefined;
  const among = (which: 'yes' | 'no') => {
    // Another language's "no" can be a "yes": in Polish it is.
    const lists = locale.startsWith('pl') ? own[which] : [...own[which], ...words[which]];
    return lists.some((word) => says(folded, word));
  };
  const [yes, no] = [among('yes'), among('no')];
  return yes === no ? undefined : yes;
}

/** The options that a message names: by their number in the list, by their value or by their label. */
export function readOptions(text: string, options: readonly Option[], locale: string): Option[] {
  const whole = plain(text);
  const exact = options.filter(({ value, label }) => plain(label) === whole || plain(value) === whole);
  if (exact.length > 0) return exact.slice(0, 1);
  if (/^\d{1,3}(?:[\s,;.]+\d{1,3})*[.)]?$/.test(text.normalize('NFKC').trim())) {
    const numbers = text.normalize('NFKC').match(/\d+/g) ?? [];
    const picked = numbers.map((number) => options[Number(number) - 1]);
    return picked.every((one) => one !== undefined) ? [...new Set(picked)] : [];
  }
  const folded = fold(text);
  const named = options.filter(({ label }) => says(folded, label));
  // "Java" is not named by "Java and Spring" where that is an option.
  const longest = named.filter(
    ({ label }) => !named.some((other) => other.label !== label && says(fold(other.label), label)),
  );
  const rest = longest.reduce((length, { label }) => length - label.length, folded.length);
  const isDenied = wordsOf(locale).no.some((word) => says(folded, word));
  return rest > maxRest || isDenied ? [] : longest;
}
