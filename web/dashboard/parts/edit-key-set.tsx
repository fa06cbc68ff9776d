import { useState } from 'preact/hooks';
import { callOf, type KeySet, readTagged } from '../calls.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { TextArea, TextField } from './fields.tsx';
import { ScopePicker } from './scope-picker.tsx';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

interface EditKeySetProps {
  keySet: KeySet;
  onClose: () => void;
  onSaved: () => void;
}

export function EditKeySet({ keySet, onClose, onSaved }: EditKeySetProps) {
  const [name, setName] = useState(keySet.name);
  const [scopes, setScopes] = useState(keySet.scopes);
  const [preset, setPreset] = useState('own');
  const [origins, setOrigins] = useState(keySet.allowed_origins.join('\n'));
  const { act, isBusy, error } = useAction();
  const path = { id: keySet.id };
  const save = async (event: Event) => {
    event.preventDefault();
    const body = { name: name.trim(), scopes, allowed_origins: origins.split(/\s+/).filter(Boolean) };
    const saved = await act(
      async (client) => {
        const { value, etag } = await readTagged<KeySet>(client, '/v1/key-sets/{id}', path);
        // What changed since the page was loaded must not be lost without a word.
        if (value.version !== keySet.version) throw new Error(t.errors.changed_meanwhile);
        return callOf(client, 'patch', '/v1/key-sets/{id}', { path, body, ifMatch: etag });
      },
      keySet.sandbox ? 'sandbox' : 'production',
    );
    if (saved) onSaved();
  };
  return (
    <Dialog title={t.keySets.edit} onClose={onClose}>
      <form onSubmit={save}>
        <div class="dialog-body">
          {error !== undefined && <Problem error={error} />}
          <TextField label={t.keySets.name} value={name} onInput={setName} required maxLength={100} />
          <ScopePicker
            preset={preset}
            scopes={scopes}
            onChange={(id, chosen) => {
              setPreset(id);
              setScopes(chosen);
            }}
          />
          <TextArea
            label={t.keySets.origins}
            hint={t.keySets.originsHint}
            rows={2}
            value={origins}
            onInput={setOrigins}
          />
        </div>
        <footer>
          <button type="submit" disabled={isBusy || scopes.length === 0}>
            {t.common.save}
          </button>
          <button type="button" class="plain" onClick={onClose}>
            {t.common.cancel}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
