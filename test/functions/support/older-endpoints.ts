import { idSource } from '../../../shared/domain/ids.ts';
import { newEndpoint } from '../../../shared/domain/webhook-endpoint.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import type { Backend } from '../../support/backend.ts';
import { originOf } from './origin.ts';

/** Stores an endpoint of a release without a limit, of which an organization may have more than 50. Returns its id. */
export async function storeOlderEndpoint(
  backend: Backend,
  caller: Caller,
  { at = new Date(), events = ['*'] }: { at?: Date; events?: string[] } = {},
): Promise<string> {
  const id = idSource(at)('webhookEndpoint');
  const body = {
    url: 'https://hooks.example.com/in',
    events: events as ['*'],
    payload: 'snapshot' as const,
    enabled: true,
  };
  const endpoint = newEndpoint(id, body, 'a sealed secret', at);
  await webhookEndpointStore(backend.table).insert(originOf(caller, at), endpoint, []);
  return id;
}
