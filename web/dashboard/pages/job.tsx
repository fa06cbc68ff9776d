import '../parts/kit.ts';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import type { AnswerOf, BodyOf } from '../../../client/src/index.ts';
import { readTagged } from '../calls.ts';
import { Badge } from '../parts/badge.tsx';
import { GoogleResult } from '../parts/google-result.tsx';
import { ImportState } from '../parts/import-state.tsx';
import { JobDetails } from '../parts/job-details.tsx';
import { JobForm } from '../parts/job-form.tsx';
import { JobRequirements } from '../parts/job-requirements.tsx';
import { JobStages } from '../parts/job-stages.tsx';
import { JobVisibility } from '../parts/job-visibility.tsx';
import { demandedOf } from '../parts/missing-in.ts';
import { Page } from '../parts/page.tsx';
import { PublishAnyway } from '../parts/publish-anyway.tsx';
import { say } from '../parts/says.tsx';
import { Problem, Show } from '../parts/states.tsx';
import { useAction } from '../parts/use-action.ts';
import { useCan, usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';
import { jobTones } from './jobs.tsx';

export type Job = AnswerOf<'/v1/jobs/{id}', 'get'>;
export type JobPatch = BodyOf<'/v1/jobs/{id}', 'patch'>;
/** What a part of the editor needs: the job with the unsaved changes, and how it adds one. */
export interface JobPart {
  job: Job;
  change: (patch: Partial<Job>) => void;
}

const sections = ['details', 'requirements', 'stages', 'form', 'visibility'] as const;

export default function JobEditor() {
  const { id = '' } = useRoute().params;
  const [isImporting, setImporting] = useState(false);
  const loaded = useLoad(
    `job ${id}`,
    (client, signal) => readTagged<Job>(client, '/v1/jobs/{id}', { id }, signal),
    isImporting ? 1500 : undefined,
  );
  const job = loaded.value?.value;
  useEffect(() => setImporting(job?.import?.status === 'processing'), [job?.import?.status]);
  return (
    <Show of={loaded} lines={8}>
      {({ value, etag }) => (
        <Editor key={`${value.id} ${value.version}`} saved={value} etag={etag} reload={loaded.reload} />
      )}
    </Show>
  );
}

function Editor({ saved, etag, reload }: { saved: Job; etag: string; reload: () => void }) {
  const [patch, setPatch] = useState<Partial<Job>>({});
  const [isAsking, setAsking] = useState(false);
  const { query, setQuery } = useQuery();
  const { act, isBusy, error } = useAction();
  const url = usePageUrl();
  const mayWrite = useCan()('jobs:write');
  const job = { ...saved, ...patch };
  const isChanged = Object.keys(patch).length > 0;
  const section = sections.find((one) => one === query.section) ?? 'details';
  const change = (more: Partial<Job>) => setPatch({ ...patch, ...more });
  const path = { id: saved.id };
  const missing = demandedOf(job);

  useEffect(() => {
    if (!isChanged) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isChanged]);

  const save = () =>
    act((client) => client.patch('/v1/jobs/{id}', { path, body: bodyOf(patch), ifMatch: etag }));
  const saveOnly = async () => {
    if (!(await save())) return;
    say(t.common.saved);
    reload();
  };
  const publish = async () => {
    setAsking(false);
    if (isChanged && !(await save())) return;
    if (!(await act((client) => client.post('/v1/jobs/{id}/publish', { path })))) return;
    say(t.job.published(job.name));
    reload();
  };
  const close = async () => {
    if (!(await act((client) => client.post('/v1/jobs/{id}/close', { path })))) return;
    say(t.job.closed(job.name));
    reload();
  };
  const actions = (
    <>
      <a class="button plain" href={url(`/jobs/${saved.id}`)}>
        {t.job.toBoard}
      </a>
      {mayWrite && saved.status === 'published' && (
        <button type="button" class="plain" disabled={isBusy} onClick={close}>
          {t.job.close}
        </button>
      )}
      {mayWrite && saved.status !== 'published' && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => (missing.length > 0 ? setAsking(true) : publish())}
        >
          {saved.status === 'closed' ? t.job.publishAgain : t.job.publish}
        </button>
      )}
    </>
  );
  const Part = {
    details: JobDetails,
    requirements: JobRequirements,
    stages: JobStages,
    form: JobForm,
    visibility: JobVisibility,
  }[section];
  return (
    <Page
      title={saved.name}
      isWide
      back={{ path: '/jobs', label: t.jobs.title }}
      aside={<Badge tone={jobTones[saved.status] ?? 'quiet'}>{t.jobs.statuses[saved.status]}</Badge>}
      actions={actions}
    >
      {error !== undefined && <Problem error={error} />}
      <ImportState of={saved.import} />
      <div class="editor">
        <div>
          <div class="tabs" role="group" aria-label={t.job.sections}>
            {sections.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === section}
                onClick={() => setQuery({ section: one })}
              >
                {t.job.section[one]}
              </button>
            ))}
          </div>
          <fieldset class="editor-part" disabled={!mayWrite}>
            <legend class="only-heard">{t.job.section[section]}</legend>
            <Part job={job} change={change} />
          </fieldset>
          {mayWrite && (
            <p class={isChanged ? 'save changed' : 'save'}>
              <button type="button" disabled={isBusy || !isChanged} onClick={saveOnly}>
                {t.common.save}
              </button>
              {isChanged && (
                <button type="button" class="plain" onClick={() => setPatch({})}>
                  {t.job.discard}
                </button>
              )}
              <span class="soft" role="status">
                {isChanged ? t.job.unsaved : ''}
              </span>
            </p>
          )}
        </div>
        <GoogleResult job={job} />
      </div>
      {isAsking && <PublishAnyway missing={missing} onPublish={publish} onClose={() => setAsking(false)} />}
    </Page>
  );
}

/** The changed fields as the API takes them: without what only the service writes. */
function bodyOf({ job_details, stages, ...others }: Partial<Job>): JobPatch {
  const { description_html: _, ...details } = job_details ?? {};
  return {
    ...others,
    ...(job_details && { job_details: details }),
    ...(stages && {
      stages: stages.map(({ id, name, type, is_entry }) => ({ ...(id && { id }), name, type, is_entry })),
    }),
  } as JobPatch;
}
