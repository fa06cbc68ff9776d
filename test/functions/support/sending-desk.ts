import { sendWebhook } from '../../../functions/workers/send-webhook/handler.ts';
import type { QueueMessageInfo } from '../../../functions/workers/send-webhook/take-delivery.ts';
import type { Attempt, Delivery } from '../../../shared/domain/delivery.ts';
import type { DeliveryToSend } from '../../../shared/domain/delivery-message.ts';
import { deliveryStore } from '../../../shared/storage/deliveries.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import type { AttemptOutcome } from '../../../shared/webhooks/attempt-outcome.ts';
import { asAccount, workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { type TurnableClock, turnableClock } from './clock.ts';
import { readDelivery, storeDelivery, storeEvent } from './deliveries.ts';
import { makeDeliveryQueue } from './queues.ts';
import { keeper, webhookCalls } from './webhook-calls.ts';

type Post = Parameters<typeof sendWebhook>[0]['post'];
type Sent = Parameters<Post>[0];
type Arrival = Partial<QueueMessageInfo> & {
  first?: DeliveryToSend;
  turnedAway?: number;
  isPatient?: boolean;
};

export const answered = (status: number, changes: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  status,
  durationMs: 12,
  responseExcerpt: 'thanks',
  errorClass: null,
  retryAfterSeconds: null,
  ...changes,
});
export const timedOut = {
  ...answered(0),
  status: null,
  responseExcerpt: null,
  errorClass: 'timeout' as const,
};
export const failedBefore = (count: number, first: Date): Attempt[] =>
  Array.from({ length: count }, (_, n) => ({
    number: n + 1,
    at: first.toISOString(),
    status: 500,
    duration_ms: 1,
    error_class: null,
    response_excerpt: null,
  }));

/** An endpoint, an event, and a delivery of it that waits; receivers answer what `receiver` says. */
export async function sendingDesk(
  backend: Backend,
  {
    clock = turnableClock(),
    endpoint = {},
    delivery: changes = {},
  }: {
    clock?: TurnableClock;
    endpoint?: object;
    delivery?: Partial<Delivery>;
  } = {},
) {
  const caller = await newCaller(backend);
  const calls = webhookCalls(backend);
  const body = { url: 'https://hooks.example.com/in', ...endpoint };
  const subscribed = (await calls.create({ caller, body })).body;
  const event = await storeEvent(backend, caller);
  const delivery = await storeDelivery(backend, event, subscribed.id, clock(), changes);
  const out = makeDeliveryQueue(backend, `out-${delivery.id}`);
  const posts: Sent[] = [];
  /** Of each message that the worker sends itself, in seconds. */
  const delays: number[] = [];
  /** How often each of these deliveries was turned away. */
  const returns: (number | undefined)[] = [];
  /** The waits for a place, in milliseconds. */
  const pauses: number[] = [];
  const desk = {
    clock,
    caller,
    calls,
    endpoint: subscribed,
    event,
    delivery,
    out,
    posts,
    delays,
    returns,
    pauses,
    receiver: (async () => answered(200)) as Post,
    /** What happens during each wait for a place. */
    duringPause: async () => {},
    /** How many places were asked for. */
    entered: 0,
    send: (
      messageId = 'message-1',
      of: Delivery = delivery,
      { first, turnedAway, isPatient, receiveCount = 2 }: Arrival = {},
    ) =>
      work(
        {
          organization_id: caller.organizationId,
          endpoint_id: subscribed.id,
          delivery_id: of.id,
          event_id: event.id,
          first,
          is_patient: isPatient,
          turned_away: turnedAway,
        },
        { messageId, receiveCount },
      ),
    read: () => readDelivery(backend, delivery),
    dueAt: async (at: Date) => {
      const shards = Array.from({ length: 16 }, (_, n) => deliveryStore(backend.table).findDue(n, at, 100));
      return (await Promise.all(shards)).flat().some(({ id }) => id === delivery.id);
    },
  };
  const lanes = laneStore(backend.table);
  const work = workingAs(
    'send-webhook',
    sendWebhook({
      environmentName: 'production',
      deliveries: deliveryStore(backend.table),
      endpoints: webhookEndpointStore(backend.table),
      lanes: {
        ...lanes,
        enter: (sender) => {
          desk.entered += 1;
          return lanes.enter(sender);
        },
      },
      retries: {
        ...out.queue,
        sendLater: async (message, delaySeconds) => {
          delays.push(delaySeconds);
          returns.push(message.turned_away);
          await out.queue.sendLater(message, delaySeconds);
        },
      },
      keeper,
      post: (target) => {
        posts.push(target);
        return asAccount(() => desk.receiver(target));
      },
      clock,
      random: () => 0.5,
      pause: async (ms) => {
        pauses.push(ms);
        await desk.duringPause();
      },
    }),
  );
  return desk;
}

export const secondsFrom = (from: Date, at: string | null) => (Date.parse(at ?? '') - from.getTime()) / 1000;
export const farAway = new Date('2100-01-01T00:00:00Z');
