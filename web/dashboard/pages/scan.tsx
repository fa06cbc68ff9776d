import '../parts/kit.ts';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { Badge, type Tone } from '../parts/badge.tsx';
import { CorrectFacts } from '../parts/correct-facts.tsx';
import { Criteria } from '../parts/criteria.tsx';
import { CvText } from '../parts/cv-text.tsx';
import { Check } from '../parts/fields.tsx';
import { Tabs } from '../parts/filters.tsx';
import { FitBar } from '../parts/fit-bar.tsx';
import { formatDateTime } from '../parts/format.ts';
import { identityHider } from '../parts/hidden-identity.ts';
import { OriginalFile } from '../parts/original-file.tsx';
import { Page } from '../parts/page.tsx';
import { ProfileFacts } from '../parts/profile-facts.tsx';
import { marksOf } from '../parts/review-notes.tsx';
import { review } from '../parts/review-words.ts';
import { Loading, Problem, Show } from '../parts/states.tsx';
import { useAction } from '../parts/use-action.ts';
import { useCan, usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';

export const scanTones: Record<string, Tone> = {
  completed: 'good',
  failed: 'bad',
  processing: 'info',
  queued: 'quiet',
};

export default function Scan() {
  const { id = '' } = useRoute().params;
  const { query, setQuery } = useQuery();
  const [isRunning, setRunning] = useState(false);
  const [lit, setLit] = useState<number[]>([]);
  const [lines, setLines] = useState<string[]>([]);
  const [isCorrecting, setCorrecting] = useState(false);
  const url = usePageUrl();
  const can = useCan();
  const { act, isBusy, error } = useAction();
  const scan = useLoad(
    `scan ${id}`,
    (client, signal) => client.get('/v1/scans/{id}', { path: { id }, signal }),
    isRunning ? 1500 : undefined,
  );
  const { value } = scan;
  useEffect(() => setRunning(value?.status === 'processing' || value?.status === 'queued'), [value?.status]);
  if (!value)
    return (
      <Show of={scan} lines={10}>
        {() => <Loading />}
      </Show>
    );
  const isHidden = query.identity === 'hidden';
  const rescan = async () => {
    if (await act((client) => client.post('/v1/scans/{id}/rescan', { path: { id } }))) scan.reload();
  };
  const actions = (
    <>
      {value.application_id && can('applications:read') && (
        <a class="button plain" href={url(`/applications/${value.application_id}`)}>
          {t.scan.toApplication}
        </a>
      )}
      {value.candidate_id && can('candidates:read') && !isHidden && (
        <a class="button plain" href={url(`/candidates/${value.candidate_id}`)}>
          {t.scan.toCandidate}
        </a>
      )}
      {can('scans:write') && value.profile && !isHidden && (
        <button type="button" class="plain" disabled={isRunning} onClick={() => setCorrecting(true)}>
          {review.correct}
        </button>
      )}
      {can('scans:write') && (
        <button type="button" class="plain" disabled={isBusy || isRunning} onClick={rescan}>
          {t.scan.again}
        </button>
      )}
    </>
  );
  const title = isHidden ? t.scan.someone : (value.profile?.basics.name ?? value.file.filename);
  return (
    <Page
      title={title}
      isWide
      back={{ path: '/scans', label: t.scans.title }}
      aside={<Badge tone={scanTones[value.status] ?? 'quiet'}>{t.scans.statuses[value.status]}</Badge>}
      actions={actions}
    >
      {error !== undefined && <Problem error={error} />}
      {isCorrecting && value.profile && (
        <CorrectFacts
          scan={value}
          profile={value.profile}
          onClose={() => setCorrecting(false)}
          onSaved={() => {
            setCorrecting(false);
            scan.reload();
          }}
        />
      )}
      {value.status === 'failed' && (
        <div class="notice bad" role="alert">
          <p>{value.error?.message ?? t.scan.failed}</p>
        </div>
      )}
      {isRunning && (
        <div class="notice" role="status">
          <p>{t.scan.reading}</p>
          <progress
            aria-label={t.scan.reading}
            {...(value.progress !== null && { value: value.progress })}
            max={1}
          />
        </div>
      )}
      <div class="filters">
        {/* The original would show what is hidden. */}
        {!isHidden && (
          <Tabs
            name="show"
            label={t.scan.view}
            options={[
              ['', t.scan.text],
              ['original', t.scan.original],
            ]}
          />
        )}
        <Check
          label={t.scan.hideIdentity}
          isSwitch
          checked={isHidden}
          onInput={(on) => setQuery({ identity: on ? 'hidden' : '', ...(on && { show: '' }) })}
        />
      </div>
      <div class="beside">
        <section aria-label={t.scan.text}>
          {query.show === 'original' && !isHidden ? (
            <OriginalFile scanId={id} />
          ) : (
            <CvText scanId={id} isHidden={isHidden} lit={lit} onLines={setLines} />
          )}
        </section>
        <section aria-label={t.scan.facts}>
          {value.summary && !isHidden && <p class="summary">{value.summary.text}</p>}
          {value.profile && (
            <ProfileFacts
              profile={value.profile}
              lines={lines}
              isHidden={isHidden}
              lit={lit}
              onLight={setLit}
              marks={marksOf(value.profile)}
            />
          )}
          {value.fit?.status === 'completed' && (
            <section>
              <h3>{t.fit.fit}</h3>
              <FitBar fit={value.fit} />
              <Criteria
                fit={value.fit}
                {...(isHidden && value.profile && { hide: identityHider(value.profile) })}
              />
            </section>
          )}
          <p class="soft">
            {!isHidden && <>{value.file.filename} · </>}
            {t.scan.readAt(formatDateTime(value.completed_at ?? value.created_at))}
          </p>
        </section>
      </div>
    </Page>
  );
}
