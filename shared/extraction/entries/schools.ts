import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import { weigh } from '../decisions.ts';
import type { Part } from './header-parts.ts';

const kindOfSchool = new RegExp(
  [
    '^(?:(?:Haupt|Real|Sekundar|Grund|Volks|Mittel|Primar|Ober|Berufs|Polytechnische )schule|',
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
    measure: (text) => (findDegree(text) && /\s(?:diploma|certificate|degree)$/iu.test(text) ? 1 : 0),
  },
]);

/** Above zero: this document names the degree before the school; below: after it. */
export const degreeFirst = (entries: readonly (readonly Part[])[]) =>
  entries.reduce((sum, parts) => {
    const degree = parts.findIndex((part) => findDegree(part.text));
    const school = parts.findIndex((part) => schoolPull(part.text) > 0);
    if (degree < 0 && school < 0) return sum;
    const isFirst = school < 0 ? degree === 0 : degree < 0 ? school > 0 : degree < school;
    return sum + (isFirst ? 1 : -1);
  }, 0);

/** "Undersköterska, vuxenutbildning" above "Lapplands Lärcentrum": words in small letters after a comma are no school. */
const withoutRests = (parts: readonly Part[]): Part[] => {
  const isRest = ({ text, row }: Part, i: number) => /^\p{Ll}/u.test(text) && parts[i - 1]?.row === row;
  const hasOther = (row: number) => parts.some((part) => part.row > row && /^\p{Lu}/u.test(part.text));
  return parts.filter((part, i) => !(isRest(part, i) && hasOther(part.row)));
};

/** The part that names the school, by its words or by its place in this document's entries; null if none can. */
export const pickSchool = (parts: readonly Part[], order: number): Part | null => {
  const labelled = parts.find((part) => part.label === 'school');
  if (labelled) return labelled;
  const named = withoutRests(parts.filter((part) => part.place < 1 && part.label !== 'area'));
  const best = [...named].sort((a, b) => schoolPull(b.text) - schoolPull(a.text))[0];
  const next = named.find(({ row }) => best && row === best.row + 1);
  // "Mittelschule für Textil" above "Textilschule Graz": of two that read alike, the one in the place of this document's schools.
  if (
    best &&
    next &&
    order > 0 &&
    schoolPull(best.text) > 0 &&
    schoolPull(next.text) === schoolPull(best.text)
  )
    return next;
  // "HS Wagrain" above "Hauptschule", in a document that begins with employers
  const above = named.find(({ row }) => best && row === best.row - 1);
  if (best && above && order < 0 && kindOfSchool.test(best.text) && /^\p{Lu}.*\s\p{Lu}/u.test(above.text))
    return above;
  if (best && schoolPull(best.text) > 0) return best;
  const free = named.filter((part) => !findDegree(part.text));
  // "Mestervizsga, asztalos": a name in small letters is a field and no school, where another part may be one.
  const inCapitals = free.filter((part) => !/^\p{Ll}/u.test(part.text));
  const rest = inCapitals.length > 0 ? inCapitals : free;
  // "Ausbildung zum Industriemechaniker, Fachrichtung Betriebstechnik" above "Kranbau Oberspree GmbH, Berlin"
  const trainer = rest.find(({ text }) => companyScore(text) > 0);
  if (trainer && rest.length < named.length) return trainer;
  // No sign of a school: the position that schools have in this document.
  const second =
    order > 0 && rest.length === named.length
      ? rest.find((part) => part.row > (rest[0]?.row ?? 0))
      : undefined;
  return second ?? rest[0] ?? null;
};
