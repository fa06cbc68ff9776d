import { useState } from 'preact/hooks';
import type { HiringClient } from '../../../client/src/index.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { formatNumber } from './format.ts';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

interface ReplayProps {
  endpointId: string;
  eventIds: string[];
  onClose: () => void;
  onEnded: () => void;
}
interface Counts {
  started: number;
  delivered: number;
  failed: number;
  isOver: boolean;
}

/** The events of one replay at most. */
const batchSize = 100;
const pauseMs = 700;

/** Sends events to an endpoint again, and shows how far it is. */
export function Replay({ endpointId, eventIds, onClose, onEnded }: ReplayProps) {
  // The list of the page changes while the replay runs.
  const [ids] = useState(eventIds);
  const [counts, setCounts] = useState<Counts>();
  const { act, isBusy, error } = useAction();
  const start = async () => {
    setCounts({ started: 0, delivered: 0, failed: 0, isOver: false });
    const ended = await act(async (client) => {
      const sum = { started: 0, delivered: 0, failed: 0 };
      for (let at = 0; at < ids.length; at += batchSize) {
        const batch = ids.slice(at, at + batchSize);
        await replay(client, endpointId, batch, (now) =>
          setCounts({
            started: sum.started + now.events,
            delivered: sum.delivered + now.delivered,
            failed: sum.failed + now.failed,
            isOver: false,
          }),
        ).then((now) => {
          sum.started += batch.length;
          sum.delivered += now.delivered;
          sum.failed += now.failed;
        });
      }
      return sum;
    });
    if (ended) setCounts({ ...ended, isOver: true });
    onEnded();
  };
  return (
    <Dialog title={t.webhooks.replayTitle} onClose={onClose}>
      <div class="dialog-body">
        {error !== undefined && <Problem error={error} />}
        {!counts && <p>{t.webhooks.replayText(formatNumber(ids.length))}</p>}
        {counts && (
          <>
            <progress
              aria-label={t.webhooks.replayTitle}
              value={counts.delivered + counts.failed}
              max={ids.length}
            />
            <p role="status">
              {counts.isOver
                ? t.webhooks.replayed(formatNumber(counts.delivered), formatNumber(counts.failed))
                : t.webhooks.replaying(
                    formatNumber(counts.delivered + counts.failed),
                    formatNumber(ids.length),
                  )}
            </p>
          </>
        )}
      </div>
      <footer>
        {!counts?.isOver && (
          <button type="button" disabled={isBusy} onClick={start}>
            {t.webhooks.replay}
          </button>
        )}
        <button type="button" class={counts?.isOver ? '' : 'plain'} onClick={onClose}>
          {counts ? t.common.close : t.common.cancel}
        </button>
      </footer>
    </Dialog>
  );
}

type Progress = { events: number; delivered: number; failed: number };

/** Returns the counts when every event was sent once, or the replay ended otherwise. */
async function replay(
  client: HiringClient,
  id: string,
  event_ids: string[],
  show: (counts: Progress) => void,
): Promise<Progress> {
  const made = await client.post('/v1/webhook-endpoints/{id}/replays', { path: { id }, body: { event_ids } });
  const endsAt = Date.now() + 120_000;
  for (;;) {
    const now = await client.get('/v1/webhook-endpoints/{id}/replays/{replay_id}', {
      path: { id, replay_id: made.id },
    });
    show(now.counts);
    const isSent =
      now.status === 'completed' && now.counts.delivered + now.counts.failed >= now.counts.events;
    if (isSent || now.status === 'failed' || now.status === 'canceled' || Date.now() > endsAt)
      return now.counts;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
