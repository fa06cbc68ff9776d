import type { Profile } from '../../contracts/profile.ts';
import { certainty } from '../certainty.ts';
import { courseDoubts, isShortSkill, jobDoubts, knownShare, languageDoubts, skillDoubts } from './doubts.ts';

/** A field whose confidence is below this has an entry in `review`. */
export const leastSure = 0.9;

const between = (low: number, high: number, share: number) =>
  Math.round((low + (high - low) * share) * 100) / 100;
const shareOf = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

const listConfidence = (share: number, count: number) =>
  count === 0 ? 0 : share === 1 ? certainty.sure : between(0.4, certainty.likely, share);

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
  if (skillDoubts(skills).length === 0) return certainty.sure;
  return between(0.5, 0.85, (shareOf(skills, isShortSkill) + Math.min(1, knownShare(skills) * 2)) / 2);
};

export const languagesConfidence = (languages: Profile['languages']) =>
  languages.length === 0 ? 0 : languageDoubts(languages).length > 0 ? certainty.plausible : certainty.sure;
