import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { answerPage } from '../../shared/http/answer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { EventLog } from '../../shared/storage/event-log.ts';
import { wantsEvent } from '../../shared/webhooks/event-pattern.ts';

interface Dependencies {
  events: Pick<EventLog, 'list'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listEvents =
  ({ events, cursorKeys }: Dependencies): Handle<typeof routes.listEvents> =>
  (call) => {
    const { type: pattern } = call.query;
    return answerPage(call, cursorKeys, {
      read: (page, matches) => events.list(call.caller.organizationId, page, matches),
      matches: pattern === undefined ? undefined : ({ type }: EventEnvelope) => wantsEvent([pattern], type),
      present: (found) => found,
    });
  };
