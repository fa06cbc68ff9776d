import type { EventOrigin } from '../../../shared/domain/event.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';

/** Who writes when a test puts something into a store itself. */
export function originOf({ organizationId, keyId }: Caller, now = new Date()): EventOrigin {
  const newId = idSource(now);
  return {
    organizationId,
    environment: 'production',
    actor: { type: 'api_key', id: keyId },
    requestId: null,
    now,
    newEventId: () => newId('event'),
  };
}

/** A caller whose organization was born then; what a test stores in its past can be listed. */
export const bornAt = (birth: Date) => ({ organizationId: idSource(birth)('organization') });
