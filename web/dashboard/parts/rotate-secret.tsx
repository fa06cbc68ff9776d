import { useState } from 'preact/hooks';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { SelectField } from './fields.tsx';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

interface RotateSecretProps {
  endpointId: string;
  onClose: () => void;
  onRotated: (secret: string) => void;
}

export function RotateSecret({ endpointId, onClose, onRotated }: RotateSecretProps) {
  const [overlap, setOverlap] = useState('86400');
  const { act, isBusy, error } = useAction();
  const rotate = async () => {
    const made = await act((client) =>
      client.post('/v1/webhook-endpoints/{id}/rotate-secret', {
        path: { id: endpointId },
        body: { overlap_seconds: Number(overlap) },
      }),
    );
    if (made) onRotated(made.secret);
  };
  return (
    <Dialog title={t.webhooks.rotateTitle} onClose={onClose}>
      <div class="dialog-body">
        {error !== undefined && <Problem error={error} />}
        <p>{t.webhooks.rotateText}</p>
        <SelectField
          label={t.keySets.overlap}
          value={overlap}
          onInput={setOverlap}
          options={t.keySets.overlaps}
        />
      </div>
      <footer>
        <button type="button" disabled={isBusy} onClick={rotate}>
          {t.webhooks.rotate}
        </button>
        <button type="button" class="plain" onClick={onClose}>
          {t.common.cancel}
        </button>
      </footer>
    </Dialog>
  );
}
