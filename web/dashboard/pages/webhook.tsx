import '../parts/kit.ts';
import { useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import { Badge } from '../parts/badge.tsx';
import { Bars } from '../parts/bars.tsx';
import { barsOf, failingEvents, readDay } from '../parts/deliveries.ts';
import { DeliveryLog } from '../parts/delivery-log.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { Page } from '../parts/page.tsx';
import { Replay } from '../parts/replay.tsx';
import { RotateSecret } from '../parts/rotate-secret.tsx';
import { say } from '../parts/says.tsx';
import { Loading, Problem, Show } from '../parts/states.tsx';
import { useAction } from '../parts/use-action.ts';
import { WebhookForm } from '../parts/webhook-form.tsx';
import { WebhookSecret } from '../parts/webhook-secret.tsx';
import { useCan, usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';

/** Deliveries come and go while one looks. */
const refreshMs = 5_000;

export default function Webhook() {
  const { id = '' } = useRoute().params;
  const { route } = useLocation();
  const url = usePageUrl();
  const mayWrite = useCan()('webhooks:write');
  const [dialog, setDialog] = useState<'edit' | 'rotate' | 'delete' | 'replay'>();
  const [secret, setSecret] = useState<string>();
  const { act, isBusy, error } = useAction();
  const path = { id };
  const endpoint = useLoad(`webhook ${id}`, (client, signal) =>
    client.get('/v1/webhook-endpoints/{id}', { path, signal }),
  );
  const day = useLoad(`deliveries of ${id}`, (client, signal) => readDay(client, id, signal), refreshMs);
  const failing = day.value ? failingEvents(day.value) : [];
  const close = () => setDialog(undefined);
  const { value } = endpoint;
  if (!value)
    return (
      <Show of={endpoint} lines={8}>
        {() => <Loading />}
      </Show>
    );

  const test = async () => {
    if (!(await act((client) => client.post('/v1/webhook-endpoints/{id}/test', { path, body: {} })))) return;
    say(t.webhooks.tested);
    day.reload();
  };
  const remove = async () => {
    if (!(await act((client) => client.delete('/v1/webhook-endpoints/{id}', { path })))) return;
    say(t.webhooks.deleted);
    route(url('/webhooks'));
  };
  const actions = mayWrite && (
    <>
      {failing.length > 0 && (
        <button type="button" onClick={() => setDialog('replay')}>
          {t.webhooks.replayFailed(failing.length)}
        </button>
      )}
      <button type="button" class="plain" disabled={isBusy || !value.enabled} onClick={test}>
        {t.webhooks.test}
      </button>
      <button type="button" class="plain" onClick={() => setDialog('rotate')}>
        {t.webhooks.rotate}
      </button>
      <button type="button" class="plain" onClick={() => setDialog('edit')}>
        {t.common.edit}
      </button>
      <button type="button" class="plain" onClick={() => setDialog('delete')}>
        {t.common.delete}
      </button>
    </>
  );
  return (
    <Page
      title={value.url.replace(/^https?:\/\//, '')}
      isWide
      back={{ path: '/webhooks', label: t.webhooks.title }}
      aside={
        <Badge tone={!value.enabled ? 'quiet' : failing.length > 0 ? 'bad' : 'good'}>
          {!value.enabled
            ? t.webhooks.disabled
            : failing.length > 0
              ? t.webhooks.failing
              : t.webhooks.healthy}
        </Badge>
      }
      lead={`${value.events.includes('*') ? t.webhooks.allEvents : value.events.join(', ')}${value.description ? ` · ${value.description}` : ''}`}
      actions={actions}
    >
      {error !== undefined && <Problem error={error} />}
      {!value.enabled && value.disabled_reason && (
        <div class="notice warn">
          <p>{t.webhooks.reasons[value.disabled_reason]}</p>
        </div>
      )}
      <Show of={day} lines={3}>
        {(value) => (
          <Bars
            title={t.webhooks.lastDayTitle}
            bars={barsOf(value)}
            labelEvery={6}
            names={[
              { tone: 'good', name: t.webhooks.statuses.delivered },
              { tone: 'quiet', name: t.webhooks.statuses.pending },
              { tone: 'bad', name: t.webhooks.statuses.failed },
            ]}
          />
        )}
      </Show>
      <DeliveryLog endpointId={id} mayRetry={mayWrite} onRetried={day.reload} />
      {dialog === 'edit' && (
        <WebhookForm
          endpoint={value}
          onClose={close}
          onSaved={() => {
            close();
            say(t.common.saved);
            endpoint.reload();
          }}
        />
      )}
      {dialog === 'rotate' && (
        <RotateSecret
          endpointId={id}
          onClose={close}
          onRotated={(fresh) => {
            close();
            setSecret(fresh);
          }}
        />
      )}
      {dialog === 'delete' && (
        <Confirm
          title={t.webhooks.deleteTitle}
          action={t.common.delete}
          isDangerous
          isBusy={isBusy}
          onClose={close}
          onConfirm={remove}
        >
          <p>{t.webhooks.deleteText}</p>
        </Confirm>
      )}
      {dialog === 'replay' && (
        <Replay endpointId={id} eventIds={failing} onClose={close} onEnded={day.reload} />
      )}
      {secret && <WebhookSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </Page>
  );
}
