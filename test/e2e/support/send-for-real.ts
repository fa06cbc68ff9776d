import { newDelivery } from '../../../shared/domain/delivery.ts';
import { buildEvent } from '../../../shared/domain/event.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { attemptDelivery } from '../../../shared/webhooks/attempt-delivery.ts';
import { postToTarget } from '../../../shared/webhooks/post-to-target.ts';
import { type Received, startReceiver } from './receiver.ts';

/**
 * One attempt by the service's own sender, over HTTP to a receiver on this machine, with the sender's clock at `at`.
 * Answers with what the receiver got. The secrets come unsealed, the current one first.
 */
export async function sendForReal(secrets: string[], at: Date): Promise<Received> {
  const newId = idSource(at);
  const origin = {
    organizationId: newId('organization'),
    environment: 'production',
    actor: { type: 'system', id: 'test' },
    requestId: null,
    now: at,
    newEventId: () => newId('event'),
  } as const;
  const object = { object: 'job', id: newId('job'), name: 'Zoë Łukasz 山田 🎉' };
  const event = buildEvent(origin, { type: 'job.published', sequence: 2, object, previous: null });
  const fields = {
    id: newId('delivery'),
    organization_id: event.organization_id,
    endpoint_id: newId('webhookEndpoint'),
    event_id: event.id,
    event_type: event.type,
  };

  const receiver = await startReceiver();
  const keeper = { openAll: async (boxes: string[]) => boxes };
  await attemptDelivery(
    { keeper, post: (target) => postToTarget({ ...target, allowLoopback: true }), clock: () => at },
    {
      delivery: newDelivery(fields, at),
      endpoint: {
        id: fields.endpoint_id,
        url: receiver.url,
        payload: 'snapshot',
        secrets: secrets.map((box) => ({ box, expires_at: null })),
      },
      eventBody: JSON.stringify(event),
    },
  );
  receiver.close();
  const [received] = receiver.received;
  if (!received) throw new Error('Nothing arrived.');
  return received;
}
