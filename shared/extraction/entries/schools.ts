import { readsLikeCourse } from '../../words/course-words.ts';
import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { fieldsOfStudy } from '../../words/fields-of-study.ts';
import { institutionScore } from '../../words/school-words.ts';
import { beforeSpecialities } from '../../words/study-words.ts';
import { firstAnswer, weigh } from '../decisions.ts';
import type { Part } from './header-parts.ts';

const kindOfSchool = new RegExp(
  [
    '^(?:(?:Haupt|Real|Sekundar|Grund|Volks|Mittel|Primar|Ober|Berufs|Pflicht|Hotelfach|Polytechnische |Obligatorische )schule|',
    'gymnasium|lyceum|liceum|liceo|lycée|',
    'havo|vwo|vmbo|gimnazjum|grundskola|grunnskole|folkeskole|(?:secondary|primary|high|elementary|middle) school|secondary|primary|elementary)$',
  ].join(''),
  'iu',
);

/** How much a part reads like the school. */
const schoolPull = weigh<string>('entries/schools', [
  {
    name: 'words of a school',
    example: 'Leeds University',
    weight: 2,
    measure: institutionScore,
  },
  {
    name: 'the name of a degree',
    example: 'BSc Physics',
    weight: -1.5,
    measure: (text) => (findDegree(text) ? 1 : 0),
  },
  {
    // The school's own name is another part.
    name: 'a kind of school alone',
    example: 'Hauptschule',
    weight: -1.5,
    measure: (text) => Number(kindOfSchool.test(text.trim())),
  },
  {
    name: 'a degree that is named like a school',
    example: 'Secondary School Diploma',
    weight: -1.5,
    measure: (text) => (findDegree(text) && /\s(?:diploma|certificate|degree|졸업)$/iu.test(text) ? 1 : 0),
  },
]);

/** "Polytechnische Schule" above "PTS Grieskirchen": both lines read like a school. */
const isUndecided = (parts: readonly Part[]) =>
  new Set(parts.filter(({ text }) => institutionScore(text) > 0).map(({ row }) => row)).size > 1;

/** Above zero: this document names the degree before the school; below: after it. */
export const degreeFirst = (entries: readonly (readonly Part[])[]) =>
  entries.reduce((sum, parts) => {
    const degree = parts.findIndex(({ text }) => findDegree(text) || kindOfSchool.test(text.trim()));
    const school = parts.findIndex(({ text }) => schoolPull(text) > 0 && !kindOfSchool.test(text.trim()));
    if (degree < 0 && (school < 0 || isUndecided(parts))) return sum;
    const isFirst = school < 0 ? degree === 0 : degree < 0 ? school > 0 : degree < school;
    return sum + (isFirst ? 1 : -1);
  }, 0);

/** "Undersköterska, vuxenutbildning" above "Lapplands Lärcentrum": words in small letters after a comma are no school. */
const withoutRests = (parts: readonly Part[]): Part[] => {
  const isRest = ({ text, row }: Part, i: number) => /^\p{Ll}/u.test(text) && parts[i - 1]?.row === row;
  const hasOther = (row: number) => parts.some((part) => part.row > row && /^\p{Lu}/u.test(part.text));
  return parts.filter((part, i) => !(isRest(part, i) && hasOther(part.row)));
};

/** The parts of a course's head that may name its school. */
interface SchoolHead {
  parts: readonly Part[];
  /** The part that reads most like a school, and those on the lines above and below it. */
  best: Part;
  above: Part | undefined;
  below: Part | undefined;
  /** Above zero where degrees are before schools. */
  order: number;
}

const pullOf = ({ text }: Part) => schoolPull(text);
const isKind = ({ text }: Part) => kindOfSchool.test(text.trim());
const isNameOfTwoWords = (part: Part | undefined) => /^\p{Lu}.*\s\p{Lu}/u.test(part?.text ?? '');
/** The parts that name no degree; a name in small letters is a field, where another part may be a school. */
const withoutDegrees = (parts: readonly Part[]) => {
  const free = parts.filter(({ text }) => !findDegree(text));
  const inCapitals = free.filter(({ text }) => !/^\p{Ll}/u.test(text));
  return inCapitals.length > 0 ? inCapitals : free;
};

/** Branches and levels of a school or a trade: "Naturwissenschaftlicher Zweig", "Stufe Zwei". */
const branches = new RegExp(
  `(?<!\\p{L})(?:${beforeSpecialities}|zweig|bereich|section|fili[èe]re|linje|klasse|stufe|steg|niveau|lehrzeit|ergebnis)(?!\\p{L})`,
  'iu',
);
const wordsOfHouses =
  /colleg|seminar|instit|a[ck]adem|cent[er]|s[ck]h?[ou]+l|escuel|[ée]cole|szk|gymnas|lyc[eé]|lice[ou]|campus|bildung/iu;
