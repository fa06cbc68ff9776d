import '../parts/kit.ts';
import { useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import type { AnswerOf } from '../../../client/src/index.ts';
import { AddToJob } from '../parts/add-to-job.tsx';
import { AssessmentsLater } from '../parts/assessments-later.tsx';
import { Badge } from '../parts/badge.tsx';
import { Duplicates } from '../parts/duplicates.tsx';
import { EraseCandidate } from '../parts/erase-candidate.tsx';
import { ExportCandidate } from '../parts/export-candidate.tsx';
import { formatDate, lineOfPlace } from '../parts/format.ts';
import { jobNames } from '../parts/job-names.ts';
import { Notes } from '../parts/notes.tsx';
import { Page } from '../parts/page.tsx';
import { Show } from '../parts/states.tsx';
import { Tags } from '../parts/tags.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { useCan, usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { candidateTones, fullName } from './candidates.tsx';

export type Candidate = AnswerOf<'/v1/candidates/{id}', 'get'>;

export default function CandidatePage() {
  const { id = '' } = useRoute().params;
  const loaded = useLoad(`candidate ${id}`, (client, signal) =>
    client.get('/v1/candidates/{id}', { path: { id }, signal }),
  );
  return (
    <Show of={loaded} lines={8}>
      {(candidate) => (
        <CandidateView key={id} candidate={candidate} show={loaded.show} reload={loaded.reload} />
      )}
    </Show>
  );
}

interface CandidateViewProps {
  candidate: Candidate;
  show: (value: Candidate) => void;
  reload: () => void;
}

function CandidateView({ candidate, show, reload }: CandidateViewProps) {
  const { id, emails, phones, location, consent, scan_id, merged_ids } = candidate;
  const { route } = useLocation();
  const url = usePageUrl();
  const can = useCan();
  const [dialog, setDialog] = useState<'add' | 'erase' | 'export'>();
  const close = () => setDialog(undefined);
  const name = fullName(candidate);
  const actions = (
    <>
      {can('applications:write') && (
        <button type="button" class="plain" onClick={() => setDialog('add')}>
          {t.application.addToJob}
        </button>
      )}
      {can('exports:read') && (
        <button type="button" class="plain" onClick={() => setDialog('export')}>
          {t.candidate.export}
        </button>
      )}
      {can('candidates:write') && (
        <button type="button" class="plain" onClick={() => setDialog('erase')}>
          {t.candidate.erase}
        </button>
      )}
    </>
  );
  const facts: [string, string | null | undefined][] = [
    [t.candidate.email, emails.map(({ address }) => address).join(', ')],
    [t.candidate.phone, phones.map(({ number }) => number).join(', ')],
    [t.candidate.location, lineOfPlace(location)],
    [t.candidate.consentUntil, consent?.retention.expires_at && formatDate(consent.retention.expires_at)],
  ];
  return (
    <Page
      title={name}
      isWide
      back={{ path: '/candidates', label: t.candidates.title }}
      aside={
        <Badge tone={candidateTones[candidate.status] ?? 'quiet'}>
          {t.candidates.statuses[candidate.status]}
        </Badge>
      }
      actions={actions}
    >
      <div class="beside even">
        <div>
          <dl class="facts">
            {facts.map(
              ([label, value]) =>
                value && [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>],
            )}
            {scan_id && can('scans:read') && (
              <>
                <dt>{t.scans.cv}</dt>
                <dd>
                  <a href={url(`/scans/${scan_id}`)}>{t.candidate.cv}</a>
                </dd>
              </>
            )}
          </dl>
          <Tags candidate={candidate} onChanged={show} />
          {can('applications:read') && <Applications candidateId={id} />}
          <Duplicates candidateId={id} mergedIds={merged_ids} onChanged={reload} />
        </div>
        <div>
          {can('assessments:read') && <AssessmentsLater candidateId={id} />}
          <Notes candidateId={id} />
          <Timeline of="candidates" id={id} turn={String(candidate.version)} />
        </div>
      </div>
      {dialog === 'add' && (
        <AddToJob candidateId={id} onClose={close} onAdded={(made) => route(url(`/applications/${made}`))} />
      )}
      {dialog === 'export' && <ExportCandidate candidateId={id} onClose={close} />}
      {dialog === 'erase' && (
        <EraseCandidate
          candidateId={id}
          name={name}
          onClose={close}
          onErased={() => route(url('/candidates'))}
        />
      )}
    </Page>
  );
}

function Applications({ candidateId }: { candidateId: string }) {
  const url = usePageUrl();
  const list = useLoad(`applications of ${candidateId}`, async (client, signal) => {
    const { data } = await client.get('/v1/candidates/{id}/applications', {
      path: { id: candidateId },
      query: { limit: '50' } as never,
      signal,
    });
    const names = await jobNames(
      client,
      data.map(({ job_id }) => job_id),
      signal,
    );
    return data.map((one) => ({ ...one, jobName: names.get(one.job_id) ?? one.job_id }));
  });
  return (
    <section>
      <h2>{t.candidate.applications}</h2>
      <Show of={list} lines={2}>
        {(data) =>
          data.length === 0 ? (
            <p class="soft">{t.candidate.noApplications}</p>
          ) : (
            <ul class="lines">
              {data.map((one) => (
                <li key={one.id}>
                  <a href={url(`/applications/${one.id}`)}>{one.jobName}</a>
                  <span class="soft">
                    {one.status === 'active' ? one.stage.name : t.application.statuses[one.status]} ·{' '}
                    {formatDate(one.applied_at)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Show>
    </section>
  );
}
