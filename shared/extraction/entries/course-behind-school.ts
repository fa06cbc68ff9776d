import { readsLikeCourse } from '../../words/course-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { fieldsOfStudy } from '../../words/fields-of-study.ts';
import { institutionScore } from '../../words/school-words.ts';
import { courseOutcomes, courseResults } from '../../words/study-words.ts';
import type { Part } from './header-parts.ts';

/** "Logistiek medewerker", "Enseñanza media": a name of a town has no small letters at its end, or a preposition amid it. */
const endsInSmallLetters =
  /^(?!.*\s(?:de|del|della|di|do|da|am|an|im|na|nad|in|sur|sous|bij)\s)\p{Lu}\S*\s(?:.*\s)?\p{Ll}[\p{L}-]{3,}$/u;
/** "School of Economics, Business and Law": the list of its subjects goes on. */
const isList = (school: string, text: string) =>
  /\s(?:and|und|et|y|e|en|i|och|&)\s/u.test(text) &&
  /\s(?:(?:of|für|for|des?|di|da|do|för|van|voor)\s|d['’])\S+$/u.test(school);
const partOfSchool = new RegExp(
  [
    '(?<!\\p{L})(?:campus|building|ronda|locatie|fac(?:ul|olt)\\p{L}+|fac\\.|institut\\p{L}*|dipartimento|departe?ment\\p{L}*|dept|wydział|katedra|ufr|school',
    'cent(?:er|re)|standort|sede|sezione|filia|vestiging)(?!\\p{L})|fakult|bölüm',
  ].join('|'),
  'iu',
);
const remark = new RegExp(`^(?:${courseResults}|${courseOutcomes})$`, 'iu');

/** Whether the text after the name of a school, and a comma, names what was learned there. */
const isCourse = (school: string, text: string) =>
  companyScore(text) <= 0 &&
  !partOfSchool.test(text) &&
  !remark.test(text) &&
  !isList(school, text) &&
  (readsLikeCourse(text) || endsInSmallLetters.test(text) || fieldsOfStudy(text).size > 0);

/**
 * "Umeå universitet, Polisprogrammet", "Universidad del Valle, Enfermera, Cali": the school, the course and the places of a head that has
 * nothing else, cut at their commas; null where the text after the school is part of its name.
 */
export const courseBehindSchool = (part: Part, pieces: readonly Part[]): Part[] | null => {
  const [school, ...others] = pieces;
  const names = others.filter(({ place }) => place < 0.6);
  const [first, last] = [names[0], names.at(-1)];
  if (!school || !first || !last || names.some(({ text }) => institutionScore(text) > 0)) return null;
  const from = part.text.indexOf(first.text, school.text.length);
  const course = part.text.slice(from, part.text.indexOf(last.text, from) + last.text.length);
  return isCourse(school.text, course)
    ? [school, { ...first, text: course, label: 'area' }, ...others.filter(({ place }) => place >= 0.6)]
    : null;
};
