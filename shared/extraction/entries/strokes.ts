import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Part } from './header-parts.ts';
import type { Entry } from './split-entries.ts';

/** "Lähihoitaja / Palvelukoti Iltarusko": both sides of a stroke between blanks; null for none and for several. */
const sidesOf = (text: string): [string, string] | null => {
  const [first = '', second = '', ...more] = text.trim().split(/\s\/\s/);
  return more.length === 0 && first.length > 2 && second.length > 2 ? [first, second] : null;
};

const isKnown = (side: string) =>
  titleScore(side) >= 1 || companyScore(side) > 0 || institutionScore(side) > 0 || findDegree(side) !== null;

/** Whether the entries of a section separate title and employer, or degree and school, by a stroke: of each, one line. */
export const haveStrokes = (entries: readonly Entry[]): boolean => {
  const heads = entries.map(({ header }) => header.flatMap(({ text }) => sidesOf(text) ?? []));
  const parted = heads.filter((sides) => sides.length === 2);
  return (
    parted.length > 1 &&
    parted.length > heads.length * 0.7 &&
    parted.filter((sides) => sides.some(isKnown)).length * 2 >= parted.length
  );
};

/** Both sides of a stroke as parts of their own. */
export const atStroke = (part: Part): Part[] =>
  (sidesOf(part.text) ?? [part.text]).map((text) => ({ ...part, text }));
