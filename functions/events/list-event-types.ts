import { toJsonSchema } from '@valibot/to-json-schema';
import { aboutEvent, isReserved } from '../../shared/contracts/about-events.ts';
import { eventSchemas } from '../../shared/contracts/event-schemas.ts';
import type { EventTypeView } from '../../shared/contracts/event-types.ts';
import { type EventName, eventNames } from '../../shared/contracts/events.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';

export const listEventTypes = (): Handle<typeof routes.listEventTypes> => async () => ({
  object: 'list',
  data: eventNames.map(eventType),
  has_more: false,
  next_cursor: null,
});

const eventType = (type: EventName): EventTypeView => ({
  object: 'event_type',
  type,
  description: aboutEvent(type).says,
  is_reserved: isReserved(type),
  schema: schemaOf(type),
});

/** The schema of the whole event as it is delivered. */
function schemaOf(type: EventName): EventTypeView['schema'] {
  const schema = toJsonSchema(eventSchemas[type], { typeMode: 'output', target: 'draft-2020-12' });
  return { ...schema, title: type };
}

export const entry = entryOf(routes.listEventTypes, listEventTypes, () => undefined);
