import type { Profile } from '../../contracts/profile.ts';
import { findDegree } from '../../words/degree-words.ts';
import { pauses } from '../../words/pauses.ts';
import { looksLikePlace } from '../../words/places.ts';
import { institutionScore } from '../../words/school-words.ts';
import { courseOutcomes, distinctions, gradeLabels, studyNotes } from '../../words/study-words.ts';
import { cite } from '../cite.ts';
import type { Line } from '../document.ts';
import { joinBeginAndEnd } from './begin-end-lines.ts';
import { type Habits, habitsOf, partsByHabits } from './habits.ts';
import { type Part, readPartLabel } from './header-parts.ts';
import { isLeftOpen } from './open-studies.ts';
import { cutPlace, splitAtCommas } from './places-in-parts.ts';
import { atHouse } from './posts-in-houses.ts';
import { schoolApart } from './school-apart.ts';
import { degreeFirst, pickSchool } from './schools.ts';
import { joinSchoolsAndDegrees } from './schools-and-degrees.ts';
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

const joiners =
  /^\s*(?:degree\s+)?(?:,|:|-|–|—|\b(?:in|of|en|em|im|de|di|w zakresie|te|som|inom)\b|\bi(?=\s))?\s*(?:\bin\b|\bdes?\b|\bfach\b)?\s*/iu;
const honours =
  /[,(]?\s*(?:summa |magna )?cum laude\)?$|\s*\((?:hons?|honours|[\p{L}\d: ]{3,24} class(?: honours)?)\.?\)/iu;

const majorIn = /^(?:major(?:ing)?|speciali[sz]ation|concentration) in\s/iu;

/** "PhD in Computer Science" is a degree and an area; "Computer Science, Bachelor" too. Both are cut out as written. */
const splitDegree = (text: string): { studyType: string; area: string | null } | null => {
  const degree = findDegree(text);
  if (!degree) return null;
  const end = degree.index + degree.length;
  const named = text.slice(degree.index, end);
  // "B.Eng." has a full stop, "Grado en" no area of its own.
  const stop = named.includes('.') && text[end] === '.' ? '.' : '';
  const own = `${named}${stop}`.trim().replace(/\s(?:en|em|i)$/u, '');
  const start = text.slice(0, degree.index);
  const before = start.replace(/[\s,–—(（-]+$/, '').trim();
  const after = text
    .slice(degree.index + degree.length)
    .replace(/^[)）.]+/, '')
    .replace(joiners, '')
    .replace(/\s*\(\d[\d.,:/%]*(?: [^)]*)?\)$/, '')
    .replace(/^([^(]*)\)$/, '$1')
    .trim();
  // "7de jaar bso Houtbewerking", "Dipl. Technikerin HF Life Sciences": the words before it belong to the degree.
  // "Abschluss der 10. Klasse": so do words that need it to end.
  const isAmid =
    (after.length > 2 && /^[\p{Lu}\d][^,;:–—()]*\s$/u.test(start)) ||
    /^\p{Lu}\p{L}+\s(?:der|des|de|del|di|du|do|da|dell[ao]|van de|of)\s$/u.test(start);
  const studyType = isAmid ? `${start}${own}` : own;
  const sides = isAmid ? [after] : [after, before];
  // "Baccalauréat S"
  const area =
    sides.find((side) => side.length > 2 || /^\p{Lu}{1,2}$/u.test(side))?.replace(majorIn, '') ?? null;
  // "HBO Bachelor", "Master MBA": two names of one degree.
  const whole = area ? findDegree(area) : null;
  return whole && area && whole.length >= area.length - 1
    ? { studyType: text, area: null }
    : { studyType, area };
};

