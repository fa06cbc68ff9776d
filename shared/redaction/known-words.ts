import type { Profile } from '../contracts/profile.ts';
import { fold } from '../words/fold.ts';

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
/** "Müller" is also written "Mueller". */
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const withoutUmlauts = (name: string | null) =>
  (name ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter);
const isHan = (word: string) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(word);

/**
 * The words of a profile that identify the person, folded, each with its mark: words of the name, of the e-mail's local
 * part, of the place of residence, and user names in networks. It errs on removing too much: with the name "Will", the
 * verb is removed too.
 */
export function knownWords({ basics }: Profile): Map<string, Mark> {
  const { name, first_name, last_name, emails, profiles, location } = basics;
  const marks = new Map<string, Mark>();
  const mark = (kind: Mark, words: string[]) => {
    for (const word of words) if (!marks.has(word)) marks.set(word, kind);
  };
  for (const part of [name, first_name, last_name])
    mark('name', [...wordsOf(part, 2), ...wordsOf(withoutUmlauts(part), 2)]);
  for (const email of emails) {
    const local = email.split('@')[0] ?? '';
    mark(
      'name',
      wordsOf(local, 3).filter((word) => !/^\d+$/.test(word)),
    );
  }
  for (const { username } of profiles) mark('link', wordsOf(username, 4));
  for (const part of [location?.raw, location?.city, location?.region, location?.postal_code])
    mark('address', wordsOf(part ?? null, 3));
  return marks;
}

/**
 * The first and last words of the name that are also ordinary words, such as "Lane", "Do" or "Van", folded. They
 * identify the person only with a capital.
 */
export function ordinaryNames({ basics: { name, first_name, last_name } }: Profile): ReadonlySet<string> {
  const ends = [name, first_name, last_name].flatMap((part) => {
    const words = allWordsOf(part);
    return [words.at(0), words.at(-1)];
  });
  return new Set(
    ends.filter((word) => word !== undefined && word.length >= 2 && ordinary.has(word)) as string[],
  );
}

/** The place of residence as written, for a place of short words such as "IA (US)". */
export const knownPlaces = ({ basics: { location } }: Profile): string[] =>
  [location?.raw, location?.city].filter((place) => place != null && place.length >= 4) as string[];

/** The letters of an e-mail's local part, because people use the same user name elsewhere. */
const handlesOf = ({ basics }: Profile) =>
  basics.emails
    .map((email) =>
      wordsOf(email.split('@')[0] ?? '', 2)
        .join('')
        .replace(/\p{N}/gu, ''),
    )
    .filter((handle) => handle.length >= 6);

/**
 * Detects words that contain a name: two of its parts or the e-mail's local part joined together ("annamueller84"), and
 * a part with the s of the genitive ("Müllers").
 */
export function namesWithin(profile: Profile, marks: ReadonlyMap<string, Mark>): (word: string) => boolean {
  const parts = new Set(
    [...marks].filter(([word, mark]) => mark === 'name' && word.length >= 3).map(([word]) => word),
  );
  const handles = new Set(handlesOf(profile).filter((handle) => holdsPart(handle, parts)));
  const verdicts = new Map<string, boolean>();
  const isComposed = (word: string) => {
    const verdict = verdicts.get(word) ?? isMadeOf(word, parts);
    verdicts.set(word, verdict);
    return verdict;
  };
  return (word) => {
    const folded = fold(word);
    if (/^\p{Lu}/u.test(word) && folded.endsWith('s') && isLongName(marks, folded.slice(0, -1))) return true;
    const bare = folded.replace(/(?<!\p{N})\p{N}+$/u, '');
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

const isLongName = (marks: ReadonlyMap<string, Mark>, word: string) =>
  word.length >= 4 && marks.get(word) === 'name';

/** The known words that are written without spaces around them, as in Japanese. */
export const gaplessWords = (marks: ReadonlyMap<string, Mark>) =>
  [...marks].filter(([word]) => isHan(word) && word.length >= 2);
