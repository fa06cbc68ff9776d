import { findDegree } from '../../words/degree-words.ts';
import { fieldsOfStudy } from '../../words/fields-of-study.ts';
import { readLabel } from '../../words/form-labels.ts';
import { namesHouse } from '../../words/house-names.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import { wordsForAtOrIn, wordsForAtOrOf } from '../../words/words-for-at.ts';
import { firstAnswer } from '../decisions.ts';
import type { Part } from './header-parts.ts';
import { postAndHouse } from './places-in-parts.ts';

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
  return first && second && (!postAndHouse(first) || namesHouse(second)) ? [first, second] : null;
};

const wordForAt = new RegExp(`\\s(?:${wordsForAtOrOf})\\s(?=[\\p{Lu}\\d])`, 'gu');
/** No field of study follows these. */
const onlyAt = new RegExp(`\\s(?:${wordsForAtOrIn})\\s(?=[\\p{Lu}\\d])`, 'u');

const isPost = (side: string) => titleScore(side) >= 1 || findDegree(side) !== null;

/** "Técnico en Gastronomía en CECATI 36": the last word that may mean "at", unless a town follows it or a house is before it. */
const atLastWord: Separator = (text) => {
  const head = text.trim();
  const cuts = [...head.matchAll(wordForAt)]
    .map(({ index, 0: word }): [string, string] => [head.slice(0, index), head.slice(index + word.length)])
    .filter(([first, second]) => first.length > 2 && second.length > 2 && placeScore(second) < 0.6);
  return cuts.findLast(([first]) => !namesHouse(first)) ?? cuts.at(-1) ?? null;
};

/** "Pampa Datos": words in capitals that are neither a post nor what is studied. */
const isName = (side: string) =>
  /^[\p{Lu}\d]\S*\s.*\p{Lu}/u.test(side) && !isPost(side) && fieldsOfStudy(side).size === 0;

/** "Gasthof Adler: Köchin": a house and, after the colon, a post, which no row of a form is. */
export const isHouseAndPost = (text: string): boolean => {
  const [first, second] = atColon(text) ?? [];
  return !!first && !!second && isPost(second) && (namesHouse(first) || isName(first));
};

/** Whether a post or degree is in or at this house. Names of subjects read like names of houses. */
const isBehindAt = (post: string, side: string) => {
  const [first = '', ...others] = side.split(', ');
  // "BTEC First Diploma in Public Services, Haven Point College"
  const isField =
    findDegree(post) !== null &&
    institutionScore(first) === 0 &&
    others.some((other) => institutionScore(other) > 0);
  return !isField && (namesHouse(first) || (findDegree(post) === null && isName(side)));
};

/** The heads of a section, each with its parts that are no place and have no label. */
type Heads = readonly (readonly Part[])[];

/** No title and employer together are longer; the work for a hostile line is bounded so. */
const longestHead = 200;

/** The separator where most heads have it, and half of what it separates is known. */
const habit =
  (separator: Separator, isKnown: (sides: [string, string]) => boolean, allowsOthers = false) =>
  (heads: Heads): Separator | null => {
    const parted = heads.flatMap((parts) => {
      const sides = parts.flatMap(({ text }) => {
        const found = text.length > longestHead ? null : separator(text);
        return found ? [found] : [];
      });
      return sides.length === 1 && (allowsOthers || parts.length === 1) ? sides : [];
    });
    const isHabit = parted.length > 1 && parted.length > heads.length * 0.6;
    // If each head has it, one third of them is enough to know.
    const least = parted.length > 2 && parted.length === heads.length ? 1 / 3 : 1 / 2;
    return isHabit && parted.filter(isKnown).length >= parted.length * least ? separator : null;
  };

const eitherIsKnown = (sides: [string, string]) => sides.some((side) => isPost(side) || namesHouse(side));

const ofHeads = firstAnswer<Heads, Separator>('entries/separators', [
  {
    name: 'a stroke',
    example: 'Lähihoitaja / Palvelukoti Iltarusko',
    answer: habit(once(/\s\/\s/u), eitherIsKnown, true),
  },
  {
    name: 'a colon',
    example: 'Gasthof Adler: Köchin',
    answer: habit(atColon, eitherIsKnown),
  },
  {
    name: 'brackets',
    example: 'Gasthof Adler (Köchin)',
    answer: habit(inBrackets, ([first, second]) =>
      isPost(first) ? namesHouse(second) || isName(second) : isPost(second),
    ),
  },
  {
    name: 'a word for "at" or "of"',
    example: 'Camarera de pisos en Hotel Ventisquero Azul',
    answer: habit(atLastWord, ([first, second]) => isPost(first) && isBehindAt(first, second)),
  },
  {
    name: 'a word for "at" before a name that no list has',
    example: 'Sekreterare på Österbottens hembygdsring',
    answer: habit(once(onlyAt), ([first]) => isPost(first)),
  },
]);

/** The separator of title and employer, or degree and school, in most heads of a section; null where there is none. */
export const separatorOf = (heads: Heads): Separator | null =>
  ofHeads(heads.map((parts) => parts.filter(({ place, label }) => place < 0.6 && label === null)));

/** Both sides of a separator as parts of their own. */
export const atSeparator =
  (sides: Separator) =>
  (part: Part): Part[] =>
    part.place < 0.6 && part.label === null && part.text.length <= longestHead
      ? (sides(part.text) ?? [part.text]).map((text) => ({ ...part, text }))
      : [part];
