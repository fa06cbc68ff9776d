import { deletedView } from '../contracts/job.ts';
import { fieldsOf, listOf, placesQuery } from '../contracts/list.ts';
import { sessionView } from '../contracts/member.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

export const listSessions = route({
  method: 'GET',
  path: '/v1/sessions',
  summary: 'List your own sessions, newest first.',
  description:
    'Each is a browser in which you are signed in. In the sandbox the list is empty, because people sign in to production.',
  scope: 'any',
  keys: 'session',
  query: { ...placesQuery, ...fieldsOf(sessionView) },
  response: listOf(sessionView),
  boundedBy: 'the browsers of 1 person (shared/storage/sessions.ts)',
  uses: ['get sessions', 'findRows', 'cursorKey'],
});

export const deleteSession = route({
  method: 'DELETE',
  path: '/v1/sessions/{id}',
  summary: 'Sign out one of your own sessions.',
  description: 'Its tokens stop working within ten seconds.',
  scope: 'any',
  keys: 'session',
  params: { id: id('session') },
  response: deletedView,
  uses: ['getRows', 'findRows', 'delete sessions', 'put responses', 'delete responses'],
});