/** "Küchenmeister", "European Tree Worker": a trade, and no house that is named after one. */
const isTrade = ({ text }: Part) =>
  readsLikeCourse(text) && companyScore(text) <= 0 && !/&/.test(text) && !wordsOfHouses.test(text);
/** "WIFI Steyr", "Groenschool Noordermeer": a house by its letters or words, and no speciality or level. */
const isHouse = (part: Part, isItsPlace: boolean) =>
  isNameOfTwoWords(part) &&
  (isItsPlace ||
    companyScore(part.text) > 0 ||
    wordsOfHouses.test(part.text) ||
    /^\p{Lu}{2,}\s\p{Lu}/u.test(part.text)) &&
  !branches.test(part.text) &&
  !/\d/.test(part.text) &&
  !readsLikeCourse(part.text) &&
  fieldsOfStudy(part.text).size === 0;

/** "Hauptschule, HS Kraubath": the kind of a school, and its name. */
export const kindBeforeSchool = (pieces: readonly Part[]): readonly Part[] | null => {
  const [kind, name] = pieces;
  return kind && name && name.place < 0.6 && isKind(kind) && isHouse(name, false) ? pieces : null;
};

const schoolOf = firstAnswer<SchoolHead, Part>('entries/school', [
  {
    name: 'of two that read alike, the one in the place of schools',
    example: 'Mittelschule für Textil\nTextilschule Graz',
    answer: ({ best, below, order }) =>
      below && order > 0 && pullOf(best) > 0 && pullOf(below) === pullOf(best) ? below : null,
  },
  {
    name: 'the name above a kind of school',
    example: 'HS Wagrain\nHauptschule',
    answer: ({ best, above, order }) =>
      above && order < 0 && isKind(best) && isNameOfTwoWords(above) ? above : null,
  },
  {
    name: 'the name below a kind of school',
    example: 'Polytechnische Schule\nPTS Grieskirchen',
    answer: ({ best, below, order }) =>
      below && order > 0 && isKind(best) && isNameOfTwoWords(below) ? below : null,
  },
  {
    name: 'the name beside a kind of school',
    example: 'Hauptschule, HS Wagrain',
    answer: ({ parts, best }) =>
      (isKind(best) &&
        parts.find((part) => part !== best && part.row === best.row && isHouse(part, false))) ||
      null,
  },
  {
    name: 'words of a school',
    example: 'BSc Physics, Leeds University',
    answer: ({ best }) => (pullOf(best) > 0 ? best : null),
  },
  {
    name: 'the employer of an apprentice',
    example: 'Ausbildung zum Mechaniker, Fachrichtung Betriebstechnik\nKranbau Oberspree GmbH',
    answer: ({ parts }) => {
      const rest = withoutDegrees(parts);
      const [employer] = [...rest].sort((a, b) => companyScore(b.text) - companyScore(a.text));
      return employer && companyScore(employer.text) > 0 && rest.length < parts.length ? employer : null;
    },
  },
  {
    name: 'the line on which schools are',
    example: 'Textil\nAuental',
    answer: ({ parts, order }) => {
      const rest = withoutDegrees(parts);
      return (
        (order > 0 && rest.length === parts.length && rest.find(({ row }) => row > (rest[0]?.row ?? 0))) ||
        null
      );
    },
  },
  {
    name: 'a part that is neither a degree nor a trade',
    example: 'Küchenmeister, WIFI Auental',
    answer: ({ parts, order }) => {
      const rest = withoutDegrees(parts);
      const [first, second] = rest;
      return first && second && first.row === second.row && isTrade(first) && isHouse(second, order > 0)
        ? second
        : (first ?? null);
    },
  },
]);

/** The part that names the school, by its words or by its place in this document's entries; null if none can. */
export const pickSchool = (parts: readonly Part[], order: number): Part | null => {
  const labelled = parts.find((part) => part.label === 'school');
  if (labelled) return labelled;
  const named = withoutRests(parts.filter((part) => part.place < 1 && part.label !== 'area'));
  const best = [...named].sort((a, b) => pullOf(b) - pullOf(a))[0];
  if (!best) return null;
  const onRow = (at: number) => named.find(({ row }) => row === at);
  return schoolOf({ parts: named, best, above: onRow(best.row - 1), below: onRow(best.row + 1), order });
};