/** How a course ended is no part of its name. */
const outcome = new RegExp(
  `(?<!\\s)\\s*(?:[([]\\s*)?(?<!\\p{L})(?:${courseOutcomes})\\s*(?:[)\\]]\\s*)?$`,
  'iu',
);
/** "Hogeschool Friesewouden (diploma)" */
const proof = /\s*\((?:diploma|getuigschrift|certificaat|zeugnis|dyplom|certificate)\)$/iu;
/** The grade next to the degree: "110/110 e lode", "(2,4)", "545 points". */
const result = /^[([]?\d[\d.,:/%\s]*(?:e lode|points?|pts|punti|puntos|pontos|valores)?[)\]]?$/iu;
const pauseWords = new RegExp(`(?<!\\p{L})(?:${pauses})`, 'iu');
const namesPause = (text: string) => pauseWords.test(text);
const parenthesized = new RegExp(`^(?:${studyNotes})(?!\\p{L})`, 'iu');

const partsOf = (entry: Entry, habits: Habits): Part[] => {
  const parts = partsByHabits(entry, habits);
  const isAlone = parts.filter((part) => part.place < 0.6).length < 2;
  const whole = (isAlone ? parts.flatMap(atHouse) : parts)
    .flatMap((part) =>
      part.text
        .split(
          /(?<=\p{L}{4})(?<!Govt|Prof|Profa|[Ii]ncl|[Ee]xcl|[Ee]idg|[Dd]ipl|[Ss]taatl|[Gg]epr)\.\s(?=\p{Lu})/u,
        )
        .map((text) => ({ ...part, text })),
    )
    .filter(({ text }) => (!parenthesized.test(text) || findDegree(text) !== null) && !result.test(text))
    .map((part) => ({ ...part, text: part.text.replace(outcome, '').replace(proof, '').trim() }))
    .filter((part) => part.text);
  const named = whole.some((part) => part.place < 0.6 && findDegree(part.text));
  return whole
    .flatMap(schoolApart)
    .flatMap((found) => {
      // "Computer Science, MS" reads like a town in Mississippi; it is a degree where the entry names no other.
      const part = !named && findDegree(found.text) ? { ...found, place: 0 } : found;
      const pieces = splitAtCommas(part);
      // A comma parts degree from area and school from place; inside a school's name it stays.
      const startsWithSchool = institutionScore(pieces[0]?.text ?? '') > 0;
      return startsWithSchool && !findDegree(part.text) ? cutPlace(part, habits.endsInTowns) : pieces;
    })
    .map(readPartLabel);
};

/** The kind of fact in a line of an undated entry. */
const factIn = (text: string) => (findDegree(text) ? 'degree' : institutionScore(text) > 0 ? 'school' : null);

/** The entries of education sections, which may be courses of study, and how their heads are written. */
export interface Courses {
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
 * Courses of study. A level is one that was reached by `today` (ISO date). What the courses do not show, the jobs do: `order` is above
 * zero where titles come first, and with `endsInTowns` each employer has a town behind it.
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
    const others = parts.filter((part) => part !== school && part.place < 0.6);
    const degrees = others.filter((part) => findDegree(part.text));
    // "PhD" in the margin and "PhD in Computer Science" to its right: the longer one.
    const degreePart = degrees.find((part) => splitDegree(part.text)?.area) ?? degrees[0] ?? null;
    const degree = degreePart ? splitDegree(degreePart.text.replace(honours, '')) : null;
    const free = others.filter(
      (part) => !findDegree(part.text) && !score.test(part.text) && part.text.split(' ').length < 9,
    );
    const area =
      others.find((part) => part.label === 'area')?.text ??
      degree?.area ??
      free.find((part) => !looksLikePlace(part.text))?.text.replace(majorIn, '') ??
      null;
    const rest = degreePart ? furtherParts(others, degreePart) : [];
    const line = school?.line ?? degreePart?.line ?? entry.header[0]?.line;
    if (!line || (!school && !degree)) return [];
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
        area: [area, ...rest.filter((text) => text !== area)].filter(Boolean).join(', ') || null,
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

/** The texts after the degree on its line that continue its name. */
const furtherParts = (parts: readonly Part[], degree: Part): string[] => {
  const behind = parts.slice(parts.indexOf(degree) + 1);
  const end = behind.findIndex(
    ({ text, row }) =>
      row !== degree.row ||
      !goesOn.test(text) ||
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
