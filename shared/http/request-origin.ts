import type { EventOrigin } from '../domain/event.ts';
import { idSource } from '../domain/ids.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import type { Edge } from './call.ts';

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
    actor: { type: 'api_key', id: keyId },
    requestId,
    now,
    newEventId: () => newId('event'),
  };
}
