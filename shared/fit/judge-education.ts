import { educationLevels } from '../contracts/profile.ts';
import { findDegree } from '../words/degree-words.ts';
import { withoutOptionalParts } from './optional-parts.ts';
import { eitherOr } from './requirement-words.ts';
import { evidenceAt, type Judge, sure, unknown, verdictOf } from './verdict.ts';

const rankOf = (level: (typeof educationLevels)[number]) => educationLevels.indexOf(level);

/** Judges the level of education only: the school, the year and the field of study have no influence. */
export const judgeEducation: Judge = ({ label, level }, { education }) => {
  const asked = levelIn(level ?? '') ?? levelIn(label);
  if (!asked) return unknown('The requirement names no level of education.');
  const reached = education
    .flatMap(({ level: own, path, source }) => (own ? [{ own, path, source }] : []))
    .sort((a, b) => rankOf(b.own) - rankOf(a.own))[0];
  if (!reached) return unknown('The CV names no level of education that was reached.');
  const below = rankOf(asked) - rankOf(reached.own);
  const share = below <= 0 ? 1 : below === 1 ? 0.5 : 0;
  const reasoning = `The highest level in the CV is ${reached.own}; ${asked} was asked.`;
  return verdictOf(share, sure.stated, reasoning, [evidenceAt(reached.path, reached.source)]);
};

const associate = rankOf('associate');

/**
 * The lowest level that suffices: a bachelor for "Bachelor's or Master's degree", a master for "PhD preferred, Master
 * required". Next to a degree, "Bac+5" and the letters of a profession are no level of their own.
 */
function levelIn(text: string) {
  const written = educationLevels.find((name) => name === text.trim().toLowerCase());
  if (written) return written;
  const levels = withoutOptionalParts(text, (part) => findDegree(part) !== null)
    .split(eitherOr)
    .flatMap((part) => part.split(/\s?\/\s?/))
    .flatMap((part) => findDegree(part)?.level ?? [])
    .sort((a, b) => rankOf(a) - rankOf(b));
  return levels.find((level) => rankOf(level) >= associate) ?? levels[0] ?? null;
}
