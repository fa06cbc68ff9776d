import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ErasureStore, erasureStore } from '../../shared/storage/erasures.ts';
import { presentErasure } from '../../shared/views/present-erasure.ts';

interface Dependencies {
  erasures: Pick<ErasureStore, 'get'>;
}

export const getErasure =
  ({ erasures }: Dependencies): Handle<typeof routes.getErasure> =>
  async ({ params, caller }) =>
    presentErasure(await erasures.get(caller.organizationId, params.id));

export const entry = entryOf(routes.getErasure, getErasure, (edge) => ({
  erasures: erasureStore(edge.table),
}));
