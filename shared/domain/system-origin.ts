import type { EventOrigin } from './event.ts';
import { idSource } from './ids.ts';

/** The origin of events that are not caused by a request: a worker, by the name of its function. */
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
