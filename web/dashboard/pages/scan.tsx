import '../parts/kit.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { Badge, type Tone } from '../parts/badge.tsx';
import { CorrectFacts } from '../parts/correct-facts.tsx';
import { Criteria } from '../parts/criteria.tsx';
import { CvText } from '../parts/cv-text.tsx';
import { Check } from '../parts/fields.tsx';
import { Tabs } from '../parts/filters.tsx';
import { FitBar } from '../parts/fit-bar.tsx';
import { formatDateTime } from '../parts/format.ts';
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
  const isHidden = query.identity === 'hidden';
  const scan = useLoad(
    `scan ${id} ${isHidden}`,
    (client, signal) =>
      client.get('/v1/scans/{id}', { path: { id }, query: isHidden ? { redact: 'identity' } : {}, signal }),
    isRunning ? 1500 : undefined,
  );
  // While the scan is loaded with or without the identity, the rest of the page stays: also a keyboard's focus on the switch.
  const last = useRef(scan.value);
  if (scan.value) last.current = scan.value;
  const value = last.current?.id === id ? last.current : undefined;
  useEffect(() => setRunning(value?.status === 'processing' || value?.status === 'queued'), [value?.status]);
  if (!value)
    return (
      <Show of={scan} lines={10}>
        {() => <Loading />}
      </Show>
    );
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
  const title =
    isHidden || !scan.value ? t.scan.someone : (scan.value.profile?.basics.name ?? scan.value.file.filename);
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
          <Show of={scan} lines={10}>
            {({ summary, profile, fit, file, completed_at, created_at }) => (
              <>
                <h2>{t.scan.facts}</h2>
                {summary && !isHidden && <p class="summary">{summary.text}</p>}
                {profile && (
                  <ProfileFacts
                    profile={profile}
                    lines={lines}
                    isHidden={isHidden}
                    lit={lit}
                    onLight={setLit}
                    marks={marksOf(profile)}
                  />
                )}
                {fit?.status === 'completed' && (
                  <section>
                    <h2>{t.fit.fit}</h2>
                    <FitBar fit={fit} />
                    <Criteria fit={fit} />
                  </section>
                )}
                <p class="soft">
                  {!isHidden && <>{file.filename} · </>}
                  {t.scan.readAt(formatDateTime(completed_at ?? created_at))}
                </p>
              </>
            )}
          </Show>
        </section>
      </div>
    </Page>
  );
}
