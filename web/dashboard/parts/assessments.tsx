import './kit.ts';
import { useState } from 'preact/hooks';
import type { AnswerOf } from '../../../client/src/index.ts';
import { useCan } from '../place.ts';
import { useList } from '../use-list.ts';
import { AssessmentResult } from './assessment-result.tsx';
import { assessments } from './assessment-words.ts';
import { Badge, type Tone } from './badge.tsx';
import { formatDate } from './format.ts';
import { AssessmentLink, SendAssessment } from './send-assessment.tsx';
import { Problem, Show } from './states.tsx';
import { useAction } from './use-action.ts';

type Assessment = AnswerOf<'/v1/assessments', 'get'>['data'][number];

export interface AssessmentsProps {
  candidateId: string;
  /** Of this application; else all of the person. */
  applicationId?: string;
}

const tones: Record<string, Tone> = { completed: 'good', started: 'info', sent: 'info', failed: 'bad' };
const openStatuses = ['created', 'sent', 'started'];

/** The assessments of a person: send one, follow it, read its result. */
export function Assessments({ candidateId, applicationId }: AssessmentsProps) {
  const can = useCan();
  const mayWrite = can('assessments:write');
  const [isSending, setSending] = useState(false);
  const [link, setLink] = useState<string>();
  const { act, isBusy, error } = useAction();
  const about = applicationId ? { application_id: applicationId } : { candidate_id: candidateId };
  const list = useList(`assessments ${applicationId ?? candidateId}`, (client, cursor, signal) =>
    client.get('/v1/assessments', {
      query: { ...about, limit: '50', ...(cursor && { cursor }) } as never,
      ...(signal && { signal }),
    }),
  );
  const renew = async (id: string) => {
    const sent = await act((client) => client.post('/v1/assessments/{id}/resend', { path: { id } }));
    if (!sent) return;
    if ('invitation' in sent && sent.invitation?.url) setLink(sent.invitation.url);
    list.reload();
  };
  const cancel = async (id: string) => {
    if (await act((client) => client.post('/v1/assessments/{id}/cancel', { path: { id } }))) list.reload();
  };
  return (
    <section class="assessments">
      <h2>{assessments.title}</h2>
      {error !== undefined && <Problem error={error} />}
      {mayWrite && (
        <button type="button" class="plain small" onClick={() => setSending(true)}>
          {assessments.send}
        </button>
      )}
      <Show of={list} lines={2}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="soft">{assessments.none}</p>
          ) : (
            <ul class="criteria">
              {data.map((one) => (
                <li key={one.id}>
                  <p>
                    <b>{assessments.kinds[one.kind]}</b>{' '}
                    <Badge tone={tones[one.status] ?? 'quiet'}>{assessments.statuses[one.status]}</Badge>
                  </p>
                  <p class="soft">{datesOf(one)}</p>
                  {one.status === 'completed' && <AssessmentResult id={one.id} kind={one.kind} />}
                  {mayWrite && openStatuses.includes(one.status) && (
                    <p>
                      <button
                        type="button"
                        class="plain small"
                        disabled={isBusy}
                        onClick={() => renew(one.id)}
                      >
                        {assessments.newLink}
                      </button>
                      <button
                        type="button"
                        class="plain small"
                        disabled={isBusy}
                        onClick={() => cancel(one.id)}
                      >
                        {assessments.cancel}
                      </button>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Show>
      {isSending && (
        <SendAssessment
          candidateId={candidateId}
          applicationId={applicationId ?? null}
          onClose={() => setSending(false)}
          onSent={(url) => {
            setSending(false);
            setLink(url ?? undefined);
            list.reload();
          }}
        />
      )}
      {link && <AssessmentLink url={link} onClose={() => setLink(undefined)} />}
    </section>
  );
}

function datesOf({ status, expires_at, completed_at, attempt }: Assessment): string {
  const at = completed_at
    ? assessments.completedOn(formatDate(completed_at))
    : openStatuses.includes(status)
      ? assessments.until(formatDate(expires_at))
      : formatDate(expires_at);
  return attempt > 1 ? `${at} · ${assessments.attempt(attempt)}` : at;
}
