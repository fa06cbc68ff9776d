import type { Handle } from '../../shared/http/call.ts';
import { presentMoved, type ScoreReading } from '../../shared/http/present-application.ts';
import type * as routes from '../../shared/routes.ts';
import { applicationMover, type MovingStores } from '../../shared/storage/application-mover.ts';

export const withdrawApplication =
  (stores: MovingStores & ScoreReading): Handle<typeof routes.withdrawApplication> =>
  async (call) => {
    const { params, body, origin } = call;
    const move = applicationMover(stores, origin);
    return presentMoved(stores, call, await move(params.id, { action: 'withdraw', ...body }));
  };
