import { educationLevels } from '../contracts/profile.ts';
import { findDegree } from '../extraction/rules/degree-words.ts';
import { eitherOr } from './requirement-words.ts';
import { evidenceAt, type Judge, sure, unknown, verdictOf } from './verdict.ts';

const rankOf = (level: (typeof educationLevels)[number]) => educationLevels.indexOf(level);

/** The level of education that was reached, and nothing else: which school it was and when is not looked at, and the field of study is not compared. */
export const judgeEducation: Judge = ({ label, level }, { education }) => {
  const asked = levelIn(level ?? '') ?? levelIn(label);
  if (!asked) return unknown('The requirement names no level of education.');
  const reached = education
    .flatMap(({ level: own, path, source }) => (own ? [{ own, path, source }] : []))
    .sort((a, b) => rankOf(b.own) - rankOf(a.own))[0];
  if (!reached) return unknown('The CV names no level of education that was reached.');
  const below = rankOf(asked) - rankOf(reached.own);
  const share = below <= 0 ? 1 : below === 1 ? 0.5 : 0;
  const told = `The highest level in the CV is ${reached.own}; ${asked} was asked.`;
  return verdictOf(share, sure.stated, told, [evidenceAt(reached.path, reached.source)]);
};

/** The lowest level that will do: a bachelor for "Bachelor's or Master's degree" and for "PhD preferred, Bachelor required". */
function levelIn(text: string) {
  const levels = text
    .split(eitherOr)
    .flatMap((part) => part.split(/[,;/()]/))
    .flatMap((part) => {
      const written = educationLevels.find((name) => name === part.trim().toLowerCase());
      return written ?? findDegree(part)?.level ?? [];
    });
  return levels.sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}
