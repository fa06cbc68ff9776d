import { useEffect, useRef, useState } from 'preact/hooks';
import { usePageUrl } from '../place.ts';
import { t } from '../words.ts';
import { FitBar } from './fit-bar.tsx';
import { daysSince } from './format.ts';
import { type Application, nameOf } from './move-applications.ts';
import { unlessSame } from './unless-same.tsx';
import type { useDrag } from './use-drag.ts';

interface BoardCardProps {
  application: Application;
  isChosen: boolean;
  mayMove: boolean;
  drag: ReturnType<typeof useDrag>;
  /** Both stay the same while the board is there. */
  onChoose: (ids: string[], isChosen: boolean) => void;
  onMove: (application: Application) => void;
}

export const BoardCard = unlessSame(function Card({
  application,
  isChosen,
  mayMove,
  drag,
  onChoose,
  onMove,
}: BoardCardProps) {
  const { id, status, source, last_moved_at, applied_at, screening, fit } = application;
  const element = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const url = usePageUrl();
  const name = nameOf(application);
  const canDrag = mayMove && status === 'active';
  useEffect(() => {
    if (element.current && canDrag) return drag?.makeDraggable(element.current, id, setDragged);
  }, [id, canDrag, drag]);
  return (
    <li ref={element} class={`board-card${isChosen ? ' chosen' : ''}${isDragged ? ' dragged' : ''}`}>
      <div class="board-card-head">
        {mayMove && (
          <input
            type="checkbox"
            aria-label={t.board.select(name)}
            checked={isChosen}
            onChange={(event) => onChoose([id], event.currentTarget.checked)}
          />
        )}
        <a href={url(`/applications/${id}`)} draggable={false}>
          {name}
        </a>
      </div>
      <div class="board-card-row">
        <FitBar fit={fit} isShort />
        {mayMove && (
          <button
            type="button"
            class="plain small"
            aria-label={t.board.moveNamed(name)}
            onClick={() => onMove(application)}
          >
            {t.board.move}
          </button>
        )}
      </div>
      <p class="board-card-facts">
        <span>{t.board.days(daysSince(last_moved_at ?? applied_at))}</span>
        <span>{t.sources[source.type] ?? source.type}</span>
        {screening.status === 'flagged' && <span class="warn-text">{t.board.flagged}</span>}
      </p>
    </li>
  );
});
