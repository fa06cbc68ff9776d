import { useState } from 'preact/hooks';
import type { EnvironmentName } from '../api.ts';
import { callOf, type Key } from '../calls.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { SelectField } from './fields.tsx';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

interface RollKeyProps {
  of: Key;
  within: EnvironmentName;
  onClose: () => void;
  onRolled: (key: Key) => void;
}

/** A new key in the place of an old one, which goes on working for a while. */
export function RollKey({ of, within, onClose, onRolled }: RollKeyProps) {
  const [overlap, setOverlap] = useState('86400');
  const { act, isBusy, error } = useAction();
  const roll = async () => {
    const input = { path: { id: of.id }, body: { overlap_seconds: Number(overlap) } };
    const made = await act((client) => callOf(client, 'post', '/v1/keys/{id}/roll', input), within);
    if (made) onRolled(made as Key);
  };
  return (
    <Dialog title={t.keySets.rollTitle} onClose={onClose}>
      <div class="dialog-body">
        {error !== undefined && <Problem error={error} />}
        <p>{t.keySets.rollText(`${of.prefix}…${of.last_four}`)}</p>
        <SelectField
          label={t.keySets.overlap}
          value={overlap}
          onInput={setOverlap}
          options={t.keySets.overlaps}
        />
      </div>
      <footer>
        <button type="button" disabled={isBusy} onClick={roll}>
          {t.keySets.roll}
        </button>
        <button type="button" class="plain" onClick={onClose}>
          {t.common.cancel}
        </button>
      </footer>
    </Dialog>
  );
}
