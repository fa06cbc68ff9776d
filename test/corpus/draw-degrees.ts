import type { SeededNumbers } from '../support/seeded-numbers.ts';
import { readManifest, strangersFolders } from './manifest.ts';

/** The title of the section, by language. */
const titles: Record<string, string> = {
  en: 'EDUCATION',
  de: 'AUSBILDUNG',
  fr: 'FORMATION',
  es: 'FORMACIÓN',
  it: 'ISTRUZIONE',
  pt: 'FORMAÇÃO',
  nl: 'OPLEIDING',
  pl: 'WYKSZTAŁCENIE',
  sv: 'UTBILDNING',
  ja: '学歴',
  zh: '教育背景',
};
export const spokenBySchools = Object.keys(titles);

const atRight = (text: string, period: string) => `${text.padEnd(60)}        ${period}`;
const inMargin = (period: string, lines: string[]) =>
  lines.map((line, i) => `${(i === 0 ? period : '').padEnd(28)}${line}`);

/** How a degree, its school and its period are written: the lines of the entry. */
export const courseHeads: Record<string, (degree: string, school: string, period: string) => string[]> = {
  'the school below': (degree, school, period) => [atRight(degree, period), school],
  'the degree below': (degree, school, period) => [atRight(school, period), degree],
  'Degree, School': (degree, school, period) => [`${degree}, ${school}, ${period}`],
  'School, Degree': (degree, school, period) => [`${school}, ${degree}, ${period}`],
  'the period, then Degree, School': (degree, school, period) => inMargin(period, [`${degree}, ${school}`]),
  'the period, then School, Degree': (degree, school, period) => inMargin(period, [`${school}, ${degree}`]),
  'the period in the margin, the school below': (degree, school, period) =>
    inMargin(period, [degree, school]),
  'the period in the margin, the degree below': (degree, school, period) =>
    inMargin(period, [school, degree]),
  'Degree – School (period)': (degree, school, period) => [`${degree} – ${school} (${period})`],
  'Degree | School | period': (degree, school, period) => [`${degree} | ${school} | ${period}`],
};

interface Course {
  degree: string;
  school: string;
}

/** All degrees of the strangers' CVs in a language with their schools, commas, brackets and numbers included. */
const coursesOf = (lang: string): Course[] => {
  const rows = strangersFolders.flatMap((folder) => readManifest(folder)).filter((row) => row.lang === lang);
  const courses = rows.flatMap(({ truth }) =>
    truth.education.flatMap(({ degree, institution }) =>
      degree && institution ? [{ degree, school: institution }] : [],
    ),
  );
  return [...new Map(courses.map((course) => [course.degree, course])).values()];
};
const known = Object.fromEntries(spokenBySchools.map((lang) => [lang, coursesOf(lang)]));

/** The end of the first course of a drawn text. */
export const firstEnd = '2018-06';

/** The text of a CV with two courses in one way of writing, and the first of them. */
export function drawCourses(
  lang: string,
  head: string,
  numbers: SeededNumbers,
): { text: string; first: Course } {
  const pool = known[lang] as Course[];
  const [first, second] = [0, 1].map(() => pool[numbers.below(pool.length)]) as [Course, Course];
  const isEastern = lang === 'ja' || lang === 'zh';
  const periods = isEastern
    ? ['2014.09 - 2018.06', '2008.09 - 2012.06']
    : ['09/2014 – 06/2018', '09/2008 – 06/2012'];
  const write = courseHeads[head];
  const lines = [first, second].flatMap(({ degree, school }, i) => [
    ...(write?.(degree, school, periods[i] ?? '') ?? []),
    '',
  ]);
  return { text: ['Person Example', 'person@example.org', '', titles[lang], '', ...lines].join('\n'), first };
}
