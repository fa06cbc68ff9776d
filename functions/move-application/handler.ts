import type { Handle } from '../../shared/http/call.ts';
import { presentInPipeline } from '../../shared/http/present-application.ts';
import type * as routes from '../../shared/routes.ts';
import { applicationMover, type MovingStores } from '../../shared/storage/application-mover.ts';

export const moveApplication =
  (stores: MovingStores): Handle<typeof routes.moveApplication> =>
  async ({ params, body, origin }) => {
    const move = applicationMover(stores, origin);
    const { application, job } = await move(params.id, { action: 'move', ...body });
    return presentInPipeline(application, job);
  };
