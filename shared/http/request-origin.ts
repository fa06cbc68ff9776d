import type { EventOrigin } from '../domain/event.ts';
import { idSource } from '../domain/ids.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import type { Edge } from './call.ts';

/** The actor of events that a visitor of the portal causes, who has no key. */
const visitor = { type: 'system', id: 'portal' } as const;

/** The source and actor of a request's events. */
export function requestOrigin(
  { environmentName }: Pick<Edge, 'environmentName'>,
  { requestId }: Pick<HttpRequest, 'requestId'>,
  { organizationId, keyId }: Caller,
  now: Date,
): EventOrigin {
  const newId = idSource(now);
  return {
    organizationId,
    environment: environmentName,
    actor: keyId === undefined ? visitor : { type: 'api_key', id: keyId },
    requestId,
    now,
    newEventId: () => newId('event'),
  };
}
