import type { Profile } from '../../contracts/profile.ts';
import { findDegree } from '../../words/degree-words.ts';
import { fieldsOfStudy } from '../../words/fields-of-study.ts';
import { pauses } from '../../words/pauses.ts';
import { looksLikePlace } from '../../words/places.ts';
import { institutionScore } from '../../words/school-words.ts';
import {
  beforeSpecialities,
  courseOutcomes,
  courseResults,
  distinctions,
  gradeLabels,
} from '../../words/study-words.ts';
import { cite } from '../cite.ts';
import type { Line } from '../document.ts';
import { joinBeginAndEnd } from './begin-end-lines.ts';
import { type Habits, habitsOf } from './habits.ts';
import type { Part } from './header-parts.ts';
import { isLeftOpen } from './open-studies.ts';
import { partsOf } from './parts-of-courses.ts';
import { degreeFirst, pickSchool } from './schools.ts';
import { joinSchoolsAndDegrees } from './schools-and-degrees.ts';
import { honours, majorIn, splitDegree } from './split-degree.ts';
import { type Entry, splitEntries } from './split-entries.ts';

type Education = Profile['education'][number];

/** "BSc Statistics, minor in Linguistics", "maturita, obor polygrafie": what follows a degree in small letters goes on with it. */
const goesOn = /^\p{Ll}.{3}/u;

const score = new RegExp(
  [
    `(?:\\b(?:${gradeLabels})\\b[\\s:]*([\\d.,]+(?:\\s?/\\s?[\\d.,]+)?))`,
    // Of a number of points, and of the Italian 110.
    '(\\d[.,]\\d{1,2}\\s?/\\s?\\d(?:[.,]\\d+)?|\\d{2,3}\\s?/\\s?110(?:\\s?e lode)?)',
    `\\b(${distinctions})\\b`,
  ].join('|'),
  'i',
);

const pauseWords = new RegExp(`(?<!\\p{L})(?:${pauses})`, 'iu');
const namesPause = (text: string) => pauseWords.test(text);

/** The kind of fact in a line of an undated entry. */
const factIn = (text: string) => (findDegree(text) ? 'degree' : institutionScore(text) > 0 ? 'school' : null);

/** The entries of education sections, which may be courses of study, and how their heads are written. */
interface Courses {
  entries: Entry[];
  habits: Habits;
  /** Above zero where degrees come before schools, below zero where after them. */
  order: number;
}

/** The entries of the education sections. */
export const coursesIn = (sections: readonly (readonly Line[])[]): Courses => {
  const entries = sections.flatMap((lines) => splitEntries(joinBeginAndEnd(lines), 'any', factIn));
  const habits = habitsOf(entries);
  return { entries, habits, order: degreeFirst(entries.map((entry) => partsOf(entry, habits))) };
};

/**
 * Courses of study. A level is one that was reached by `today` (ISO date). The jobs show what the courses do not: `order` is above zero
 * where titles come first, and with `endsInTowns` the names of employers end in towns.
 */
