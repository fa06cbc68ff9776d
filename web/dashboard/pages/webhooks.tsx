import '../parts/kit.ts';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { Badge } from '../parts/badge.tsx';
import { failingEvents, readDay } from '../parts/deliveries.ts';
import { formatNumber } from '../parts/format.ts';
import { Page } from '../parts/page.tsx';
import { Empty, Pending, Show } from '../parts/states.tsx';
import { type Endpoint, WebhookForm } from '../parts/webhook-form.tsx';
import { WebhookSecret } from '../parts/webhook-secret.tsx';
import { useCan, usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';

export default function Webhooks() {
  const { route } = useLocation();
  const url = usePageUrl();
  const mayWrite = useCan()('webhooks:write');
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<{ id: string; secret: string }>();
  const endpoints = useLoad('webhooks', (client, signal) =>
    client.get('/v1/webhook-endpoints', { query: { limit: '100' } as never, signal }),
  );
  const action = mayWrite && (
    <button type="button" onClick={() => setNew(true)}>
      {t.webhooks.new}
    </button>
  );
  return (
    <Page title={t.webhooks.title} lead={t.webhooks.lead} actions={action}>
      <Show of={endpoints}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t.webhooks.none}>
              <p>{t.webhooks.noneLead}</p>
            </Empty>
          ) : (
            <table class="stacked list">
              <thead>
                <tr>
                  <th scope="col">{t.webhooks.endpoint}</th>
                  <th scope="col">{t.webhooks.events}</th>
                  <th scope="col">{t.webhooks.state}</th>
                  <th scope="col">{t.webhooks.lastDay}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((one) => (
                  <Row key={one.id} endpoint={one} />
                ))}
              </tbody>
            </table>
          )
        }
      </Show>
      {isNew && (
        <WebhookForm
          onClose={() => setNew(false)}
          onSaved={({ id, secret }) => {
            setNew(false);
            endpoints.reload();
            if (secret) setMade({ id, secret });
          }}
        />
      )}
      {made && (
        <WebhookSecret
          secret={made.secret}
          onClose={() => {
            setMade(undefined);
            route(url(`/webhooks/${made.id}`));
          }}
        />
      )}
    </Page>
  );
}

function Row({ endpoint: { id, url: target, events, description, enabled } }: { endpoint: Endpoint }) {
  const url = usePageUrl();
  const day = useLoad(`deliveries of ${id}`, (client, signal) => readDay(client, id, signal));
  const failing = day.value ? failingEvents(day.value).length : 0;
  const delivered = day.value?.deliveries.filter(({ status }) => status === 'delivered').length ?? 0;
  return (
    <tr>
      <th scope="row">
        <a href={url(`/webhooks/${id}`)}>{target.replace(/^https:\/\//, '')}</a>
        {description && <span class="sub">{description}</span>}
      </th>
      <td data-label={t.webhooks.events}>
        {events.includes('*') ? t.webhooks.allEvents : events.join(', ')}
      </td>
      <td data-label={t.webhooks.state}>
        {enabled && !day.value ? (
          <Pending />
        ) : (
          <Badge tone={!enabled ? 'quiet' : failing > 0 ? 'bad' : 'good'}>
            {!enabled ? t.webhooks.disabled : failing > 0 ? t.webhooks.failing : t.webhooks.healthy}
          </Badge>
        )}
      </td>
      <td data-label={t.webhooks.lastDay}>
        {day.value ? t.webhooks.counts(formatNumber(delivered), formatNumber(failing)) : <Pending />}
      </td>
    </tr>
  );
}
