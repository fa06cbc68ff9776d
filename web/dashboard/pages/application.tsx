import '../parts/kit.ts';
import { useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import type { AnswerOf, HiringClient } from '../../../client/src/index.ts';
import { AddToJob } from '../parts/add-to-job.tsx';
import { ApplicationActions } from '../parts/application-actions.tsx';
import { ApplicationSide } from '../parts/application-side.tsx';
import { Badge, type Tone } from '../parts/badge.tsx';
import { CvText } from '../parts/cv-text.tsx';
import { Tabs } from '../parts/filters.tsx';
import { Icon } from '../parts/icon.tsx';
import { nameOf, type Rejection } from '../parts/move-applications.ts';
import { MoveDialog } from '../parts/move-dialog.tsx';
import { OriginalFile } from '../parts/original-file.tsx';
import { Page } from '../parts/page.tsx';
import { RejectDialog } from '../parts/reject-dialog.tsx';
import { say } from '../parts/says.tsx';
import { Empty, Problem, Show } from '../parts/states.tsx';
import { useAction } from '../parts/use-action.ts';
import { useNeighbours } from '../parts/use-neighbours.ts';
import { useCan, usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';

export type FullApplication = AnswerOf<'/v1/applications/{id}', 'get'>;
const tones: Record<string, Tone> = { active: 'info', hired: 'good', rejected: 'bad', withdrawn: 'quiet' };

export default function ApplicationPage() {
  const { id = '' } = useRoute().params;
  const loaded = useLoad(`application ${id}`, (client, signal) =>
    client.get('/v1/applications/{id}', { path: { id }, signal }),
  );
  return (
    <Show of={loaded} lines={10}>
      {(application) => <Application key={id} application={application} show={loaded.show} />}
    </Show>
  );
}

function Application({
  application,
  show,
}: {
  application: FullApplication;
  show: (value: FullApplication) => void;
}) {
  const { id, status, stage, job_id, scan_id, candidate_id } = application;
  const { query } = useQuery();
  const { route } = useLocation();
  const url = usePageUrl();
  const can = useCan();
  const [dialog, setDialog] = useState<'move' | 'reject' | 'add'>();
  const [lit, setLit] = useState<number[]>([]);
  const [lines, setLines] = useState<string[]>([]);
  const { act, isBusy, error } = useAction();
  const job = useLoad(`board job ${job_id}`, (client, signal) =>
    client.get('/v1/jobs/{id}', { path: { id: job_id }, signal }),
  );
  const neighbours = useNeighbours(application);
  const { previous, next, go, position, count } = neighbours;
  const name = nameOf(application);
  const path = { id };
  const mayMove = can('applications:write');

  const change = async (
    work: (client: HiringClient) => Promise<FullApplication>,
    done: string,
  ): Promise<boolean> => {
    const changed = await act(work);
    if (!changed) return false;
    show(changed);
    say(done);
    return true;
  };
  const advance = async () => {
    const changed = await act((client) => client.post('/v1/applications/{id}/advance', { path, body: {} }));
    if (!changed) return;
    show(changed);
    say(t.board.moved(name, changed.stage.name));
  };
  const reject = async (rejection: Rejection) => {
    setDialog(undefined);
    if (
      await change(
        (client) => client.post('/v1/applications/{id}/reject', { path, body: rejection as never }),
        t.board.rejected(name),
      )
    )
      go(next ?? previous);
  };
  const bringBack = () =>
    change((client) => client.post('/v1/applications/{id}/unreject', { path }), t.board.isBack(name));

  const actions = mayMove && (
    <ApplicationActions
      status={status}
      isBusy={isBusy}
      onAdvance={advance}
      onBringBack={bringBack}
      onAsk={setDialog}
    />
  );
  return (
    <Page
      title={name}
      isWide
      back={{ path: `/jobs/${job_id}`, label: job.value?.name ?? t.jobs.title }}
      aside={
        <>
          <Badge tone={tones[status] ?? 'quiet'}>
            {status === 'active' ? stage.name : t.application.statuses[status]}
          </Badge>
          {application.screening.status === 'flagged' && <Badge tone="warn">{t.board.flagged}</Badge>}
        </>
      }
      actions={actions}
    >
      <div class="filters">
        {scan_id ? (
          <Tabs
            name="show"
            label={t.scan.view}
            options={[
              ['', t.scan.text],
              ['original', t.scan.original],
            ]}
          />
        ) : (
          <span />
        )}
        <nav
          class={neighbours.isLoading ? 'neighbours loading' : 'neighbours'}
          aria-label={t.application.neighbours}
        >
          <button type="button" class="plain small" disabled={!previous} onClick={() => go(previous)}>
            <Icon name="left" /> {t.application.previous}
          </button>
          {position > 0 && <span class="soft">{t.application.position(position, count, stage.name)}</span>}
          <button type="button" class="plain small" disabled={!next} onClick={() => go(next)}>
            {t.application.next} <Icon name="right" />
          </button>
        </nav>
      </div>
      {error !== undefined && <Problem error={error} />}
      <div class="beside">
        <section aria-label={t.scan.text}>
          {!scan_id ? (
            <Empty title={t.application.noCv}>
              <p>{t.application.noCvLead}</p>
            </Empty>
          ) : query.show === 'original' ? (
            <OriginalFile scanId={scan_id} />
          ) : (
            <CvText scanId={scan_id} isHidden={false} lit={lit} onLines={setLines} />
          )}
        </section>
        <ApplicationSide application={application} lines={lines} lit={lit} onLight={setLit} />
      </div>
      {dialog === 'reject' && (
        <RejectDialog
          who={name}
          action={next ? t.application.rejectAndNext : t.board.reject}
          onReject={reject}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'move' && job.value && (
        <MoveDialog
          who={name}
          stages={job.value.stages}
          current={stage.id}
          onClose={() => setDialog(undefined)}
          onChoose={(to) => {
            const body = { stage_id: to.id };
            void change(
              (client) =>
                client.post(
                  status === 'hired' ? '/v1/applications/{id}/unhire' : '/v1/applications/{id}/move',
                  { path, body },
                ),
              t.board.moved(name, to.name),
            );
          }}
        />
      )}
      {dialog === 'add' && (
        <AddToJob
          candidateId={candidate_id}
          jobId={job_id}
          onClose={() => setDialog(undefined)}
          onAdded={(made) => route(url(`/applications/${made}`))}
        />
      )}
    </Page>
  );
}
