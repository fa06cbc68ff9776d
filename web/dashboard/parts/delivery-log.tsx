import { useState } from 'preact/hooks';
import { useList } from '../use-list.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';
import { Badge, type Tone } from './badge.tsx';
import type { Delivery } from './deliveries.ts';
import { isFailing } from './deliveries.ts';
import { Dialog } from './dialog.tsx';
import { Tabs } from './filters.tsx';
import { formatDateTime } from './format.ts';
import { More } from './more.tsx';
import { say } from './says.tsx';
import { Empty, Problem, Show } from './states.tsx';
import { useAction } from './use-action.ts';
import { When } from './when.tsx';

interface DeliveryLogProps {
  endpointId: string;
  mayRetry: boolean;
  onRetried: () => void;
}

const toneOf = (one: Delivery): Tone =>
  one.status === 'delivered' ? 'good' : isFailing(one) ? 'bad' : 'quiet';

export function DeliveryLog({ endpointId, mayRetry, onRetried }: DeliveryLogProps) {
  const { query } = useQuery();
  const { status } = query;
  const [open, setOpen] = useState<Delivery>();
  const { act, isBusy, error } = useAction();
  const log = useList(`delivery log ${endpointId} ${status ?? ''}`, (client, cursor, signal) =>
    client.get('/v1/webhook-endpoints/{id}/deliveries', {
      path: { id: endpointId },
      query: { limit: '25', ...(status && { status }), ...(cursor && { cursor }) } as never,
      ...(signal && { signal }),
    }),
  );
  const retry = async (id: string) => {
    if (!(await act((client) => client.post('/v1/webhook-deliveries/{id}/retry', { path: { id } })))) return;
    setOpen(undefined);
    say(t.webhooks.retried);
    log.reload();
    onRetried();
  };
  return (
    <section>
      <div class="section-head">
        <h2>{t.webhooks.log}</h2>
        <Tabs
          name="status"
          label={t.webhooks.state}
          options={[
            ['', t.common.all],
            ['failed', t.webhooks.statuses.failed],
            ['pending', t.webhooks.statuses.pending],
            ['delivered', t.webhooks.statuses.delivered],
          ]}
        />
        <button type="button" class="plain small" onClick={log.reload}>
          {t.common.refresh}
        </button>
      </div>
      {error !== undefined && <Problem error={error} />}
      <Show of={log}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t.webhooks.noDeliveries}>
              <p>{t.webhooks.noDeliveriesLead}</p>
            </Empty>
          ) : (
            <table class="stacked list">
              <thead>
                <tr>
                  <th scope="col">{t.webhooks.event}</th>
                  <th scope="col">{t.webhooks.state}</th>
                  <th scope="col">{t.webhooks.answer}</th>
                  <th scope="col" class="number">
                    {t.webhooks.attempts}
                  </th>
                  <th scope="col">{t.common.time}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">
                      <button type="button" class="link" onClick={() => setOpen(one)}>
                        {one.event_type}
                      </button>
                    </th>
                    <td data-label={t.webhooks.state}>
                      <Badge tone={toneOf(one)}>
                        {one.status === 'pending' && isFailing(one)
                          ? t.webhooks.failing
                          : t.webhooks.statuses[one.status]}
                      </Badge>
                      {one.replay_id && <Badge>{t.webhooks.isReplay}</Badge>}
                    </td>
                    <td data-label={t.webhooks.answer}>{answerOf(one.attempts.at(-1))}</td>
                    <td data-label={t.webhooks.attempts} class="number">
                      {one.attempts.length}
                    </td>
                    <td data-label={t.common.time}>
                      <When at={one.created_at} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Show>
      <More of={log} />
      {open && (
        <Dialog title={open.event_type} onClose={() => setOpen(undefined)} isWide>
          <div class="dialog-body">
            <p class="soft">
              <code>{open.event_id}</code>
              {open.next_attempt_at && open.status === 'pending' && (
                <> · {t.webhooks.nextAttempt(formatDateTime(open.next_attempt_at))}</>
              )}
            </p>
            {open.attempts.length === 0 && <p>{t.webhooks.noAttempts}</p>}
            <ol class="attempts">
              {open.attempts.map((attempt) => (
                <li key={attempt.number}>
                  <p>
                    <b>{answerOf(attempt)}</b>
                    <span class="soft">
                      {' '}
                      · {formatDateTime(attempt.at)} · {attempt.duration_ms} ms
                    </span>
                  </p>
                  {attempt.response_excerpt && <pre tabIndex={0}>{attempt.response_excerpt}</pre>}
                </li>
              ))}
            </ol>
          </div>
          <footer>
            {mayRetry && (
              <button type="button" disabled={isBusy} onClick={() => retry(open.id)}>
                {t.webhooks.retry}
              </button>
            )}
            <button type="button" class="plain" onClick={() => setOpen(undefined)}>
              {t.common.close}
            </button>
          </footer>
        </Dialog>
      )}
    </section>
  );
}

function answerOf(attempt: Delivery['attempts'][number] | undefined): string {
  if (!attempt) return '–';
  return attempt.status === null
    ? (attempt.error_class?.replaceAll('_', ' ') ?? '–')
    : String(attempt.status);
}
