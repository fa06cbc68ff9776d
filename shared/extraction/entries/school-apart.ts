import { findDegree } from '../../words/degree-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Part } from './header-parts.ts';

/** "Licenciatura em Contabilidade (Instituto Politécnico de Bragança)". */
const schoolInBrackets = (part: Part): Part[] => {
  const [, course = '', school = ''] =
    /^([^()]{3,70}?)\s*\((\p{Lu}[^()]{3,80})\)?$/u.exec(part.text.trim()) ?? [];
  return findDegree(course) && institutionScore(school) > 0 && !findDegree(school)
    ? [
        { ...part, text: course },
        { ...part, text: school, label: 'school' },
      ]
    : [part];
};

const schoolThenFaculty = new RegExp(
  [
    '^(.{2,}?(?:大学院?|学校|学院|高校|高专|高専|中专|职高|技校|中学|小学',
    '|대학교|대학원|대학|고등학교))[\\s　]+(\\S.*)$',
  ].join(''),
  'u',
);
/** "北都大学 工学部 機械工学科": the school, and what was studied there. */
const schoolAndFaculty = (part: Part): Part[] => {
  const [, school, faculty] = schoolThenFaculty.exec(part.text) ?? [];
  return school && faculty
    ? [
        { ...part, text: school, label: 'school', place: 0 },
        { ...part, text: faculty, label: findDegree(faculty) ? part.label : 'area', place: 0 },
      ]
    : [part];
};

const greekDegreeAndSchool = new RegExp(
  [
    '^(\\p{Script=Greek}{5,15}(?:\\s\\p{Script=Greek}+){0,5}?)\\s',
    '((?:\\d{1,2}ου\\s)?(?:(?:Γενικού|Δημόσιου|Εθνικού)\\s)?',
    '(?:ΤΕΙ|ΑΤΕΙ|ΙΕΚ|ΕΠΑΛ|ΓΕΛ|Λυκείου|(?:\\p{Lu}\\p{L}+\\s)?(?:Πανεπιστημίου|Πολυτεχνείου))\\s\\p{Lu}.*)$',
  ].join(''),
  'u',
);

/** "Απολυτήριο 2ου ΕΠΑΛ Πατρών", "Πτυχίο Λογιστικής ΤΕΙ Πειραιά": the Greek school follows its degree. */
const greekSchool = (part: Part): Part[] => {
  const [, course = '', school = ''] = greekDegreeAndSchool.exec(part.text) ?? [];
  return school && findDegree(course)
    ? [
        { ...part, text: course },
        { ...part, text: school, label: 'school' },
      ]
    : [part];
};

/** The parts of a head whose school is in brackets or after a blank. */
export const schoolApart = (part: Part): Part[] =>
  schoolInBrackets(part).flatMap(schoolAndFaculty).flatMap(greekSchool);
