import { pauses } from '../../words/pauses.ts';
import type { Part } from './header-parts.ts';
import { type Candidate, titleMinusEmployerScore } from './job-heads.ts';
import type { Entry } from './split-entries.ts';

/** Whether a date is not after another, to the month where both have one. */
const isBy = (date: string, other: string) => {
  const length = Math.min(date.length, other.length, 7);
  return date.slice(0, length) <= other.slice(0, length);
};

/** Whether a period is inside another. */
export const inside = (inner: Entry['dates'], outer: Entry['dates']) =>
  inner?.start != null &&
  outer?.start != null &&
  isBy(outer.start, inner.start) &&
  (outer.isCurrent || (outer.end !== null && !inner.isCurrent && isBy(inner.end ?? inner.start, outer.end)));

/** Facts about an employer that Japanese CVs list before its table of posts. */
const aboutEmployer = /^(?:事業内容|資本金|従業員数|売上|期間)/u;
/** Whether a head has one fact: a role, perhaps with its department. */
export const isOneRow = ({ uncut: [first, ...others] }: Candidate) =>
  first !== undefined &&
  (others.length === 0 ||
    (/\p{Script=Han}/u.test(first.text) && others.every((part) => part.row === first.row)) ||
    // Lines below a role in the same stay describe it.
    (titleMinusEmployerScore(first) > 0.5 &&
      others.every((part) => part.row > first.row && titleMinusEmployerScore(part) <= 0.5)));
/** Department and post in two cells are one title there. */
export const titleOfRow = ({ uncut: [first, ...others] }: Candidate): Part | null =>
  first
    ? {
        ...first,
        text: [first, ...others.filter((part) => part.row === first.row)].map(({ text }) => text).join(' '),
      }
    : null;

/** "店長 ⟂ 売上予算の管理、採用": the cell after a post has its duties. */
export const titleBelowEmployer = (candidate: Candidate): Part | null => {
  const [first] = candidate.uncut;
  return first && titleMinusEmployerScore(first) >= 1 ? first : titleOfRow(candidate);
};

const townLike = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** "Flamingo Shore Resort" in bold, and ", Naivasha" in plain type. */
const isWithTown = ({ uncut: [first, second, ...others] }: Candidate) =>
  first !== undefined &&
  second !== undefined &&
  others.length === 0 &&
  first.line.text.includes(`${first.text}, ${second.text}`) &&
  townLike.test(second.text) &&
  titleMinusEmployerScore(second) === 0;

/** Of one stay; further ones are not compared. */
export const mostRoles = 12;
/** "Naivasha · 2017 – present" below its employer: the first of the roles inside that period began in its first year. */
const isOverRoles = (
  { uncut: [first, second, ...others], entry }: Candidate,
  following: readonly Candidate[],
) => {
  if (!first || !second || others.length > 0 || second.row === first.row || !townLike.test(second.text))
    return false;
  const end = following.findIndex((one) => !inside(one.entry.dates, entry.dates));
  const roles = end < 0 ? following : following.slice(0, end);
  const starts = roles.map((one) => one.entry.dates?.start ?? '').sort();
  return titleMinusEmployerScore(second) === 0 && starts[0]?.slice(0, 4) === entry.dates?.start?.slice(0, 4);
};

/** An employer with the dates of the whole stay heads the roles below it and is no job of its own. */
export const headsNext = (candidate: Candidate, following: readonly Candidate[], next = following[0]) =>
  next !== undefined &&
  (candidate.uncut.length === 1 || isWithTown(candidate) || isOverRoles(candidate, following)) &&
  isOneRow(next) &&
  (candidate.entry.body.length < 2 || candidate.entry.body.every((line) => aboutEmployer.test(line.text))) &&
  titleMinusEmployerScore(candidate.uncut[0] as Part) <= 0 &&
  titleMinusEmployerScore(next.uncut[0] as Part) >= titleMinusEmployerScore(candidate.uncut[0] as Part) &&
  inside(next.entry.dates, candidate.entry.dates);

/** Pauses that a CV explains are no jobs. */
const pause = new RegExp(`^(?:${pauses})(?!\\p{L})`, 'iu');
export const isPause = ({ uncut, entry }: Candidate) =>
  uncut.length > 0 && pause.test(uncut[0]?.text ?? '') && entry.body.length < 3;
