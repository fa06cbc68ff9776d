import { useState } from 'preact/hooks';
import type { AnswerOf } from '../../../client/src/index.ts';
import { readTagged } from '../calls.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { Check, TextField } from './fields.tsx';
import { notesOf, reviewOf } from './review-notes.tsx';
import { review } from './review-words.ts';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

type Scan = AnswerOf<'/v1/scans/{id}', 'get'>;
type Profile = NonNullable<Scan['profile']>;
type Job = Profile['work'][number];

interface CorrectFactsProps {
  scan: Scan;
  profile: Profile;
  onClose: () => void;
  onSaved: () => void;
}

const contactOf = ({ basics }: Profile) => ({
  name: basics.name ?? '',
  email: basics.email ?? '',
  phone: basics.phone ?? '',
  place: basics.location?.raw ?? '',
});

/** A form for the facts that are most often wrong: the contact, and the heads of the jobs. */
export function CorrectFacts({ scan, profile, onClose, onSaved }: CorrectFactsProps) {
  const [contact, setContact] = useState(contactOf(profile));
  const [jobs, setJobs] = useState(profile.work);
  const { act, isBusy, error } = useAction();
  const send = async (body: object) => {
    const path = { id: scan.id };
    const saved = await act(async (client) => {
      const { value, etag } = await readTagged<Scan>(client, '/v1/scans/{id}', path);
      // A new fit score after a correction is another version of the scan with the same facts.
      if (JSON.stringify(value.profile) !== JSON.stringify(profile))
        throw new Error(t.errors.changed_meanwhile);
      return client.patch('/v1/scans/{id}/profile', { path, body: body as never, ifMatch: etag });
    });
    if (saved) onSaved();
  };
  const save = (event: Event) => {
    event.preventDefault();
    void send(changesOf(profile, contact, jobs));
  };
  const takeBack = () => {
    const sections = profile.corrected.map(({ path }) => path.split('/')[0] ?? '');
    void send(Object.fromEntries(sections.map((section) => [section, null])));
  };
  const setJob = (at: number, changes: Partial<Job>) =>
    setJobs(jobs.map((job, index) => (index === at ? { ...job, ...changes } : job)));
  const fields = [
    ['name', review.fields.name, 'basics/name'],
    ['email', review.fields.email, 'basics/email'],
    ['phone', review.fields.phone, 'basics/phone'],
    ['place', review.fields.location, 'basics/location'],
  ] as const;
  return (
    <Dialog title={review.title} onClose={onClose} isWide>
      <form onSubmit={save}>
        <div class="dialog-body">
          {error !== undefined && <Problem error={error} />}
          {fields.map(([field, label, path], at) => (
            <TextField
              key={field}
              label={label}
              hint={hintOf(profile, path)}
              value={contact[field]}
              onInput={(value) => setContact({ ...contact, [field]: value })}
              maxLength={field === 'phone' ? 40 : 200}
              autofocus={at === 0}
            />
          ))}
          {jobs.map((job, at) => (
            <JobFields
              key={job.id}
              job={job}
              number={at + 1}
              hint={(field) => hintOf(profile, `work/${at}/${field}`)}
              onChange={(changes) => setJob(at, changes)}
            />
          ))}
        </div>
        <footer>
          <button type="submit" disabled={isBusy}>
            {t.common.save}
          </button>
          <button type="button" class="plain" onClick={onClose}>
            {t.common.cancel}
          </button>
          {profile.corrected.length > 0 && (
            <button type="button" class="plain" disabled={isBusy} onClick={takeBack}>
              {review.takeBack}
            </button>
          )}
        </footer>
      </form>
    </Dialog>
  );
}

const hintOf = (profile: Profile, path: string) => notesOf(reviewOf(profile, path)).join(' · ') || undefined;

interface JobFieldsProps {
  job: Job;
  number: number;
  hint: (field: string) => string | undefined;
  onChange: (changes: Partial<Job>) => void;
}

function JobFields({ job, number, hint, onChange }: JobFieldsProps) {
  const fields = [
    ['position', review.fields.position],
    ['name', review.employer],
    ['start_date', review.fields.start_date],
    ...(job.is_current ? [] : ([['end_date', review.fields.end_date]] as const)),
  ] as const;
  return (
    <fieldset>
      <legend>{review.job(number)}</legend>
      {fields.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          hint={hint(field) ?? (field.endsWith('date') ? review.dateHint : undefined)}
          value={job[field] ?? ''}
          onInput={(value) => onChange({ [field]: value })}
          maxLength={field.endsWith('date') ? 10 : 300}
        />
      ))}
      <Check
        label={review.current}
        checked={job.is_current}
        onInput={(is_current) => onChange({ is_current, ...(is_current && { end_date: null }) })}
      />
    </fieldset>
  );
}

/** The request with the sections that the form changed. */
function changesOf(profile: Profile, contact: ReturnType<typeof contactOf>, jobs: Job[]): object {
  const before = contactOf(profile);
  const value = (text: string) => text.trim() || null;
  const { name, email, phone, place } = contact;
  const basics = {
    ...(name !== before.name && { name: value(name) }),
    ...(email !== before.email && { email: value(email) }),
    ...(phone !== before.phone && { phone: value(phone) }),
    ...(place !== before.place && { location: value(place) && { raw: value(place) } }),
  };
  return {
    ...(Object.keys(basics).length > 0 && { basics }),
    ...(jobs.some((job, at) => job !== profile.work[at]) && { work: jobs.map(sentJob) }),
  };
}

const sentJob = ({ duration_months: _, location, ...job }: Job) => ({
  ...job,
  name: job.name?.trim() || null,
  position: job.position?.trim() || null,
  start_date: job.start_date?.trim() || null,
  end_date: job.end_date?.trim() || null,
  location: location?.raw ? { raw: location.raw } : null,
});
