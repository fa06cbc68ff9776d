import type { Job } from '../pages/job.tsx';
import { usePlace } from '../place.ts';
import { t } from '../words.ts';
import { formatMoney } from './format.ts';
import { missingIn } from './missing-in.ts';

/** What a search engine shows of the job, and what it will miss. */
export function GoogleResult({ job }: { job: Job }) {
  const { organization } = usePlace().grant;
  const {
    description,
    salary_min: from,
    salary_max: to,
    salary_currency: currency,
    salary_period: period,
  } = job.job_details;
  const [place] = job.locations;
  const isRemote = job.job_details.work_type === 'remote';
  const missing = missingIn(job);
  const pay =
    currency?.length === 3 && (from ?? to) !== null
      ? [from, to]
          .filter((one) => one !== null)
          .map((one) => formatMoney(one, currency))
          .join(' – ')
      : '';
  return (
    <aside class="google" aria-label={t.google.title}>
      <h2>{t.google.title}</h2>
      <div class="google-card">
        <p class="google-name">{job.name || t.job.name}</p>
        <p>{organization.name}</p>
        <p class="soft">
          {[place?.city, place?.country_code].filter(Boolean).join(', ') ||
            (isRemote ? t.job.workTypes.remote : '–')}
        </p>
        <p class="google-chips">
          {job.job_details.employment_type && (
            <span>{t.job.employments[job.job_details.employment_type]}</span>
          )}
          {pay && (
            <span>
              {pay} {period ? t.google.per(t.job.periods[period]) : ''}
            </span>
          )}
        </p>
        <p class="soft google-text">{shorten(description ?? '')}</p>
      </div>
      {missing.length > 0 ? (
        <>
          <p>{t.google.misses}</p>
          <ul>
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      ) : (
        <p class="good-text">{t.google.complete}</p>
      )}
    </aside>
  );
}

/** The first words, without the signs of Markdown. */
function shorten(description: string): string {
  const text = description
    .replace(/[#*_`>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 160 ? `${text.slice(0, 160).replace(/\s\S*$/, '')} …` : text;
}
