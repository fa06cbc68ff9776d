import { useState } from 'preact/hooks';
import type { AnswerOf } from '../../../client/src/index.ts';
import { readTagged } from '../calls.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { Check, TextArea, TextField } from './fields.tsx';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

export type Endpoint = AnswerOf<'/v1/webhook-endpoints/{id}', 'get'>;

interface WebhookFormProps {
  /** The endpoint to change; a new one without it. */
  endpoint?: Endpoint;
  onClose: () => void;
  onSaved: (endpoint: Endpoint & { secret?: string }) => void;
}

export function WebhookForm({ endpoint, onClose, onSaved }: WebhookFormProps) {
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [events, setEvents] = useState(endpoint?.events.join('\n') ?? '*');
  const [description, setDescription] = useState(endpoint?.description ?? '');
  const [enabled, setEnabled] = useState(endpoint?.enabled ?? true);
  const { act, isBusy, error } = useAction();
  const save = async (event: Event) => {
    event.preventDefault();
    const body = {
      url: url.trim(),
      events: events.split(/[\s,]+/).filter(Boolean),
      description: description.trim() || null,
      enabled,
    };
    const saved = await act(async (client) => {
      if (!endpoint) return client.post('/v1/webhook-endpoints', { body: body as never });
      const path = { id: endpoint.id };
      const { value, etag } = await readTagged<Endpoint>(client, '/v1/webhook-endpoints/{id}', path);
      if (value.version !== endpoint.version) throw new Error(t.errors.changed_meanwhile);
      return client.patch('/v1/webhook-endpoints/{id}', { path, body: body as never, ifMatch: etag });
    });
    if (saved) onSaved(saved as Endpoint & { secret?: string });
  };
  return (
    <Dialog title={endpoint ? t.webhooks.edit : t.webhooks.new} onClose={onClose}>
      <form onSubmit={save}>
        <div class="dialog-body">
          {error !== undefined && <Problem error={error} />}
          <TextField
            label={t.webhooks.url}
            type="url"
            placeholder="https://"
            value={url}
            onInput={setUrl}
            required
            autofocus
          />
          <TextArea
            label={t.webhooks.events}
            hint={t.webhooks.eventsHint}
            rows={3}
            value={events}
            onInput={setEvents}
          />
          <TextField
            label={t.webhooks.description}
            value={description}
            onInput={setDescription}
            maxLength={500}
          />
          {endpoint && <Check label={t.webhooks.enabled} isSwitch checked={enabled} onInput={setEnabled} />}
        </div>
        <footer>
          <button type="submit" disabled={isBusy}>
            {endpoint ? t.common.save : t.common.create}
          </button>
          <button type="button" class="plain" onClick={onClose}>
            {t.common.cancel}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
