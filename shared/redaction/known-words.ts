import type { Profile } from '../contracts/profile.ts';
import { fold } from '../words/fold.ts';
import { nameForms } from './name-forms.ts';

type Basics = Profile['basics'];

/** The identity of a person as one place has it: a CV, an application, or the candidate. */
export type Identity = Pick<
  Basics,
  'name' | 'first_name' | 'last_name' | 'emails' | 'phones' | 'profiles' | 'location'
>;

/** The kinds of personal words that may occur anywhere in a CV, and the marks that replace them. */
export type Mark = 'name' | 'link' | 'address';

/** Parts of names that are also words of their own: they are removed only between two other parts. */
export const particles =
  'van|von|vom|zu|zur|de|der|den|het|ter|ten|te|da|di|do|dos|das|del|della|dello|la|le|las|los|el|al|bin|ibn|af|av|mac|mc|san|saint|st|jr|sr|ii|iii|dr|prof';
const ordinary = new Set(
  (
    `${particles}|and|the|of|for|near|area|greater|remote|based|open|relocate|city|region|province|state|county|` +
    'street|road|avenue|lane|info|contact|mail|email|hello|office|work|job|jobs|career|bewerbung|cv|resume|me|my|' +
    'admin|gmail|outlook'
  ).split('|'),
);

const allWordsOf = (text: string | null) =>
  [...fold(text ?? '').matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
const wordsOf = (text: string | null, least: number) =>
  allWordsOf(text).filter((word) => word.length >= least && !ordinary.has(word));
const namesOf = ({ name, first_name, last_name }: Identity) => [name, first_name, last_name];
const mailboxesOf = ({ emails }: Identity) => emails.map((email) => email.split('@')[0] ?? '');
/** Scripts without blanks between words, or with particles written onto a name, and the fewest letters of a name in each. */
const gaplessScripts: [RegExp, number][] = [
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u, 2],
  [/^\p{Script=Hangul}+$/u, 2],
  [/^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+$/u, 3],
  [/^[\p{Script=Arabic}\p{Script=Hebrew}]+$/u, 3],
];

/**
 * The words that identify the person, folded, each with its mark: words of the name, of the e-mail's local
 * part, of the place of residence, and user names in networks. It errs on removing too much: with the name "Will", the
 * verb is removed too.
 */
export function knownWords(known: readonly Identity[]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const mark = (kind: Mark, words: string[]) => {
    for (const word of words) if (!marks.has(word)) marks.set(word, kind);
  };
  const isOrdinary = (word: string) => ordinary.has(word);
  for (const name of new Set(known.flatMap(namesOf)))
    mark(
      'name',
      nameForms(name, isOrdinary).filter((word) => word.length >= 2 && !isOrdinary(word)),
    );
  for (const mailbox of known.flatMap(mailboxesOf))
    mark(
      'name',
      wordsOf(mailbox, 3).filter((word) => !/^\d+$/.test(word)),
    );
  for (const { username } of known.flatMap(({ profiles }) => profiles)) mark('link', wordsOf(username, 4));
  for (const { location } of known)
    for (const part of [location?.raw, location?.city, location?.region, location?.postal_code])
      mark('address', wordsOf(part ?? null, 3));
  return marks;
}

/**
 * The first and last words of the names that are also ordinary words, such as "Lane", "Do" or "Van", folded. They
 * identify the person only with a capital.
 */
export function ordinaryNames(known: readonly Identity[]): ReadonlySet<string> {
  const ends = known.flatMap(namesOf).flatMap((name) => {
    const words = allWordsOf(name);
    return [words.at(0), words.at(-1)];
  });
  return new Set(
    ends.filter((word) => word !== undefined && word.length >= 2 && ordinary.has(word)) as string[],
  );
}

/** The place of residence as written, for a place of short words such as "IA (US)". */
export const knownPlaces = (known: readonly Identity[]): string[] =>
  known
    .flatMap(({ location }) => [location?.raw, location?.city])
    .filter((place) => place != null && place.length >= 4) as string[];

/** The letters of an e-mail's local part, because people use the same user name elsewhere. */
const handlesOf = (known: readonly Identity[]) =>
  known
    .flatMap(mailboxesOf)
    .map((mailbox) => wordsOf(mailbox, 2).join('').replace(/\p{N}/gu, ''))
    .filter((handle) => handle.length >= 6);

/**
 * Detects words that contain a name: two of its parts or the e-mail's local part joined together ("annamueller84"), and
 * a part with the s of the genitive ("Müllers").
 */
export function namesWithin(
  known: readonly Identity[],
  marks: ReadonlyMap<string, Mark>,
): (word: string) => boolean {
  const parts = new Set(
    [...marks].filter(([word, mark]) => mark === 'name' && word.length >= 3).map(([word]) => word),
  );
  const handles = new Set(handlesOf(known).filter((handle) => holdsPart(handle, parts)));
  const verdicts = new Map<string, boolean>();
  const isComposed = (word: string) => {
    const verdict = verdicts.get(word) ?? isMadeOf(word, parts);
    verdicts.set(word, verdict);
    return verdict;
  };
  return (word) => {
    const folded = fold(word);
    if (/^\p{Lu}/u.test(word) && folded.endsWith('s') && isLongName(marks, folded.slice(0, -1))) return true;
    const bare = withoutDigits(folded);
    return bare.length >= 6 && bare.length < longestComposed && (handles.has(bare) || isComposed(bare));
  };
}

/** A longer word is no name, so this limits the work per word. */
const longestComposed = 40;

/** Whether a word consists of two or more of the parts and nothing else. Each position of the word is examined once. */
function isMadeOf(word: string, parts: ReadonlySet<string>): boolean {
  if (parts.has(word)) return false;
  const ends = new Set([0]);
  // A loop over a set also visits values that are added during the loop, so that each position is examined once.
  for (const start of ends)
    for (let end = start + 3; end <= word.length; end++)
      if (!ends.has(end) && parts.has(word.slice(start, end))) ends.add(end);
  return ends.has(word.length);
}

/** Whether a user name contains one of the parts. */
function holdsPart(handle: string, parts: ReadonlySet<string>): boolean {
  const letters = handle.slice(0, longestComposed);
  for (let start = 0; start < letters.length; start++)
    for (let end = start + 3; end <= letters.length; end++)
      if (parts.has(letters.slice(start, end))) return true;
  return false;
}

/** A word without digits around it: "kzwolm84" is a user name of kzwolm. */
export const withoutDigits = (word: string): string => word.replace(/^\p{N}+|(?<!\p{N})\p{N}+$/gu, '');

const isLongName = (marks: ReadonlyMap<string, Mark>, word: string) =>
  word.length >= 4 && marks.get(word) === 'name';

/**
 * The known words that may be written without blanks around them, as in Japanese ("佐藤さん"), Korean ("김민수는") or Arabic. Known
 * words have no marks on their letters, but a text has.
 */
export const gaplessWords = (marks: ReadonlyMap<string, Mark>): [RegExp, Mark][] =>
  [...marks].flatMap(([word, mark]) => {
    const isGapless = gaplessScripts.some(([script, least]) => script.test(word) && word.length >= least);
    return isGapless
      ? [[new RegExp([...word].map((letter) => `${letter}\\p{M}*`).join(''), 'gu'), mark]]
      : [];
  });
