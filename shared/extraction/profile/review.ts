import type { Profile } from '../../contracts/profile.ts';
import { reviewReasons } from '../../contracts/reading-words.ts';
import { maxReviewed, type ReviewEntry } from '../../contracts/review.ts';
import { leastSure } from './confidence.ts';
import { courseDoubts, type Doubt, jobDoubts, languageDoubts, skillDoubts } from './doubts.ts';

type Field = keyof Profile['confidence'];

/** The facts about a reading that its profile lacks. */
interface ReadingFacts {
  /** Whether the text was read from images. */
  isOcr: boolean;
}

const order = Object.keys(reviewReasons);
const byDoubt = (one: ReviewEntry, other: ReviewEntry) =>
  order.indexOf(one.reason) - order.indexOf(other.reason);

/** Reasons that stay after a correction: the value is right, and something is missing. */
const isLack = ({ path, reason }: Doubt) =>
  reason === 'missing_date' || reason === 'no_country' || (reason === 'not_found' && path !== '');

/**
 * The fields that a person should look at, the most doubtful first. A field whose confidence is below .9 has an entry, unless it is a list or a
 * place that the CV lacks. A corrected field has only entries for values that are still missing.
 */
export function reviewOf(profile: Profile, { isOcr }: ReadingFacts): ReviewEntry[] {
  const corrected = profile.corrected.map(({ path }) => path);
  const fields = doubtsByField(profile).map(({ root, doubts }) => {
    const isCorrected = corrected.includes(root);
    return doubts
      .filter((doubt) => !isCorrected || isLack(doubt))
      .map(({ path, reason }) => ({ path: path === '' ? root : `${root}/${path}`, reason }))
      .toSorted(byDoubt);
  });
  if (isOcr && !corrected.some((path) => path.startsWith('basics/')))
    fields.push([{ path: 'basics', reason: 'low_text_quality' }]);
  // Each field keeps its first entry, however many the others have.
  const first = fields.flatMap((entries) => entries.slice(0, 1));
  const others = fields.flatMap((entries) => entries.slice(1)).toSorted(byDoubt);
  return [...first, ...others].slice(0, maxReviewed).toSorted(byDoubt);
}

/** The doubts about each field that has a confidence; `root` is the path of the field. */
function doubtsByField(profile: Profile): { root: string; doubts: Doubt[] }[] {
  const { basics, work, education, skills, languages, confidence } = profile;
  const numbered = <Item>(items: readonly Item[], doubtsOf: (item: Item) => Doubt[]): Doubt[] =>
    items.flatMap((item, at) =>
      doubtsOf(item).map(({ path, reason }) => ({ path: `${at}/${path}`, reason })),
    );
  const whole = (reason: Doubt['reason']): Doubt[] => [{ path: '', reason }];
  const found = (value: string | null) => (value === null ? whole('not_found') : []);
  const isForeign = basics.phone !== null && basics.phones[0]?.e164 === null;
  const fields: [Field, root: string, isFound: boolean, doubts: Doubt[]][] = [
    ['name', 'basics/name', basics.name !== null, found(basics.name)],
    ['email', 'basics/email', basics.email !== null, found(basics.email)],
    ['phone', 'basics/phone', basics.phone !== null, isForeign ? whole('no_country') : found(basics.phone)],
    ['location', 'basics/location', basics.location !== null, []],
    ['work', 'work', work.length > 0, numbered(work, jobDoubts)],
    ['education', 'education', education.length > 0, numbered(education, courseDoubts)],
    ['skills', 'skills', skills.length > 0, skillDoubts(skills)],
    ['languages', 'languages', languages.length > 0, languageDoubts(languages)],
  ];
  return fields.map(([field, root, isFound, doubts]) => {
    const isUnconfirmed = isFound && doubts.length === 0 && confidence[field] < leastSure;
    return { root, doubts: isUnconfirmed ? whole('unconfirmed') : doubts };
  });
}
