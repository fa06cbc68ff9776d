import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { EventLog } from '../../shared/storage/event-log.ts';

interface Dependencies {
  events: Pick<EventLog, 'get'>;
}

export const getEvent =
  ({ events }: Dependencies): Handle<typeof routes.getEvent> =>
  ({ params, caller, now }) =>
    events.get(caller.organizationId, params.id, now);
