import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import type { Stage } from './move-applications.ts';

interface MoveDialogProps {
  who: string;
  stages: Stage[];
  /** The stage they are all in. */
  current?: string | undefined;
  onChoose: (stage: Stage) => void;
  onClose: () => void;
}

/** The stages of a job to choose from: what dragging does, for every hand and every device. */
export function MoveDialog({ who, stages, current, onChoose, onClose }: MoveDialogProps) {
  return (
    <Dialog title={t.board.moveTitle(who)} onClose={onClose}>
      <ul class="choices">
        {stages.map((stage) => (
          <li key={stage.id}>
            <button
              type="button"
              class="plain"
              disabled={stage.id === current}
              onClick={() => {
                onClose();
                onChoose(stage);
              }}
            >
              {stage.name}
              {stage.id === current && <span class="soft"> · {t.board.here}</span>}
              {stage.type === 'hired' && <span class="soft"> · {t.board.endsHere}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
