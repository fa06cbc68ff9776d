import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import type { WebhookReplay } from '../../../shared/domain/stored/webhook-replay.ts';
import type { EventLog } from '../../../shared/storage/event-log.ts';
import { mapConcurrently } from '../../../shared/storage/map-concurrently.ts';
import { wantsEvent } from '../../../shared/webhooks/event-pattern.ts';

export interface EventStores {
  log: Pick<EventLog, 'list' | 'find'>;
  clock: () => Date;
}

export type EventToReplay = Pick<EventEnvelope, 'id' | 'type'>;

interface Found {
  /** In order of creation; at most as many as are sent before the endpoint is read again. */
  events: EventToReplay[];
  /** The last event that was examined; null at the end. */
  lookedAt: string | null;
}

const atOnce = 20;

/** The next events after the replay's position that match it and the endpoint's current subscriptions. */
export async function nextEvents(deps: EventStores, replay: WebhookReplay, endpoint: WebhookEndpoint) {
  const isWanted = ({ type }: EventToReplay) =>
    wantsEvent(endpoint.events, type) && (replay.types === null || wantsEvent(replay.types, type));
  return replay.event_ids === null
    ? inSpan(deps, replay, isWanted)
    : byIds(deps, replay, replay.event_ids, isWanted);
}

type IsWanted = (event: EventToReplay) => boolean;

async function inSpan(
  { log, clock }: EventStores,
  replay: WebhookReplay,
  isWanted: IsWanted,
): Promise<Found> {
  const { organization_id, from, to, position } = replay;
  const page = await log.list(
    organization_id,
    {
      limit: atOnce,
      order: 'asc',
      position: position ?? undefined,
      // The start of a list is exclusive, that of a replay inclusive.
      createdAfter: new Date(Date.parse(String(from)) - 1),
      createdBefore: new Date(String(to)),
      now: clock(),
    },
    isWanted,
  );
  return { events: page.items, lookedAt: page.next };
}

async function byIds(
  { log, clock }: EventStores,
  { organization_id, position }: WebhookReplay,
  ids: string[],
  isWanted: IsWanted,
): Promise<Found> {
  const left = ids.filter((id) => position === null || id > position);
  const now = left.slice(0, atOnce);
  const found = await mapConcurrently(now, (id) => log.find(organization_id, id, clock()));
  const events = found.filter((event) => event !== undefined).filter(isWanted);
  return { events, lookedAt: left.length > now.length ? (now.at(-1) ?? null) : null };
}
