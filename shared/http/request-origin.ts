import type { EventOrigin } from '../domain/event.ts';
import { eventOrigin } from '../domain/event-origin.ts';
import type { Caller, HttpRequest, Person } from './api-gateway.ts';
import type { Edge } from './call.ts';

/** The actor of events that a visitor of the portal causes, who has no key. */
const visitor = { type: 'system', id: 'portal' } as const;

/** The actor of what a person of a chat intake does. */
const chatter = { type: 'system', id: 'chat' } as const;

function actorOf(keyId: string | undefined, person: Person | undefined): EventOrigin['actor'] {
  if (person) return { type: 'user', id: person.memberId };
  return keyId === undefined ? visitor : { type: 'api_key', id: keyId };
}

/** The source and actor of a request's events. */
export function requestOrigin(
  { environmentName }: Pick<Edge, 'environmentName'>,
  { requestId }: Pick<HttpRequest, 'requestId'>,
  { organizationId, keyId, keyType, person }: Caller,
  now: Date,
): EventOrigin {
  const actor = keyType === 'chat' ? chatter : actorOf(keyId, person);
  return eventOrigin({ organizationId, environment: environmentName, actor, requestId, now });
}
