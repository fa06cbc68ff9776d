import { createWebhookReplay } from '../../../functions/webhooks/create-webhook-replay.ts';
import { getWebhookReplay } from '../../../functions/webhooks/get-webhook-replay.ts';
import { retryWebhookDelivery } from '../../../functions/webhooks/retry-webhook-delivery.ts';
import { testWebhookEndpoint } from '../../../functions/webhooks/test-webhook-endpoint.ts';
import { replayEvents } from '../../../functions/workers/replay-events/handler.ts';
import { sendWebhook } from '../../../functions/workers/send-webhook/handler.ts';
import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import type { DeliveryMessage } from '../../../shared/domain/delivery-message.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { deliveryStore } from '../../../shared/storage/deliveries.ts';
import { deliveryLog } from '../../../shared/storage/delivery-log.ts';
import { deliveryOrders } from '../../../shared/storage/delivery-orders.ts';
import { eventLog } from '../../../shared/storage/event-log.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { webhookReplayStore } from '../../../shared/storage/webhook-replays.ts';
import type { AttemptOutcome } from '../../../shared/webhooks/attempt-outcome.ts';
import { type ReplayMessage, type ReplayQueue, replayQueue } from '../../../shared/webhooks/replay-queue.ts';
import { asAccount, workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, eventsOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { turnableClock } from './clock.ts';
import { bornAt } from './origin.ts';
import { makeDeliveryQueue, makeQueue, ownerOfQueues } from './queues.ts';
import { keeper, webhookCalls } from './webhook-calls.ts';

type Post = Parameters<typeof sendWebhook>[0]['post'];
type Sent = Parameters<Post>[0];

export const answered = (status: number): AttemptOutcome => ({
  status,
  durationMs: 12,
  responseExcerpt: 'thanks',
  errorClass: null,
  retryAfterSeconds: null,
});

export type Stores = ReturnType<typeof storesOf>;

const storesOf = ({ table }: Backend, queue: ReplayQueue) => ({
  queue,
  endpoints: webhookEndpointStore(table),
  deliveries: deliveryStore(table),
  orders: deliveryOrders(table),
  replays: webhookReplayStore(table),
  lanes: laneStore(table),
});

export type WebhookDesk = Awaited<ReturnType<typeof webhookDesk>>;

const dayMs = 86_400_000;

/** An organization of 60 days with one endpoint, whose receiver answers what `receiver` says, on a clock of its own. `around` may break the stores. */
export async function webhookDesk(
  backend: Backend,
  {
    endpoint: body = {},
    around = (sound) => sound,
  }: { endpoint?: object; around?: (stores: Stores) => Stores } = {},
) {
  const clock = turnableClock();
  const caller = await newCaller(backend, bornAt(new Date(clock().getTime() - 60 * dayMs)));
  const calls = webhookCalls(backend, clock);
  const { body: endpoint } = await calls.create({
    caller,
    body: { url: 'https://hooks.example.com/in', ...body },
  });
  const params = { id: endpoint.id as string };
  const name = endpoint.id.toLowerCase();
  const later = makeQueue(backend, `replays-${name}`);
  const retries = makeDeliveryQueue(backend, `retries-${name}`);
  const stores = around(storesOf(backend, replayQueue(ownerOfQueues(backend), later.url)));
  const log = eventLog(backend.table);
  const edge = testEdge(backend, clock);
  const posts: Sent[] = [];
  const desk = {
    clock,
    caller,
    calls,
    endpoint,
    params,
    posts,
    later,
    retries,
    receiver: (async () => answered(200)) as Post,
    /** Told of each message that the worker sends itself. */
    delays: [] as number[],
    test: callerOf(routes.testWebhookEndpoint, testWebhookEndpoint(stores), edge),
    retry: callerOf(
      routes.retryWebhookDelivery,
      retryWebhookDelivery({ ...stores, log: deliveryLog(backend.table) }),
      edge,
    ),
    replay: callerOf(routes.createWebhookReplay, createWebhookReplay({ ...stores, log }), edge),
    readReplay: callerOf(routes.getWebhookReplay, getWebhookReplay(stores), edge),
    switchOn: (enabled: boolean) => calls.update({ caller, params, body: { enabled } }),

    /** What calls have ordered so far, as the rules of the bus make messages of it. */
    orders: async (type: 'webhook_delivery.requested' | 'webhook_replay.requested') =>
      (await eventsOf(backend, caller)).filter((event) => event.type === type).map(({ data }) => data.object),
    /** Sends a delivery as its ordered message, or another one, asks. */
    send: (message: unknown, messageId: string = crypto.randomUUID()) =>
      send(message as DeliveryMessage, { messageId, receiveCount: 1 }),
    /** Carries out a replay for as long as `remainingMs` says. */
    work: (
      id: string,
      { messageId = 'message-1', isLast = false, remainingMs = (): number => 60_000 } = {},
    ) => work({ organization_id: caller.organizationId, id }, { messageId, isLast, remainingMs }),
  };
  const sending = {
    ...stores,
    environmentName: 'production' as const,
    keeper,
    retries: retries.queue,
    clock,
    random: () => 0.5,
    pause: async () => {},
    post: (target: Sent) => {
      posts.push(target);
      return asAccount(() => desk.receiver(target));
    },
  };
  const send = workingAs('retry-webhook', sendWebhook(sending));
  const work = workingAs(
    'replay-events',
    replayEvents({
      ...sending,
      log,
      queue: {
        sendLater: async (replay: ReplayMessage, delayMs: number) => {
          desk.delays.push(delayMs);
          await stores.queue.sendLater(replay, delayMs);
        },
      },
    }),
  );
  return desk;
}

/** What the receiver was sent, as it read it. */
export const received = ({ posts }: Pick<WebhookDesk, 'posts'>): EventEnvelope[] =>
  posts.map(({ body }) => JSON.parse(body) as EventEnvelope);
