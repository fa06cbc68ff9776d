import type { Profile } from '../contracts/profile.ts';
import { fold } from '../extraction/rules/fold.ts';

/** What of a person is told by words that stand anywhere in the CV, and the mark that takes their place. */
export type Mark = 'name' | 'link' | 'address';

/** Parts of names that are words of their own: they go only between two others. */
export const particles =
  'van|von|vom|zu|zur|de|der|den|het|ter|ten|te|da|di|do|dos|das|del|della|dello|la|le|las|los|el|al|bin|ibn|af|av|mac|mc|san|saint|st|jr|sr|ii|iii|dr|prof';
const ordinary = new Set(
  `${particles}|and|the|of|for|near|area|greater|remote|based|open|relocate|city|region|province|state|county|street|road|avenue|lane|info|contact|mail|email|hello|office|work|job|jobs|career|bewerbung|cv|resume|me|my|admin|gmail|outlook`.split(
    '|',
  ),
);

const wordsOf = (text: string | null, least: number) =>
  [...fold(text ?? '').matchAll(/[\p{L}\p{N}]+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= least && !ordinary.has(word));
/** "Müller" is also written "Mueller". */
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const withoutUmlauts = (name: string | null) =>
  (name ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter);
const isHan = (word: string) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(word);

/**
 * The words of a profile that tell who the person is, folded, each with its mark: of the name and of the e-mail's first
 * part, of the place of residence, and the names in other networks. Rather a word too many: "Will" goes as a verb too.
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

/** The place of residence as it is written, for one of short words such as "IA (US)". */
export const knownPlaces = ({ basics: { location } }: Profile): string[] =>
  [location?.raw, location?.city].filter((place) => place != null && place.length >= 4) as string[];

/** The letters of an e-mail's first part, as somebody writes them who has the same name elsewhere. */
const handlesOf = ({ basics }: Profile) =>
  basics.emails
    .map((email) =>
      wordsOf(email.split('@')[0] ?? '', 2)
        .join('')
        .replace(/\p{N}/gu, ''),
    )
    .filter((handle) => handle.length >= 6);

/**
 * Tells words that hold a name without being one: two of its parts or the e-mail's first part run together
 * ("annamueller84"), and a part with the s of the genitive ("Müllers").
 */
export function namesWithin(profile: Profile, marks: ReadonlyMap<string, Mark>): (word: string) => boolean {
  const parts = [...marks]
    .filter(([word, mark]) => mark === 'name' && word.length >= 3)
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length);
  const handles = handlesOf(profile).filter((handle) => parts.some((part) => handle.includes(part)));
  /** How many parts make up the whole of a word; 0 where something else is in it. */
  const partsOf = (word: string): number => {
    for (const part of parts) {
      if (word === part) return 1;
      const others = word.startsWith(part) ? partsOf(word.slice(part.length)) : 0;
      if (others > 0) return others + 1;
    }
    return 0;
  };
  return (word) => {
    const folded = fold(word);
    if (/^\p{Lu}/u.test(word) && folded.endsWith('s') && isLongName(marks, folded.slice(0, -1))) return true;
    const bare = folded.replace(/\p{N}+$/u, '');
    return bare.length >= 6 && bare.length < 40 && (handles.includes(bare) || partsOf(bare) > 1);
  };
}

const isLongName = (marks: ReadonlyMap<string, Mark>, word: string) =>
  word.length >= 4 && marks.get(word) === 'name';

/** The known words that stand between others without a gap, as Japanese writes them. */
export const gaplessWords = (marks: ReadonlyMap<string, Mark>) =>
  [...marks].filter(([word]) => isHan(word) && word.length >= 2);
