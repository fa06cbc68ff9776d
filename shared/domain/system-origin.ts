import type { EventOrigin } from './event.ts';
import { eventOrigin } from './event-origin.ts';

/** The origin of events that are not caused by a request: a worker, by the name of its function. */
export function systemOrigin(
  worker: string,
  { environmentName }: { environmentName: EventOrigin['environment'] },
  organizationId: string,
  now: Date,
): EventOrigin {
  const actor = { type: 'system' as const, id: worker };
  return eventOrigin({ organizationId, environment: environmentName, actor, requestId: null, now });
}
