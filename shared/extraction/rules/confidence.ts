import type { Profile } from '../../contracts/profile.ts';
import { institutionScore } from '../../words/degree-words.ts';
import { companyScore, titleScore } from '../../words/role-words.ts';
import { knownSkill } from '../../words/skill-lexicon.ts';

type Work = Profile['work'][number];
type Education = Profile['education'][number];

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

const reads = (text: string | null) =>
  text !== null && text.length < 80 && !/[.!?]\s\p{Lu}|\p{Ll}{4}[.!?]$|@|\t/u.test(text);

/** A job is sure when its title names what someone does, its employer does not, and both ends of its period are known. */
const isSureJob = (job: Work) =>
  reads(job.position) &&
  reads(job.name) &&
  titleScore(job.position ?? '') >= 1 &&
  titleScore(job.name ?? '') - companyScore(job.name ?? '') < 1 &&
  job.start_date !== null &&
  (job.is_current || (job.end_date !== null && job.end_date >= job.start_date.slice(0, job.end_date.length)));

/** A course is sure when its school reads like one, its degree is known, and it has an end. */
const isSureCourse = (course: Education) =>
  reads(course.institution) &&
  institutionScore(course.institution ?? '') > 0 &&
  course.study_type !== null &&
  (course.area === null || (reads(course.area) && course.area.split(' ').length < 8)) &&
  course.end_date !== null;

const listConfidence = (share: number, count: number) =>
  count === 0 ? 0 : share === 1 ? weights.sure : between(0.4, weights.likely, share);

/** In one job the order of title and employer cannot be learned from others; by its words alone it must be clear. */
export const workConfidence = (work: readonly Work[]) =>
  listConfidence(shareOf(work, isSureJob), work.length);

export const educationConfidence = (education: readonly Education[]) =>
  listConfidence(shareOf(education, isSureCourse), education.length);

/** Short names, half of them in the lexicon, are a list of skills; long ones are half sentences or labels. */
export const skillsConfidence = (skills: Profile['skills']) => {
  if (skills.length === 0) return 0;
  const short = shareOf(skills, ({ name }) => name.length <= 30 && name.split(' ').length <= 4);
  const known = shareOf(skills, ({ name }) => knownSkill(name) !== null);
  if (short === 1 && known >= 0.5) return weights.sure;
  return between(0.5, 0.85, (short + Math.min(1, known * 2)) / 2);
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

/** A language is found by its name, so only its level can be missing. */
export const languagesConfidence = (languages: Profile['languages']) =>
  languages.length === 0 ? 0 : languages.length > 8 ? weights.plausible : weights.sure;
