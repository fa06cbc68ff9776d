import { findDegree } from '../../words/degree-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import { courseOutcomes, studyNotes } from '../../words/study-words.ts';
import { courseBehindSchool } from './course-behind-school.ts';
import { type Habits, partsByHabits } from './habits.ts';
import { type Part, readPartLabel } from './header-parts.ts';
import { cutPlace, splitAtCommas } from './places-in-parts.ts';
import { atHouse } from './posts-in-houses.ts';
import { schoolApart } from './school-apart.ts';
import { kindBeforeSchool } from './schools.ts';
import type { Entry } from './split-entries.ts';

/** How a course ended is no part of its name. */
const outcome = new RegExp(
  `(?<!\\s)\\s*(?:[([]\\s*)?(?<!\\p{L})(?:${courseOutcomes})\\s*(?:[)\\]]\\s*)?$`,
  'iu',
);
/** "Berufsfachschule Auental (Note: 1,7)", "Università del Delta, votazione 104/110" */
const grade =
  /(?<![,\s])[,\s]*(?:\(\s*)?(?:(?:note|voto|votazione|gpa|media|nota|cijfer|ocena|betyg)\s*(?::\s*)?[\d.,/]+|\d{2,3}\/\d{2,3})(?:\s?e lode)?\s*\)?\.?$/iu;
/** "Lycée Brizeux-Laënnec, Quimper (mention assez bien)": a remark in small letters. */
const remark = /\s*\(\p{Ll}[^()]{2,40}(?:\([^()]{2,40}\))?\)?$/u;
const withoutGrade = (text: string) =>
  institutionScore(text) > 0 ? text.replace(grade, '').replace(remark, '') : text;

/** "Hogeschool Friesewouden (diploma)" */
const proof = /\s*\((?:diploma|getuigschrift|certificaat|zeugnis|dyplom|certificate)\)$/iu;
/** "Detailhandelsschool, Streekschool Fivelingo, diploma": the course ended well, and is named by another part. */
const proofAlone = new RegExp(
  [
    '^(?:(?:met )?diploma|dipl[oô]me|getuigschrift|certificaat|zeugnis|dyplom|certificado|certificate|świadectwo|attestato|betyg|vitsord)',
    '(?:\\s(?:behaald|obtenu|conseguito|obtenido|obtido|\\d.*))?\\.?$',
  ].join(''),
  'iu',
);
/** The grade next to the degree: "110/110 e lode", "(2,4)", "545 points". */
const result = /^[([]?\d[\d.,:/%\s]*(?:e lode|points?|pts|punti|puntos|pontos|valores)?[)\]]?$/iu;
const parenthesized = new RegExp(`^(?:${studyNotes})(?!\\p{L})`, 'iu');

/** The parts of a course's head: degree, area, school and place, each alone. */
export const partsOf = (entry: Entry, habits: Habits): Part[] => {
  const parts = partsByHabits(entry, habits);
  const isAlone = parts.filter((part) => part.place < 0.6).length < 2;
  const whole = (isAlone ? parts.flatMap(atHouse) : parts)
    .flatMap((part) =>
      part.text
        .split(
          /(?<=\p{L}{4})(?<!Govt|Gebr|Prof|Profa|[Ii]ncl|[Ee]xcl|[Ee]idg|[Dd]ipl|[Ss]taatl|[Gg]epr)\.\s(?=\p{Lu})/u,
        )
        .map((text) => ({ ...part, text })),
    )
    .filter(({ text }) => (!parenthesized.test(text) || findDegree(text) !== null) && !result.test(text))
    .map((part) => ({
      ...part,
      text: withoutGrade(part.text)
        .replace(outcome, '')
        .replace(proof, '')
        .replace(/[,\s]+$/, '')
        .trim(),
    }))
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
      const hasTownAmid = pieces.slice(1, -1).some(({ place }) => place === 1);
      if (!startsWithSchool || hasTownAmid || findDegree(part.text)) return pieces;
      const isAllThereIs = whole.filter(({ place }) => place < 0.6).length === 1;
      return (
        (isAllThereIs && (kindBeforeSchool(pieces) ?? courseBehindSchool(part, pieces))) ||
        cutPlace(part, habits.endsInTowns)
      );
    })
    .map(readPartLabel)
    .filter(
      (part, at, all) =>
        at === 0 || all.filter(({ place }) => place < 0.6).length < 3 || !proofAlone.test(part.text),
    );
};
