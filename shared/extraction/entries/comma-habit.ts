import { departmentsBefore, departmentsBehind } from '../../words/department-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { namesHouse } from '../../words/house-names.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import type { Read } from './read-line.ts';

const moreDepartments =
  'laboratory|research|ward|unit|region|ufficio|rayon|direction|direcci[óo]n|sec[çc][ãa]o|planta|avdelning(?:en)?|year \\d';

const departments = new RegExp(
  `(?<!\\p{L})(?:${departmentsBefore}|${departmentsBehind}|${moreDepartments})(?!\\p{L})`,
  'iu',
);

const pair = /^(\p{Lu}[^,]{2,50}),\s+(\p{Lu}.{2,60})$/u;
/** "Senner, Agrargemeinschaft Rosannalm": two names with a comma between them, of which neither is a place that a list has. */
const isPair = (text: string): boolean => {
  const [, , name = ''] = pair.exec(text.trim()) ?? [];
  return name !== '' && placeScore(name) < 0.6;
};
/** The first is a post, and the second is none. */
const isPostAndName = (text: string): boolean => {
  const [, post = '', name = ''] = pair.exec(text.trim()) ?? [];
  return (
    titleScore(post) >= 1 &&
    companyScore(post) <= 0 &&
    titleScore(name.split(',')[0] ?? '') < 1 &&
    !departments.test(name)
  );
};

/** "Vårdbiträde, Höga Kustens hemtjänst": the second name is an employer by its words. */
const endsInHouse = (text: string): boolean => {
  const [, , name = ''] = pair.exec(text.trim()) ?? [];
  return namesHouse(name) && !departments.test(name);
};

/**
 * A line that may name the employer: "Lee Valley Healthcare, Ballincollig", by its words or with a town; "Stripe", a word or two in
 * capitals.
 */
const mayBeHouse = (text: string): boolean =>
  namesHouse(text) ||
  /^\p{Lu}[^,.]{2,60},\s\p{Lu}[\p{L}' -]{2,30}$/u.test(text.trim()) ||
  /^(?:\p{Lu}[\p{L}'&-]+\s?){1,2}(?:[\t|].*)?$/u.test(text.trim());

/**
 * Whether most dated lines of a section, or the lines above a bare date, are a post and a name. Where lines below them are houses, the
 * names are departments: "Staff Nurse, Coronary Care Unit".
 */
export const haveCommas = (reads: readonly Read[], anchors: readonly number[]): boolean => {
  const heads = anchors.map(
    (at) => [reads[at]?.rest, reads[at - 1]?.rest].find((text) => isPair(text ?? '')) ?? '',
  );
  const pairs = heads.filter(isPair);
  const known = pairs.filter(isPostAndName).length;
  const houses = anchors.filter(
    (at, i) =>
      !endsInHouse(heads[i] ?? '') && !reads[at + 1]?.anchor && mayBeHouse(reads[at + 1]?.rest ?? ''),
  ).length;
  return (
    known > 1 && known * 2 >= pairs.length && pairs.length >= heads.length * 0.6 && houses * 3 < heads.length
  );
};

/** Whether a head is a post and its employer, and the line below it, if it may name one, is about something else. */
export const isWholePair = (head: string, below: string): boolean =>
  isPair(head) && (endsInHouse(head) || !mayBeHouse(below));
