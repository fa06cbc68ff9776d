import type { ApplicationView } from '../../shared/contracts/application.ts';
import type { MoveRequest } from '../../shared/domain/application-pipeline.ts';
import type { Call } from '../../shared/http/call.ts';
import type { Route } from '../../shared/routes/route.ts';
import { applicationMover, type MovingStores } from '../../shared/storage/application-mover.ts';
import { presentMoved, type ScoreReading } from '../../shared/views/present-application.ts';

/**
 * Makes the story of a call that moves one application: `requestOf` says what its body asks for.
 * The story answers the application where it stands then, and throws ApiError where the pipeline refuses the move.
 */
export const moveBy =
  <R extends Route>(requestOf: (body: Call<R>['body']) => MoveRequest) =>
  (stores: MovingStores & ScoreReading) =>
  async (call: Call<R> & { params: { id: string } }): Promise<ApplicationView> => {
    const move = applicationMover(stores, call.origin);
    return presentMoved(stores, call, await move(call.params.id, requestOf(call.body)));
  };
