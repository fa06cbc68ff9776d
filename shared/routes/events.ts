import * as v from 'valibot';
import { eventTypeView } from '../contracts/event-types.ts';
import { eventEnvelope, eventPattern } from '../contracts/events.ts';
import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

export const listEvents = route({
  method: 'GET',
  path: '/v1/events',
  summary: 'List the events of the last 30 days, newest first.',
  description:
    'Each event is the JSON that an endpoint with snapshot payloads receives. `type` takes an event name or a ' +
    'pattern such as `scan.*`. The scope shows events of every resource, whatever else the key may read.',
  scope: 'events:read',
  query: { ...pageQuery, type: v.optional(eventPattern), ...fieldsOf(eventEnvelope) },
  response: listOf(eventEnvelope),
  uses: ['findRows', 'cursorKey'],
});

export const getEvent = route({
  method: 'GET',
  path: '/v1/events/{id}',
  summary: 'Fetch one event of the last 30 days.',
  description: 'The response is the JSON that an endpoint with snapshot payloads receives.',
  scope: 'events:read',
  params: { id: id('event') },
  response: eventEnvelope,
  uses: ['get events'],
});

export const listEventTypes = route({
  method: 'GET',
  path: '/v1/event-types',
  summary: 'List all event types, each with the JSON Schema of its event.',
  description:
    'The list is complete and has no further page. Reserved types can be subscribed to and are not emitted yet.',
  scope: 'any',
  response: listOf(eventTypeView),
  boundedBy: 'the types of events, which are constants',
  uses: [],
});