export const extractEducation = (
  { entries, habits, order: own }: Courses,
  today: string,
  jobs: { order: number; endsInTowns: boolean },
): Education[] => {
  const asJobs = { ...habits, endsInTowns: habits.endsInTowns || jobs.endsInTowns };
  const read = entries.map((entry) => ({ entry, parts: partsOf(entry, asJobs) }));
  // Weaker than the order of a single course.
  const order = own + Math.max(-0.5, Math.min(0.5, jobs.order));
  const found = read.flatMap(({ entry, parts }): Education[] => {
    const school = pickSchool(parts, order);
    const others = parts.filter((part) => part !== school && part.place < 0.6 && !isTownOf(school, part));
    const degrees = others.filter((part) => findDegree(part.text));
    // "PhD" in the margin and "PhD in Computer Science" to its right: the longer one.
    const degreePart = degrees.find((part) => splitDegree(part.text)?.area) ?? degrees[0] ?? null;
    const degree = degreePart ? splitDegree(degreePart.text.replace(honours, '')) : null;
    const free = others.filter(
      (part) => !findDegree(part.text) && !score.test(part.text) && part.text.split(' ').length < 9,
    );
    const labelled = others.find((part) => part.label === 'area' && !findDegree(part.text));
    const field = labelled ?? (degree?.area ? undefined : free.find((part) => !looksLikePlace(part.text)));
    const area = labelled?.text ?? degree?.area ?? field?.text.replace(majorIn, '') ?? null;
    const named = degreePart ?? field;
    const rest = named ? furtherParts(others, named, school) : [];
    const line = school?.line ?? degreePart?.line ?? entry.header[0]?.line;
    if (!line || (!school && !degree && !labelled)) return [];
    if (
      !degree &&
      institutionScore(school?.text ?? '') === 0 &&
      namesPause(entry.header.map(({ text }) => text).join(' '))
    )
      return [];
    // A single date is when the degree was given.
    const end = (entry.dates?.isRange ? entry.dates.end : entry.dates?.start) ?? null;
    const study = {
      head: entry.header.map((header) => header.line.text),
      below: entry.body.map(({ text }) => text),
      end,
    };
    const level = degreePart && findDegree(degreePart.text)?.level;
    return [
      {
        institution: school?.text ?? null,
        area:
          [area === degree?.studyType ? null : area, ...rest.filter((text) => text !== area)]
            .filter(Boolean)
            .join(', ') || null,
        study_type: degree?.studyType ?? null,
        level: level && !isLeftOpen(study, today) ? level : null,
        start_date: entry.dates?.isRange ? entry.dates.start : null,
        end_date: end,
        score: scoreOf(entry),
        source: cite(line),
      },
    ];
  });
  return joinSchoolsAndDegrees(found);
};

const townAlone = /^\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]+){0,3}$/u;
/** "Grammar School, Eldoret": the name after a school and a comma is its town, unless it is a field of study. */
const isTownOf = (school: Part | null, { text, line, label }: Part) =>
  school !== null &&
  line === school.line &&
  label === null &&
  townAlone.test(text) &&
  line.text.includes(`${school.text}, ${text}`) &&
  findDegree(text) === null &&
  fieldsOfStudy(text).size === 0;

/** "2:1", "B+", "Upper Division": results and kinds of a course, which are no part of its name. */
const aboutDegree =
  /^[\d.,:/%\s]+$|^\p{Lu}[+-]?$|(?<!\p{L})(?:class|honou?rs|distinction|division|minor|c?gpa|grade|note|nota|voto|part[- ]time|full[- ]time)(?!\p{L})/iu;

/** "Lehre zum Koch | Radstadt": no comma, which a name may have. */
const isBehindMark = ({ line }: Part, text: string) =>
  [' | ', ' · ', '\t'].some((mark) => line.text.includes(`${mark}${text}`));

const speciality = new RegExp(`^(?:${beforeSpecialities})(?!\\p{L})`, 'iu');
const result = new RegExp(`^(?:${courseResults}|${courseOutcomes})$`, 'iu');

/** The texts after the degree, or the field, on its line that continue its name. */
const furtherParts = (parts: readonly Part[], degree: Part, school: Part | null): string[] => {
  // "Havo, profiel Cultuur, Economie" above the school: the whole line is about the course.
  const isApart = school !== null && school.row !== degree.row && findDegree(degree.text) !== null;
  // "A levels: Biology, Geography"
  const isList = /[:：]/.test(degree.text);
  const behind = parts.slice(parts.indexOf(degree) + 1);
  const end = behind.findIndex(
    ({ text, row }) =>
      row !== degree.row ||
      !(
        goesOn.test(text) ||
        speciality.test(text) ||
        ((isApart || isList) && !aboutDegree.test(text) && !isBehindMark(degree, text))
      ) ||
      result.test(text) ||
      score.test(text) ||
      institutionScore(text) > 0 ||
      findDegree(text),
  );
  return behind.slice(0, end < 0 ? behind.length : end).map(({ text }) => text);
};

const scoreOf = ({ header, body }: Entry): string | null => {
  for (const text of [...header.map((h) => h.line.text), ...body.map((line) => line.text)]) {
    const match = score.exec(text);
    if (match) return (match[1] ?? match[2] ?? match[3] ?? '').trim();
  }
  return null;
};
