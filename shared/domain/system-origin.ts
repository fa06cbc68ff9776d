import type { EventOrigin } from './event.ts';
import { idSource } from './ids.ts';

/** Where the events come from that no request asked for: a worker of ours, by the name of its function. */
export function systemOrigin(
  worker: string,
  { environmentName }: { environmentName: EventOrigin['environment'] },
  organizationId: string,
  now: Date,
): EventOrigin {
  const newId = idSource(now);
  return {
    organizationId,
    environment: environmentName,
    actor: { type: 'system', id: worker },
    requestId: null,
    now,
    newEventId: () => newId('event'),
  };
}
