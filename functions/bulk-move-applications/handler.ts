import { errorCodes } from '../../shared/contracts/errors.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import { applicationMover, type MovingStores } from '../../shared/storage/application-mover.ts';
import { inLanes } from '../../shared/storage/in-lanes.ts';
import { readMoveRequest } from './read-move-request.ts';

/**
 * Moves each application in a transaction of its own: one that is refused holds back no other. When the table fails
 * on one, the rest is still done and the failure is the answer; a retry under the same Idempotency-Key does what is left.
 */
export const bulkMoveApplications =
  (stores: MovingStores): Handle<typeof routes.bulkMoveApplications> =>
  async ({ body, origin }) => {
    const request = readMoveRequest(body);
    const move = applicationMover(stores, origin);
    const failures: unknown[] = [];

    const data = await inLanes(body.application_ids, async (id) => {
      const outcome = await move(id, request).then(
        ({ changed }) => ({ outcome: changed ? ('done' as const) : ('unchanged' as const), error: null }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) failures.push(error);
          return { outcome: 'refused' as const, error: wordsOf(error) };
        },
      );
      return { application_id: id, ...outcome };
    });
    if (failures.length > 0) throw failures[0];
    return { object: 'list', data, has_more: false, next_cursor: null };
  };

function wordsOf(error: unknown) {
  if (!(error instanceof ApiError)) return null;
  const { code, particulars } = error;
  const message = particulars.message ?? particulars.details?.[0]?.message ?? errorCodes[code][2];
  return { code, message };
}
