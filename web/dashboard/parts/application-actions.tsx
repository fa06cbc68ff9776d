import type { FullApplication } from '../pages/application.tsx';
import { t } from '../words.ts';

interface ApplicationActionsProps {
  status: FullApplication['status'];
  isBusy: boolean;
  onAdvance: () => void;
  onBringBack: () => void;
  onAsk: (dialog: 'move' | 'reject' | 'add') => void;
}

/** What can be done with an application in its status. */
export function ApplicationActions({
  status,
  isBusy,
  onAdvance,
  onBringBack,
  onAsk,
}: ApplicationActionsProps) {
  return (
    <>
      {status === 'active' && (
        <>
          <button type="button" disabled={isBusy} onClick={onAdvance}>
            {t.application.advance}
          </button>
          <button type="button" class="danger" disabled={isBusy} onClick={() => onAsk('reject')}>
            {t.board.reject}
          </button>
        </>
      )}
      {status === 'rejected' && (
        <button type="button" disabled={isBusy} onClick={onBringBack}>
          {t.board.bringBack}
        </button>
      )}
      {(status === 'active' || status === 'hired') && (
        <button type="button" class="plain" onClick={() => onAsk('move')}>
          {t.board.move}
        </button>
      )}
      <button type="button" class="plain" onClick={() => onAsk('add')}>
        {t.application.addToJob}
      </button>
    </>
  );
}
