import { useState } from 'preact/hooks';
import { callOf, type KeySet } from '../calls.ts';
import { useCan, usePlace } from '../place.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { Check, TextArea, TextField } from './fields.tsx';
import { ScopePicker } from './scope-picker.tsx';
import { firstChoice, presetsFor } from './scope-presets.ts';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

interface NewKeySetProps {
  onClose: () => void;
  onCreated: (keySet: KeySet) => void;
}

export function NewKeySet({ onClose, onCreated }: NewKeySetProps) {
  const { environment, session } = usePlace();
  const [name, setName] = useState('');
  const [isSandbox, setSandbox] = useState(environment === 'sandbox');
  const can = useCan();
  const presets = presetsFor(can);
  const [first] = useState(() => firstChoice(can));
  const [preset, setPreset] = useState(first.id);
  const [scopes, setScopes] = useState(first.scopes);
  const [origins, setOrigins] = useState('');
  const { act, isBusy, error } = useAction();
  const isForPages = presets.find(({ id }) => id === preset)?.isForPages === true;
  const listed = origins.split(/\s+/).filter(Boolean);

  const create = async (event: Event) => {
    event.preventDefault();
    const body = {
      name: name.trim(),
      scopes,
      ...(listed.length > 0 && { allowed_origins: listed }),
      ...(listed.length > 0 && { publishable: true }),
      ...(isForPages && { secret: false }),
    };
    const within = isSandbox ? 'sandbox' : 'production';
    const made = await act((client) => callOf(client, 'post', '/v1/key-sets', { body }), within);
    if (made) onCreated({ ...(made as KeySet), sandbox: isSandbox });
  };

  return (
    <Dialog title={t.keySets.new} onClose={onClose}>
      <form onSubmit={create}>
        <div class="dialog-body">
          {error !== undefined && <Problem error={error} />}
          <TextField
            label={t.keySets.name}
            value={name}
            onInput={setName}
            required
            maxLength={100}
            autofocus
            placeholder={t.keySets.nameExample}
          />
          {session.sandbox_url && (
            <Check
              label={t.keySets.sandbox}
              hint={t.keySets.sandboxHint}
              isSwitch
              checked={isSandbox}
              onInput={setSandbox}
            />
          )}
          <ScopePicker
            preset={preset}
            scopes={scopes}
            onChange={(id, chosen) => {
              setPreset(id);
              setScopes(chosen);
            }}
          />
          {(isForPages || preset === 'own') && (
            <TextArea
              label={t.keySets.origins}
              hint={t.keySets.originsHint}
              rows={2}
              value={origins}
              onInput={setOrigins}
            />
          )}
        </div>
        <footer>
          <button type="submit" disabled={isBusy || scopes.length === 0}>
            {t.common.create}
          </button>
          <button type="button" class="plain" onClick={onClose}>
            {t.common.cancel}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
