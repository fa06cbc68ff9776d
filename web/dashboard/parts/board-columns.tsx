import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Pipeline } from '../calls.ts';
import style from '../styles/late/board.css';
import { t } from '../words.ts';
import { adoptStyle } from './adopt-style.ts';
import { BoardCard } from './board-card.tsx';
import { formatNumber } from './format.ts';
import type { Application, Stage } from './move-applications.ts';
import { unlessSame } from './unless-same.tsx';
import { useDrag } from './use-drag.ts';
import { useSteps } from './use-steps.ts';

adoptStyle(style);

interface BoardColumnsProps {
  stages: Stage[];
  applications: Application[];
  pipeline: Pipeline | undefined;
  chosen: ReadonlySet<string>;
  mayMove: boolean;
  onChoose: (ids: string[], isChosen: boolean) => void;
  onDrop: (id: string, stage: Stage) => void;
  onMove: (application: Application) => void;
}

export function BoardColumns(props: BoardColumnsProps) {
  const { onDrop: _, stages, applications, ...board } = props;
  const groups = useMemo(() => stages.map((stage) => membersOf(stage, applications)), [stages, applications]);
  const latest = useRef(props);
  latest.current = props;
  const drag = useDrag();
  useEffect(() => drag?.watchDrops((id, stage) => latest.current.onDrop(id, stage)), [drag]);
  // The same functions each time: a card with the same properties is not drawn again.
  const onChoose = useCallback((ids: string[], is: boolean) => latest.current.onChoose(ids, is), []);
  const onMove = useCallback((one: Application) => latest.current.onMove(one), []);
  return (
    <div class="board" tabIndex={0} role="region" aria-label={t.board.title}>
      {stages.map((stage, at) => (
        <Column
          key={stage.id}
          stage={stage}
          drag={drag}
          {...board}
          onChoose={onChoose}
          onMove={onMove}
          applications={groups[at] ?? []}
        />
      ))}
    </div>
  );
}

const membersOf = (stage: Stage, applications: Application[]) =>
  applications.filter((one) =>
    stage.type === 'hired' ? one.status === 'hired' : one.status === 'active' && one.stage.id === stage.id,
  );

const Column = unlessSame(function One({
  stage,
  applications,
  pipeline,
  chosen,
  mayMove,
  drag,
  onChoose,
  onMove,
}: Omit<BoardColumnsProps, 'onDrop' | 'stages'> & {
  stage: Stage;
  drag: ReturnType<typeof useDrag>;
}) {
  const element = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const shown = useSteps(applications.length);
  useEffect(() => {
    if (element.current) return drag?.makeColumn(element.current, stage, setOver);
  }, [stage, drag]);
  const counted =
    stage.type === 'hired'
      ? pipeline?.hired
      : pipeline?.stages.find(({ stage_id }) => stage_id === stage.id)?.active;
  return (
    <section ref={element} class={isOver ? 'column over' : 'column'} aria-label={stage.name}>
      <h2>
        {stage.name} <span class="count">{formatNumber(Math.max(applications.length, counted ?? 0))}</span>
      </h2>
      {applications.length === 0 && <p class="soft column-empty">{t.board.nobody}</p>}
      <ul>
        {applications.slice(0, shown).map((one) => (
          <BoardCard
            key={one.id}
            application={one}
            isChosen={chosen.has(one.id)}
            mayMove={mayMove}
            drag={drag}
            onChoose={onChoose}
            onMove={onMove}
          />
        ))}
      </ul>
    </section>
  );
});
