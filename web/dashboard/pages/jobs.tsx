import '../parts/kit.ts';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { AnswerOf } from '../../../client/src/index.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Choice, Search, Tabs } from '../parts/filters.tsx';
import { More } from '../parts/more.tsx';
import { ImportJob, NewJob } from '../parts/new-job.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Show } from '../parts/states.tsx';
import { When } from '../parts/when.tsx';
import { useCan, usePageUrl } from '../place.ts';
import { useList } from '../use-list.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';

type Job = AnswerOf<'/v1/jobs/{id}', 'get'>;

export const jobTones: Record<string, Tone> = { published: 'good', draft: 'quiet', closed: 'bad' };

export default function Jobs() {
  const { query } = useQuery();
  const { route } = useLocation();
  const url = usePageUrl();
  const can = useCan();
  const [dialog, setDialog] = useState<'new' | 'import'>();
  const { status, q, work_type } = query;
  const filters = { ...(status && { status }), ...(q && { q }), ...(work_type && { work_type }) } as object;
  const jobs = useList(`jobs ${JSON.stringify(filters)}`, (client, cursor, signal) =>
    client.get('/v1/jobs', {
      query: { limit: '25', ...filters, ...(cursor && { cursor }) } as never,
      ...(signal && { signal }),
    }),
  );
  const isFiltered = Object.keys(filters).length > 0;
  const buttons = can('jobs:write') && (
    <>
      <button type="button" class="plain" onClick={() => setDialog('import')}>
        {t.jobs.import}
      </button>
      <button type="button" onClick={() => setDialog('new')}>
        {t.jobs.new}
      </button>
    </>
  );
  const open = (id: string) => route(url(`/jobs/${id}/edit`));
  return (
    <Page title={t.jobs.title} actions={buttons}>
      <div class="filters">
        <Tabs
          name="status"
          label={t.jobs.status}
          options={[
            ['', t.common.all],
            ['published', t.jobs.statuses.published],
            ['draft', t.jobs.statuses.draft],
            ['closed', t.jobs.statuses.closed],
          ]}
        />
        <Search label={t.jobs.search} />
        <Choice name="work_type" label={t.job.workType} options={Object.entries(t.job.workTypes)} />
      </div>
      <Show of={jobs}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={isFiltered ? t.jobs.noneFound : t.jobs.none}>
              <p>{isFiltered ? t.jobs.noneFoundLead : t.jobs.noneLead}</p>
            </Empty>
          ) : (
            <JobTable jobs={data as unknown as Job[]} />
          )
        }
      </Show>
      <More of={jobs} />
      {dialog === 'new' && <NewJob onClose={() => setDialog(undefined)} onCreated={open} />}
      {dialog === 'import' && <ImportJob onClose={() => setDialog(undefined)} onCreated={open} />}
    </Page>
  );
}

function JobTable({ jobs }: { jobs: Job[] }) {
  const url = usePageUrl();
  return (
    <table class="stacked list">
      <thead>
        <tr>
          <th scope="col">{t.jobs.job}</th>
          <th scope="col">{t.jobs.status}</th>
          <th scope="col">{t.job.place}</th>
          <th scope="col" class="number">
            {t.job.openings}
          </th>
          <th scope="col">{t.common.changed}</th>
          <th scope="col">
            <span class="only-heard">{t.common.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row">
              <a href={url(`/jobs/${job.id}`)}>{job.name}</a>
              {job.department && <span class="sub">{job.department}</span>}
            </th>
            <td data-label={t.jobs.status}>
              <Badge tone={jobTones[job.status] ?? 'quiet'}>{t.jobs.statuses[job.status]}</Badge>
              {job.import?.status === 'processing' && <Badge tone="info">{t.job.importing}</Badge>}
            </td>
            <td data-label={t.job.place}>{placeOf(job)}</td>
            <td data-label={t.job.openings} class="number">
              {job.openings}
            </td>
            <td data-label={t.common.changed}>
              <When at={job.updated_at} />
            </td>
            <td class="row-actions">
              <a
                class="button plain small"
                href={url(`/jobs/${job.id}/edit`)}
                aria-label={t.common.editNamed(job.name)}
              >
                {t.common.edit}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function placeOf({
  locations,
  job_details: { work_type },
}: Pick<Job, 'locations' | 'job_details'>): string {
  const [city] = locations.map((one) => one.city ?? one.name).filter(Boolean);
  return (
    [city, work_type && work_type !== 'onsite' && t.job.workTypes[work_type]].filter(Boolean).join(' · ') ||
    '–'
  );
}
