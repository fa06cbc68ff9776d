import type { AnswerOf } from '../../../client/src/index.ts';
import { useCan, usePageUrl } from '../place.ts';
import { t } from '../words.ts';
import { Badge } from './badge.tsx';
import { chats } from './chat-words.ts';

type Transcript = AnswerOf<'/v1/intakes/{id}/transcript', 'get'>;
type Chat = AnswerOf<'/v1/intakes/{id}', 'get'>;

interface ChatSideProps {
  chat: Chat;
  transcript: Transcript;
  jobName: string | undefined;
}

/** Beside the chat: the job, the application that it became, and the answers that were understood. */
export function ChatSide({ chat, transcript: { answers, files, candidate_id }, jobName }: ChatSideProps) {
  const url = usePageUrl();
  const can = useCan();
  const { job_id, application_id, locale, progress } = chat;
  return (
    <>
      <section>
        <h2>{chats.about}</h2>
        <dl class="facts">
          <dt>{t.jobs.job}</dt>
          <dd>
            <a href={url(`/jobs/${job_id}`)}>{jobName ?? chats.aJob}</a>
          </dd>
          {application_id && can('applications:read') && (
            <>
              <dt>{chats.application}</dt>
              <dd>
                <a href={url(`/applications/${application_id}`)}>{chats.toApplication}</a>
              </dd>
            </>
          )}
          {candidate_id && can('candidates:read') && (
            <>
              <dt>{t.candidate.person}</dt>
              <dd>
                <a href={url(`/candidates/${candidate_id}`)}>{t.candidate.all}</a>
              </dd>
            </>
          )}
          <dt>{chats.language}</dt>
          <dd>{languageName(locale)}</dd>
          <dt>{chats.questions}</dt>
          <dd>{chats.progress(progress.done, progress.total)}</dd>
        </dl>
      </section>
      <section>
        <h2>{chats.collected}</h2>
        {answers.length === 0 ? (
          <p class="soft">{chats.noAnswers}</p>
        ) : (
          <dl class="facts">
            {answers.map(({ key, label, text, given_by }) => [
              <dt key={key}>{label}</dt>,
              <dd key={`${key} text`}>
                {text} {given_by === 'cv' && <Badge>{chats.fromCv}</Badge>}
              </dd>,
            ])}
          </dl>
        )}
      </section>
      {files.length > 0 && (
        <section>
          <h2>{chats.files}</h2>
          <ul class="lines">
            {files.map(({ id, filename, status, scan_id }) => (
              <li key={id}>
                {scan_id && can('scans:read') ? (
                  <a href={url(`/scans/${scan_id}`)}>{filename}</a>
                ) : (
                  <span>{filename}</span>
                )}
                <span class="soft">{chats.fileStates[status]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const languageName = (locale: string): string =>
  new Intl.DisplayNames(document.documentElement.lang, { type: 'language' }).of(locale) ?? locale;
