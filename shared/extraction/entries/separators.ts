import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { fieldsOfStudy } from '../../words/fields-of-study.ts';
import { readLabel } from '../../words/form-labels.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Part } from './header-parts.ts';

/** Both sides of a separator in the head of an entry; null where it has none. */
export type Separator = (text: string) => [string, string] | null;

/** The sides of a separator that occurs once. */
const once =
  (mark: RegExp): Separator =>
  (text) => {
    const [first = '', second = '', ...more] = text.trim().split(mark);
    return more.length === 0 && first.length > 2 && second.length > 2 ? [first, second] : null;
  };

/** A label of a form has a colon, too. */
const atColon: Separator = (text) => (readLabel(text.trim()) ? null : once(/:\s/u)(text));

const bracketsAtEnd = /^([^()]{3,80}?)\s*\(([^()]{3,80})\)?(?:(?<=\)),\s\p{Lu}[^(),]{1,40})?$/u;
/** A town may follow the brackets: "Gasthof Adler (Köchin), Graz". */
const inBrackets: Separator = (text) => {
  const [, first, second] = bracketsAtEnd.exec(text.trim()) ?? [];
  return first && second ? [first, second] : null;
};

const wordForIn =
  /\s(?:en|på|i|in|w|we|na|no|em|à|au|chez|bei|im|am|an der|in der|presso|alla?|al|nell?a?|te|bij|at|for|with)\s(?=[\p{Lu}\d])/gu;
/** No field of study follows these. */
const onlyAt = /\s(?:på|vid|hos|na|no|im|am|bei|beim|au|à la|chez|presso|bij|at)\s(?=[\p{Lu}\d])/u;

const isPost = (side: string) => titleScore(side) >= 1 || findDegree(side) !== null;
const isHouse = (side: string) => companyScore(side) > 0 || institutionScore(side) > 0;

/** "Técnico en Gastronomía en CECATI 36": the last word that may mean "at", unless a town follows it or a house is before it. */
const atLastWord: Separator = (text) => {
  const cuts = [...text.trim().matchAll(wordForIn)]
    .map(({ index, 0: word }): [string, string] => [
      text.trim().slice(0, index),
      text.trim().slice(index + word.length),
    ])
    .filter((sides) => sides.every((side) => side.length > 2));
  return (
    cuts.findLast(([first, second]) => placeScore(second) < 0.6 && !isHouse(first)) ??
    cuts.findLast(([, second]) => placeScore(second) < 0.6) ??
    null
  );
};

/** "Pampa Datos": words in capitals that are neither a post nor what is studied. */
const isName = (side: string) =>
  /^[\p{Lu}\d]\S*\s.*\p{Lu}/u.test(side) && !isPost(side) && fieldsOfStudy(side).size === 0;

/** "Gasthof Adler: Köchin": a house and, after the colon, a post, which no row of a form is. */
export const isHouseAndPost = (text: string): boolean => {
  const [first, second] = atColon(text) ?? [];
  return !!first && !!second && isPost(second) && (isHouse(first) || isName(first));
};

/** Whether a post or degree is in or at this house. Names of subjects read like names of houses. */
const isBehindAt = (post: string, side: string) =>
  isHouse(side.split(', ')[0] ?? '') || (findDegree(post) === null && isName(side));

interface Form {
  sides: Separator;
  /** Whether the words of the sides show that it separates facts. */
  isKnown: (sides: [string, string]) => boolean;
  /** Whether a head may have other parts. */
  allowsOthers?: boolean;
}

const forms: Form[] = [
  // "Lähihoitaja / Palvelukoti Iltarusko"
  {
    sides: once(/\s\/\s/u),
    isKnown: (sides) => sides.some((side) => isPost(side) || isHouse(side)),
    allowsOthers: true,
  },
  // "Gasthof Adler: Köchin"
  { sides: atColon, isKnown: (sides) => sides.some((side) => isPost(side) || isHouse(side)) },
  // "Gasthof Adler (Köchin)", "Köchin (Gasthof Adler)"
  {
    sides: inBrackets,
    isKnown: ([first, second]) => (isPost(first) ? isHouse(second) || isName(second) : isPost(second)),
  },
  // "Camarera de pisos en Hotel Ventisquero Azul"
  { sides: atLastWord, isKnown: ([first, second]) => isPost(first) && isBehindAt(first, second) },
  // "Sekreterare på Österbottens hembygdsring"
  { sides: once(onlyAt), isKnown: ([first]) => isPost(first) },
];

/** The separator of title and employer, or degree and school, in most heads of a section; null where there is none. */
export const separatorOf = (heads: readonly (readonly Part[])[]): Separator | null => {
  const named = heads.map((parts) => parts.filter(({ place, label }) => place < 0.6 && label === null));
  for (const { sides, isKnown, allowsOthers } of forms) {
    const parted = named.flatMap((parts) => {
      const cut = parts.flatMap(({ text }) => (sides(text) ? [sides(text) as [string, string]] : []));
      return cut.length === 1 && (allowsOthers || parts.length === 1) ? cut : [];
    });
    const isHabit = parted.length > 1 && parted.length > heads.length * 0.6;
    if (isHabit && parted.filter(isKnown).length * 2 >= parted.length) return sides;
  }
  return null;
};

/** Both sides of a separator as parts of their own. */
export const atSeparator =
  (sides: Separator) =>
  (part: Part): Part[] =>
    part.place < 0.6 && part.label === null
      ? (sides(part.text) ?? [part.text]).map((text) => ({ ...part, text }))
      : [part];
