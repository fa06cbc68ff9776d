import type { FullApplication } from '../pages/application.tsx';
import { useCan, usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { AssessmentsLater } from './assessments-later.tsx';
import { Criteria } from './criteria.tsx';
import { FitBar } from './fit-bar.tsx';
import { formatDate, formatFullDay } from './format.ts';
import { mailLink } from './mail-link.ts';
import { Notes } from './notes.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { Loading } from './states.tsx';
import { Timeline } from './timeline.tsx';

interface ApplicationSideProps {
  application: FullApplication;
  lines: readonly string[];
  lit: readonly number[];
  onLight: (lines: number[]) => void;
}

/** Beside the CV: who it is, how the CV fits, what was answered, written and done. */
export function ApplicationSide({ application, lines, lit, onLight }: ApplicationSideProps) {
  const { submission, scan_id, candidate_id, source, applied_at, rejection } = application;
  const can = useCan();
  const url = usePageUrl();
  const scan = useLoad(`scan of ${scan_id}`, async (client, signal) =>
    scan_id && can('scans:read') ? client.get('/v1/scans/{id}', { path: { id: scan_id }, signal }) : null,
  );
  const fit = scan.value?.fit;
  const answers = submission?.answers ?? [];
  return (
    <div class="application-side">
      <dl class="facts">
        {submission?.email && (
          <>
            <dt>{t.candidate.email}</dt>
            <dd>
              <a href={mailLink(submission.email)}>{submission.email}</a>
            </dd>
          </>
        )}
        {submission?.phone && (
          <>
            <dt>{t.candidate.phone}</dt>
            <dd>{submission.phone}</dd>
          </>
        )}
        <dt>{t.board.applied}</dt>
        <dd>
          {formatDate(applied_at)} · {t.sources[source.type] ?? source.type}
        </dd>
        {rejection && (
          <>
            <dt>{t.board.reason}</dt>
            <dd>
              {[rejection.rejection_reason_name ?? rejection.reason, rejection.note]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </>
        )}
        <dt>{t.candidate.person}</dt>
        <dd>
          <a href={url(`/candidates/${candidate_id}`)}>{t.candidate.all}</a>
        </dd>
      </dl>
      {scan.value === undefined && scan.error === undefined && <Loading lines={4} />}
      {fit?.status === 'completed' && (
        <section>
          <h2>{t.fit.fit}</h2>
          <FitBar fit={fit} />
          <details>
            <summary>{t.fit.why}</summary>
            <Criteria fit={fit} />
          </details>
        </section>
      )}
      {(answers.length > 0 || submission?.cover_letter) && (
        <section>
          <h2>{t.application.answers}</h2>
          {submission?.cover_letter && <p class="note-text">{submission.cover_letter}</p>}
          <dl class="facts">
            {answers.map(({ key, label, value }) => [
              <dt key={key}>{label}</dt>,
              <dd key={`${key} value`}>{answerText(value)}</dd>,
            ])}
          </dl>
        </section>
      )}
      {scan.value?.profile && (
        <section>
          <h2>{t.scan.facts}</h2>
          <ProfileFacts profile={scan.value.profile} lines={lines} lit={lit} onLight={onLight} />
        </section>
      )}
      {can('assessments:read') && (
        <AssessmentsLater candidateId={candidate_id} applicationId={application.id} />
      )}
      <Notes candidateId={candidate_id} />
      <Timeline of="applications" id={application.id} turn={String(application.version)} />
    </div>
  );
}

function answerText(value: unknown): string {
  if (typeof value === 'boolean') return value ? t.common.yes : t.common.no;
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatFullDay(value);
  return Array.isArray(value) ? value.join(', ') : String(value ?? '–');
}
