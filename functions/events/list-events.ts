import type { EventEnvelope } from '../../shared/contracts/events.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type EventLog, eventLog } from '../../shared/storage/event-log.ts';
import { wantsEvent } from '../../shared/webhooks/event-pattern.ts';

interface Dependencies {
  events: Pick<EventLog, 'list'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listEvents =
  ({ events, cursorKeys }: Dependencies): Handle<typeof routes.listEvents> =>
  (call) => {
    const { type: pattern } = call.query;
    return respondWithPage(call, cursorKeys, {
      read: (page, matches) => events.list(call.caller.organizationId, page, matches),
      matches: pattern === undefined ? undefined : ({ type }: EventEnvelope) => wantsEvent([pattern], type),
      present: (found) => found,
    });
  };

export const entry = entryOf(routes.listEvents, listEvents, (edge) => {
  const cursorKeys = openCursorKeys();
  return { events: eventLog(edge.table), cursorKeys };
});
