import { toJsonSchema } from '@valibot/to-json-schema';
import type { EventTypeView } from '../../shared/contracts/event-types.ts';
import {
  aboutEvent,
  type EventName,
  eventEnvelope,
  eventNames,
  isReserved,
} from '../../shared/contracts/events.ts';
import { exampleEvent } from '../../shared/examples/event-examples.ts';
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

/** The schema of every event, with the name of this type and the type of its object. */
function schemaOf(type: EventName): EventTypeView['schema'] {
  const whole = toJsonSchema(eventEnvelope, { typeMode: 'output', target: 'draft-2020-12' });
  const { properties, ...envelope } = whole as { properties: Record<string, Properties> };
  const kind = exampleEvent(type).data.object.object;
  const object = {
    ...properties.data?.properties.object,
    properties: { object: { const: kind }, id: { type: 'string' } },
    required: ['object'],
  };
  const data = { ...properties.data, properties: { ...properties.data?.properties, object } };
  return {
    ...envelope,
    type: 'object',
    title: type,
    properties: { ...properties, type: { const: type }, data },
  };
}

interface Properties {
  properties: Record<string, object>;
}

export const entry = entryOf(routes.listEventTypes, listEventTypes, () => undefined);
