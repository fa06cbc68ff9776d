import type { AnswerOf } from '../../../client/src/index.ts';
import { t } from '../words.ts';
import { Badge } from './badge.tsx';
import type { Marks } from './profile-facts.tsx';
import { review } from './review-words.ts';

type Profile = NonNullable<AnswerOf<'/v1/scans/{id}', 'get'>['profile']>;
type Entry = Profile['review'][number];

/** The entries of a review about a field and what is in it; with `isAlone`, only about the field itself. */
export const reviewOf = (profile: Profile, path: string, isAlone = false): Entry[] =>
  profile.review.filter((one) => one.path === path || (!isAlone && one.path.startsWith(`${path}/`)));

/** The reasons to look at a field, each once. */
export const notesOf = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.map(({ path, reason }) => `${fieldAt(path)}: ${reasons[reason] ?? review.other}`)),
];
const reasons: Record<string, string> = review.reasons;

/** The same below a field. */
function ReviewNotes({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
      {notesOf(entries).map((note) => (
        <p key={note} class="confidence low review-note">
          {note}
        </p>
      ))}
    </>
  );
}

/** The employer of a job and a skill are both called `name` in a profile. */
function fieldAt(path: string): string {
  const [section = '', , ...rest] = path.split('/');
  const last = path.split('/').at(-1) ?? '';
  if (section === 'work' && last === 'name') return review.employer;
  const sections: Record<string, string> = { ...t.scan, basics: t.scan.contact } as never;
  const fields: Record<string, string> = review.fields;
  const field = section === 'basics' || rest.length > 0 ? fields[last] : undefined;
  return (section === 'skills' ? undefined : field) ?? sections[section] ?? last;
}

/** The doubts about a profile and its corrections, for its list of facts. */
export const marksOf = (profile: Profile): Marks => ({
  beside: (section) =>
    profile.corrected.some(({ path }) => path.split('/')[0] === section) && (
      <Badge tone="info">{review.corrected}</Badge>
    ),
  below: (section) => <ReviewNotes entries={reviewOf(profile, section, section !== 'basics')} />,
  at: (path) => <ReviewNotes entries={reviewOf(profile, path)} />,
});
