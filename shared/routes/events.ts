import * as v from 'valibot';
import { eventEnvelope, eventPattern } from '../contracts/events.ts';
import { listOf, pageQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { route } from '../route.ts';

export const listEvents = route({
  method: 'GET',
  path: '/v1/events',
  summary:
    'List the events of the last 30 days, newest first, each as an endpoint with snapshot payloads is sent it. type takes a name, or a pattern such as scan.*.',
  scope: 'events:read',
  query: { ...pageQuery, type: v.optional(eventPattern) },
  answer: listOf(eventEnvelope),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const getEvent = route({
  method: 'GET',
  path: '/v1/events/{id}',
  summary:
    'Fetch one event of the last 30 days: the very JSON that an endpoint with snapshot payloads is sent.',
  scope: 'events:read',
  params: { id: id('event') },
  answer: eventEnvelope,
});
