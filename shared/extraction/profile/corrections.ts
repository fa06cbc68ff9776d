import type { Profile, Summary } from '../../contracts/profile.ts';
import { correctableLists } from '../../contracts/profile-corrections.ts';
import { monthsBetween } from '../entries/months.ts';
import { splitName } from '../person/split-name.ts';
import { type Lists, withKnownLines } from './corrected-entries.ts';
import { reviewOf } from './review.ts';
import { summarize } from './summarize.ts';
import { computeTotals } from './totals.ts';

type Basics = Profile['basics'];

/** The corrected values of a profile. `corrected` has their paths: fields of `basics`, and lists. */
export interface Corrections {
  basics: Partial<Basics>;
  lists: Partial<Lists>;
  corrected: Profile['corrected'];
}

/** The parts of a profile that were corrected, as they were read, and the confidence of the reading. */
type ReadParts = Partial<Lists> & { basics?: Basics | undefined; confidence: Profile['confidence'] };

/** A profile in effect, with the parts as they were read where something was corrected. */
export interface Corrected {
  profile: Profile;
  summary: Summary;
  read?: ReadParts | undefined;
}

export interface Facts {
  /** The ISO date that open periods end at. */
  today: string;
  /** The language of the CV. */
  language: string | null;
  isOcr: boolean;
}

/** The fields of `basics` at a path: an address and the list of all addresses are corrected together. */
export function fieldsAt(path: string): (keyof Basics)[] {
  const field = path.split('/')[1] as keyof Basics | undefined;
  if (field === 'email') return ['email', 'emails'];
  if (field === 'phone') return ['phone', 'phones'];
  return field ? [field] : [];
}

const pick = <Of extends object, Key extends keyof Of>(from: Of, keys: readonly Key[]): Pick<Of, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<Of, Key>;

const listsAmong = (corrected: Profile['corrected']) =>
  correctableLists.filter((list) => corrected.some(({ path }) => path === list));

/** The corrections of a stored profile. */
export function correctionsOf(profile: Profile): Corrections {
  const { corrected } = profile;
  return {
    basics: pick(
      profile.basics,
      corrected.flatMap(({ path }) => fieldsAt(path)),
    ),
    lists: pick(profile, listsAmong(corrected)),
    corrected,
  };
}

/** A stored profile without its corrections. */
export const asRead = ({ profile, read }: Pick<Corrected, 'profile' | 'read'>): Profile => ({
  ...profile,
  ...read,
  basics: read?.basics ?? profile.basics,
  corrected: [],
});

/** The profile with the corrections in effect: what follows from the corrected values is computed by the code of the reader. */
export function withCorrections(
  read: Profile,
  { basics, lists, corrected }: Corrections,
  facts: Facts,
): Corrected {
  const { today, language } = facts;
  const changed: Profile = {
    ...read,
    ...withKnownLines(lists, read),
    basics: { ...read.basics, ...namesIn(basics), ...basics },
    corrected,
  };
  const work = changed.work.map((job) => ({ ...job, duration_months: durationOf(job, today) }));
  const whole: Profile = {
    ...changed,
    work,
    totals: computeTotals({ work, education: changed.education }, today),
    confidence: confidenceOf(read, corrected),
  };
  const profile = { ...whole, review: reviewOf(whole, facts) };
  const isOfBasics = corrected.some(({ path }) => path.startsWith('basics/'));
  const parts: ReadParts | undefined =
    corrected.length === 0
      ? undefined
      : {
          ...pick(read, listsAmong(corrected)),
          ...(isOfBasics && { basics: read.basics }),
          confidence: read.confidence,
        };
  return { profile, summary: summarize(profile, language, today), read: parts };
}

/** The first and the last name of a corrected name, as the reader splits one. */
function namesIn({ name }: Partial<Basics>): Partial<Basics> {
  if (name === undefined) return {};
  const { first, last } = name === null ? { first: null, last: null } : splitName(name);
  return { first_name: first, last_name: last };
}

const durationOf = ({ start_date, end_date, is_current }: Profile['work'][number], today: string) =>
  start_date === null ? null : monthsBetween(start_date, is_current ? today : end_date, today);

/** A corrected field is certain. */
function confidenceOf({ confidence }: Profile, corrected: Profile['corrected']): Profile['confidence'] {
  const fields = corrected
    .map(({ path }) => path.split('/').at(-1) ?? '')
    .filter((field) => field in confidence);
  return { ...confidence, ...Object.fromEntries(fields.map((field) => [field, 1])) };
}
