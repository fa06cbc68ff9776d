import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithRankedPage } from '../../shared/http/respond-with-ranked-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentStage } from '../../shared/views/present-stage.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'get'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listStages =
  ({ jobs, cursorKeys }: Dependencies): Handle<typeof routes.listStages> =>
  async (call) => {
    const { stages } = await jobs.get(call.caller.organizationId, call.params.id);
    return respondWithRankedPage(call, cursorKeys, {
      read: async ({ limit, after = '0' }) => {
        const left = stages.filter(({ position }) => position > Number(after));
        const items = left.slice(0, limit);
        return { items, next: left.length > limit ? placeOf(items.at(-1)) : null };
      },
      placeOf,
      present: presentStage,
    });
  };

const placeOf = (stage?: { position: number }) => String(stage?.position);

export const entry = entryOf(routes.listStages, listStages, (edge) => ({
  jobs: jobStore(edge.table),
  cursorKeys: openCursorKeys(),
}));
