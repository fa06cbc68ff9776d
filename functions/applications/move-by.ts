import type { ApplicationView } from '../../shared/contracts/application.ts';
import type { MoveRequest } from '../../shared/domain/application-pipeline.ts';
import type { Call } from '../../shared/http/call.ts';
import type { Route } from '../../shared/routes/route.ts';
import { applicationMover, type MovingStores } from '../../shared/storage/application-mover.ts';
import { type ApplicationReading, presentMoved } from '../../shared/views/present-application.ts';

/**
 * Makes the handler of a call that moves one application: `requestOf` converts its body to a request. The handler
 * returns the moved application, and throws ApiError when the move is not permitted.
 */
export const moveBy =
  <R extends Route>(requestOf: (body: Call<R>['body']) => MoveRequest) =>
  (stores: MovingStores & ApplicationReading) =>
  async (call: Call<R> & { params: { id: string } }): Promise<ApplicationView> => {
    const move = applicationMover(stores, call.origin);
    return presentMoved(stores, call, await move(call.params.id, requestOf(call.body)));
  };
