import type { Profile } from '../../contracts/profile.ts';
import { courseDoubts, isShortSkill, jobDoubts, knownShare, languageDoubts, skillDoubts } from './doubts.ts';

/** A field whose confidence is below this has an entry in `review`. */
export const leastSure = 0.9;

/**
 * The confidence of each finding, measured on the development files: a field reaches 0.9 only by signs under which at least 97 % of
 * its facts were right there. One doubtful item keeps the whole field below that, because a reader sees one number per field.
 */
const weights = {
  /** Found by its form alone (an e-mail address, a number that its country dials). */
  certain: 0.99,
  /** All signs of the field are there. */
  sure: 0.95,
  /** The list as a whole is sound and one sign is missing somewhere. */
  likely: 0.8,
  /** Read, and nothing beyond its place speaks for it. */
  plausible: 0.6,
} as const;

const between = (low: number, high: number, share: number) =>
  Math.round((low + (high - low) * share) * 100) / 100;
const shareOf = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

const listConfidence = (share: number, count: number) =>
  count === 0 ? 0 : share === 1 ? weights.sure : between(0.4, weights.likely, share);

/** In one job the order of title and employer cannot be learned from others; by its words alone it must be clear. */
export const workConfidence = (work: Profile['work']) =>
  listConfidence(
    shareOf(work, (job) => jobDoubts(job).length === 0),
    work.length,
  );

export const educationConfidence = (education: Profile['education']) =>
  listConfidence(
    shareOf(education, (course) => courseDoubts(course).length === 0),
    education.length,
  );

export const skillsConfidence = (skills: Profile['skills']) => {
  if (skills.length === 0) return 0;
  if (skillDoubts(skills).length === 0) return weights.sure;
  return between(0.5, 0.85, (shareOf(skills, isShortSkill) + Math.min(1, knownShare(skills) * 2)) / 2);
};

/** A label or the e-mail address identifies the name; the largest words at the top are less certain. */
export const nameConfidence = (signs: {
  labelled: boolean;
  /** Share of the name's words that the e-mail address shows. */
  overlap: number;
  /** Place of its font size among the sizes of the page, the largest 0. */
  rank: number;
  /** Lines above it in its column. */
  nth: number;
  score: number;
}) => {
  if (signs.labelled || signs.overlap >= 0.5) return weights.sure;
  if (signs.rank === 0 && signs.nth < 3) return weights.likely + 0.05;
  return signs.score > 1.5 ? weights.plausible : 0.4;
};

export const languagesConfidence = (languages: Profile['languages']) =>
  languages.length === 0 ? 0 : languageDoubts(languages).length > 0 ? weights.plausible : weights.sure;
