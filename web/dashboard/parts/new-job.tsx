import { useState } from 'preact/hooks';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { TextField } from './fields.tsx';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

interface NewJobProps {
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** A draft with its name; everything else is entered in the editor. */
export function NewJob({ onClose, onCreated }: NewJobProps) {
  const [name, setName] = useState('');
  const { act, isBusy, error } = useAction();
  const create = async () => {
    const job = await act((client) => client.post('/v1/jobs', { body: { name: name.trim() } }));
    if (job) onCreated(job.id);
  };
  return (
    <OneField
      title={t.jobs.new}
      action={t.common.create}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSubmit={create}
    >
      <TextField label={t.job.name} value={name} onInput={setName} required maxLength={200} autofocus />
    </OneField>
  );
}

/** A draft from the page of a posting, which is read after the response. */
export function ImportJob({ onClose, onCreated }: NewJobProps) {
  const [url, setUrl] = useState('');
  const { act, isBusy, error } = useAction();
  const create = async () => {
    const job = await act((client) =>
      client.post('/v1/jobs/from-url', { body: { url: url.trim() } as never }),
    );
    if (job) onCreated(job.id);
  };
  return (
    <OneField
      title={t.jobs.import}
      action={t.jobs.importAction}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSubmit={create}
    >
      <TextField
        label={t.jobs.importUrl}
        hint={t.jobs.importHint}
        type="url"
        placeholder="https://"
        value={url}
        onInput={setUrl}
        required
        autofocus
      />
    </OneField>
  );
}

interface OneFieldProps {
  title: string;
  action: string;
  isBusy: boolean;
  error: unknown;
  onClose: () => void;
  onSubmit: () => void;
  children: preact.ComponentChildren;
}

/** A dialog with a form of one thing to enter. */
function OneField({ title, action, isBusy, error, onClose, onSubmit, children }: OneFieldProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div class="dialog-body">
          {error !== undefined && <Problem error={error} />}
          {children}
        </div>
        <footer>
          <button type="submit" disabled={isBusy}>
            {action}
          </button>
          <button type="button" class="plain" onClick={onClose}>
            {t.common.cancel}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
