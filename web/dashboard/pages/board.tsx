import '../parts/kit.ts';
import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { lazyPage } from '../lazy-page.tsx';
import { Badge } from '../parts/badge.tsx';
import { BoardColumns } from '../parts/board-columns.tsx';
import { Tabs } from '../parts/filters.tsx';
import { type Application, nameOf } from '../parts/move-applications.ts';
import { MoveDialog } from '../parts/move-dialog.tsx';
import { Page } from '../parts/page.tsx';
import { RejectDialog } from '../parts/reject-dialog.tsx';
import { Empty, Loading, Problem } from '../parts/states.tsx';
import { useBoard } from '../parts/use-board.ts';
import { useCan, usePageUrl } from '../place.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';
import type { Job } from './job.tsx';
import { jobTones } from './jobs.tsx';

const BoardList = lazyPage(() => import('../parts/board-list.tsx').then((part) => part.BoardList));
const Funnel = lazyPage(() => import('../parts/funnel.tsx').then((part) => part.Funnel));
const LeftBoard = lazyPage(() => import('../parts/left-board.tsx').then((part) => part.LeftBoard));

export default function Board() {
  const { id = '' } = useRoute().params;
  const board = useBoard(id);
  const { query } = useQuery();
  const url = usePageUrl();
  const mayMove = useCan()('applications:write');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [moving, setMoving] = useState<Application[]>();
  const [rejecting, setRejecting] = useState<Application[]>();

  const error = board.job.error ?? board.applications.error;
  const job = board.job.value;
  const everyone = board.applications.value;
  // An error is shown, never an empty column.
  if (!job || !everyone) {
    const retry = () => {
      board.job.reload();
      board.applications.reload();
    };
    const state = error === undefined ? <Loading lines={8} /> : <Problem error={error} retry={retry} />;
    // Many people take a while; what the job is called does not.
    return job ? <Page {...headOf(job)}>{state}</Page> : state;
  }

  const choose = (ids: string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const one of ids) isChosen ? next.add(one) : next.delete(one);
    setChosen(next);
  };
  const picked = everyone.filter((one) => chosen.has(one.id));
  const none = () => setChosen(new Set());
  const view = query.view ?? '';
  const actions = (
    <>
      <a class="button plain" href={url(`/jobs/${id}/ranking`)}>
        {t.ranking.title}
      </a>
      <a class="button plain" href={url(`/jobs/${id}/edit`)}>
        {t.board.editJob}
      </a>
    </>
  );
  const shared = { applications: everyone, chosen, mayMove, onChoose: choose };
  return (
    <Page {...headOf(job)} actions={actions}>
      {error !== undefined && <Problem error={error} retry={board.applications.reload} />}
      <div class="filters">
        <Tabs
          name="view"
          label={t.board.view}
          options={[
            ['', t.board.board],
            ['list', t.board.list],
            ['funnel', t.board.funnelTab],
            ['rejected', t.board.rejectedTab],
            ['withdrawn', t.board.withdrawnTab],
          ]}
        />
      </div>
      {everyone.length === 0 && view !== 'rejected' && view !== 'withdrawn' && (
        <Empty title={t.board.none}>
          <p>{job.status === 'published' ? t.board.nonePublished : t.board.noneDraft}</p>
          {job.status === 'published' ? (
            <a class="button plain" href={job.urls.portal} target="_blank" rel="noreferrer">
              {t.job.seePortal}
            </a>
          ) : (
            <a class="button" href={url(`/jobs/${id}/edit`)}>
              {t.board.editJob}
            </a>
          )}
        </Empty>
      )}
      {view === 'list' && <BoardList {...shared} />}
      {view === 'funnel' &&
        (board.pipeline.value ? (
          <Funnel pipeline={board.pipeline.value} />
        ) : board.pipeline.error !== undefined ? (
          <Problem error={board.pipeline.error} retry={board.pipeline.reload} />
        ) : (
          <Loading />
        ))}
      {(view === 'rejected' || view === 'withdrawn') && (
        <LeftBoard jobId={id} status={view} onBack={board.applications.reload} />
      )}
      {view === '' && (
        <BoardColumns
          {...shared}
          stages={job.stages}
          pipeline={board.pipeline.value}
          onMove={(one) => setMoving([one])}
          onDrop={(dragged, stage) => {
            const one = everyone.find((application) => application.id === dragged);
            // Whoever drags one of the selected drags them all.
            board.move(chosen.has(dragged) ? picked : one ? [one] : [], stage);
            none();
          }}
        />
      )}
      {picked.length > 0 && (
        <div class="selection" role="region" aria-label={t.board.selection}>
          <b>{t.board.selected(picked.length)}</b>
          <button type="button" onClick={() => setMoving(picked)}>
            {t.board.move}
          </button>
          <button type="button" class="danger" onClick={() => setRejecting(picked)}>
            {t.board.reject}
          </button>
          <button type="button" class="plain" onClick={none}>
            {t.board.selectNone}
          </button>
        </div>
      )}
      {moving && (
        <MoveDialog
          who={whoAre(moving)}
          stages={job.stages}
          current={
            moving.every((one) => one.stage.id === moving[0]?.stage.id) ? moving[0]?.stage.id : undefined
          }
          onClose={() => setMoving(undefined)}
          onChoose={(stage) => {
            board.move(moving, stage);
            none();
          }}
        />
      )}
      {rejecting && (
        <RejectDialog
          who={whoAre(rejecting)}
          action={t.board.reject}
          onClose={() => setRejecting(undefined)}
          onReject={(rejection) => {
            setRejecting(undefined);
            board.reject(rejecting, rejection);
            none();
          }}
        />
      )}
    </Page>
  );
}

const headOf = ({ name, status }: Pick<Job, 'name' | 'status'>) => ({
  title: name,
  isWide: true,
  back: { path: '/jobs', label: t.jobs.title },
  aside: <Badge tone={jobTones[status] ?? 'quiet'}>{t.jobs.statuses[status]}</Badge>,
});

const whoAre = (applications: Application[]) =>
  applications.length === 1 && applications[0]
    ? nameOf(applications[0])
    : t.board.people(applications.length);
