import { errorCodes } from '../../shared/contracts/errors.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { applicationMover, type MovingStores } from '../../shared/storage/application-mover.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import { mapConcurrentlyByGroup } from '../../shared/storage/map-concurrently.ts';
import { readMoveRequest } from './read-move-request.ts';

interface Dependencies extends MovingStores {
  applications: Pick<ApplicationStore, 'candidatesOf'>;
}

/**
 * Moves each application in a separate transaction, so that the failure of one does not prevent the others. After a
 * failure of the table the others are still moved and the response is that failure; a retry with the same
 * Idempotency-Key moves the rest.
 */
export const bulkMoveApplications =
  (stores: Dependencies): Handle<typeof routes.bulkMoveApplications> =>
  async ({ body, origin }) => {
    const request = readMoveRequest(body);
    const move = applicationMover(stores, origin);
    const failures: unknown[] = [];

    // Every move of an application also changes the row of its candidate.
    const owners = await stores.applications.candidatesOf(origin.organizationId, body.application_ids);

    const data = await mapConcurrentlyByGroup(
      body.application_ids,
      (_, index) => owners[index],
      async (id) => {
        const outcome = await move(id, request).then(
          ({ changed }) => ({ outcome: changed ? ('done' as const) : ('unchanged' as const), error: null }),
          (error: unknown) => {
            if (!(error instanceof ApiError)) failures.push(error);
            return { outcome: 'refused' as const, error: wordsOf(error) };
          },
        );
        return { application_id: id, ...outcome };
      },
    );
    if (failures.length > 0) throw failures[0];
    return { object: 'list', data, has_more: false, next_cursor: null };
  };

function wordsOf(error: unknown) {
  if (!(error instanceof ApiError)) return null;
  const { code, particulars } = error;
  const message = particulars.message ?? particulars.details?.[0]?.message ?? errorCodes[code][2];
  return { code, message };
}

export const entry = entryOf(routes.bulkMoveApplications, bulkMoveApplications, openPipeline);
