import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type EventLog, eventLog } from '../../shared/storage/event-log.ts';

interface Dependencies {
  events: Pick<EventLog, 'get'>;
}

export const getEvent =
  ({ events }: Dependencies): Handle<typeof routes.getEvent> =>
  ({ params, caller, now }) =>
    events.get(caller.organizationId, params.id, now);

export const entry = entryOf(routes.getEvent, getEvent, (edge) => ({ events: eventLog(edge.table) }));
