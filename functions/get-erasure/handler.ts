import type { Handle } from '../../shared/http/call.ts';
import { presentErasure } from '../../shared/http/present-erasure.ts';
import type * as routes from '../../shared/routes.ts';
import type { ErasureStore } from '../../shared/storage/erasures.ts';

interface Dependencies {
  erasures: Pick<ErasureStore, 'get'>;
}

export const getErasure =
  ({ erasures }: Dependencies): Handle<typeof routes.getErasure> =>
  async ({ params, caller }) =>
    presentErasure(await erasures.get(caller.organizationId, params.id));
