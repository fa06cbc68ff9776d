import type { Profile } from '../../contracts/profile.ts';
import { certainty } from '../certainty.ts';
import { courseDoubts, isShortSkill, jobDoubts, languageDoubts, skillDoubts } from './doubts.ts';

/** A field whose confidence is below this has an entry in `review`. */
export const leastSure = 0.96;

const shareOf = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

/** How many items are sure does not matter, as long as one is: .89 of such jobs and courses were right. */
const listConfidence = (share: number, count: number) =>
  count === 0 ? 0 : share === 1 ? certainty.sure : share > 0 ? certainty.likely : certainty.doubtful;

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
  return skills.every(isShortSkill) ? certainty.likely : certainty.mixed;
};

export const languagesConfidence = (languages: Profile['languages']) =>
  languages.length === 0 ? 0 : languageDoubts(languages).length > 0 ? certainty.doubtful : certainty.sure;
