import { useState } from 'preact/hooks';
import type { AnswerOf, HiringClient } from '../../../client/src/index.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { formatNumber } from './format.ts';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

type Erasure = AnswerOf<'/v1/erasures/{id}', 'get'>;

interface EraseCandidateProps {
  candidateId: string;
  name: string;
  onClose: () => void;
  onErased: () => void;
}

const pauseMs = 800;

/** Erases a person for good, and shows the receipt: counts, because it must not contain what was erased. */
export function EraseCandidate({ candidateId, name, onClose, onErased }: EraseCandidateProps) {
  const [erasure, setErasure] = useState<Erasure>();
  const { act, isBusy, error } = useAction();
  const erase = () =>
    act(async (client) => {
      const order = await client.delete('/v1/candidates/{id}', { path: { id: candidateId } });
      setErasure(order);
      await follow(client, order.id, setErasure);
    });
  const isOver = erasure?.status === 'completed';
  return (
    <Dialog title={t.erasure.title(name)} onClose={erasure ? onErased : onClose}>
      <div class="dialog-body">
        {error !== undefined && <Problem error={error} />}
        {!erasure && <p>{t.erasure.text}</p>}
        {erasure && !isOver && (
          <>
            <p role="status">{t.erasure.working}</p>
            <progress aria-label={t.erasure.working} />
          </>
        )}
        {erasure?.receipt && (
          <>
            <p role="status">{t.erasure.done}</p>
            <dl class="facts">
              {Object.entries(t.erasure.counts).map(([key, label]) => [
                <dt key={key}>{label}</dt>,
                <dd key={`${key} count`}>{formatNumber(erasure.receipt?.[key as 'rows'] ?? 0)}</dd>,
              ])}
              <dt>{t.erasure.receipt}</dt>
              <dd>
                <code>{erasure.id}</code>
              </dd>
            </dl>
          </>
        )}
      </div>
      <footer>
        {!erasure && (
          <button type="button" class="danger" disabled={isBusy} onClick={erase}>
            {t.candidate.erase}
          </button>
        )}
        <button type="button" class={isOver ? '' : 'plain'} onClick={erasure ? onErased : onClose}>
          {erasure ? t.common.close : t.common.cancel}
        </button>
      </footer>
    </Dialog>
  );
}

async function follow(client: HiringClient, id: string, show: (erasure: Erasure) => void): Promise<void> {
  for (;;) {
    const now = await client.get('/v1/erasures/{id}', { path: { id } });
    show(now);
    if (now.status === 'completed') return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
