import { verify } from '../../../shared/docs/receivers/receive-webhook.ts';
import { deliveredBody } from '../../../shared/webhooks/delivered-body.ts';
import { wantsEvent } from '../../../shared/webhooks/event-pattern.ts';
import type { Evidence } from '../invariants.ts';
import type { Hook } from '../world.ts';
import { isOfErased } from './people.ts';

/** Deliveries are over or wait in the due index, and what an endpoint asked for has reached it as it was published. */
export function deliveriesArrived(evidence: Evidence): string[] {
  const { run, rows } = evidence;
  const breaches: string[] = [];
  for (const { sk: id, data, ...keys } of rows.filter(({ pk }) => pk.startsWith('DELIVERY#'))) {
    const { status, due_at, next_attempt_at, endpoint_id, event_type } = data;
    if (status !== 'pending') continue;
    const waits = due_at !== null && next_attempt_at !== null && 'gsi1pk' in keys;
    const behaviour = run.world.hooks.get(endpoint_id)?.behaviour;
    if (!waits) breaches.push(`the delivery ${id} of ${event_type} is pending and due at no time`);
    else if (behaviour !== 'dead')
      breaches.push(`the delivery ${id} of ${event_type} to a ${behaviour} endpoint hangs`);
  }
  for (const [id, hook] of run.world.hooks) breaches.push(...breachesOfHook(evidence, id, hook));
  return breaches;
}

function breachesOfHook(evidence: Evidence, id: string, hook: Hook): string[] {
  const { rows, events } = evidence;
  const { view, behaviour, received, sinceMs } = hook;
  const breaches: string[] = [];
  const wanted = events.filter(({ type }) => wantsEvent(view.events, type) && !isInternal(type));
  if (behaviour === 'gone') {
    const stored = rows.find(({ sk }) => sk === id)?.data;
    if (received.length > 0 && stored?.enabled) breaches.push(`${id} said 410 and is still enabled`);
  }
  if (behaviour === 'healthy' || behaviour === 'flaky') {
    const arrived = new Set(received.map(({ event }) => event.id));
    for (const { id: eventId, type, created_at } of wanted) {
      if (Date.parse(created_at) > sinceMs && !arrived.has(eventId))
        breaches.push(`${type} never reached ${id}`);
    }
  }
  const bodies = new Map(
    wanted.map((event) => [event.id, deliveredBody(JSON.stringify(event), view.payload)]),
  );
  for (const { event, body, headers } of received) {
    // What was told of somebody before they were erased is no longer there to be compared.
    const isGone = isOfErased(evidence, event.id) && !bodies.has(event.id);
    if (!isGone && bodies.get(event.id) !== body)
      breaches.push(`${id} got ${event.type} with other bytes than those in the log`);
    const header = headers['svc-signature'];
    const nowEpochSeconds = Number(/t=(\d+)/.exec(header ?? '')?.[1]);
    if (!verify(view.secret, header, Buffer.from(body), nowEpochSeconds)) {
      breaches.push(`${id} got ${event.type} signed with another secret than the one it was told`);
    }
  }
  const late = received.filter(({ headers }) => Number(headers['svc-attempt']) > 10);
  if (late.length > 0) breaches.push(`${id} was tried more than ten times`);
  return breaches;
}

/** Rules of our own read these; no endpoint hears of them. */
const internal = new Set(['scan.requeued', 'erasure.requested']);
const isInternal = (type: string) => internal.has(type);
