import type { Job, JobPart } from '../pages/job.tsx';
import { t } from '../words.ts';
import { Check, SelectField, TextField } from './fields.tsx';

export function JobVisibility({ job: { visibility, urls, status }, change }: JobPart) {
  const set = (part: Partial<Job['visibility']>) => change({ visibility: { ...visibility, ...part } });
  return (
    <>
      <SelectField
        label={t.job.portal}
        hint={t.job.portalHint}
        value={visibility.portal}
        onInput={(portal) => set({ portal: portal as Job['visibility']['portal'] })}
        options={Object.entries(t.job.portals)}
      />
      {status === 'published' && visibility.portal !== 'hidden' && (
        <p>
          <a href={urls.portal} target="_blank" rel="noreferrer">
            {t.job.seePortal}
          </a>
        </p>
      )}
      <Check
        label={t.job.showSalary}
        checked={visibility.show_salary}
        onInput={(show_salary) => set({ show_salary })}
      />
      <Check
        label={t.job.inFeeds}
        hint={t.job.inFeedsHint}
        checked={visibility.in_feeds}
        onInput={(in_feeds) => set({ in_feeds })}
      />
      <Check
        label={t.job.indexable}
        checked={visibility.search_indexable}
        onInput={(search_indexable) => set({ search_indexable })}
      />
      <Check
        label={t.job.accepts}
        checked={visibility.accept_applications}
        onInput={(accept_applications) => set({ accept_applications })}
      />
      <TextField
        label={t.job.closesAt}
        type="date"
        value={visibility.closes_at?.slice(0, 10) ?? ''}
        onInput={(date) => set({ closes_at: date ? `${date}T23:59:59Z` : null })}
      />
    </>
  );
}
