import { onlyOne } from '../../shared/contracts/several.ts';
import type { Intake } from '../../shared/domain/stored/intake.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type IntakeStore, intakeStore } from '../../shared/storage/intakes.ts';
import { presentIntake } from '../../shared/views/present-intake.ts';

interface Dependencies {
  intakes: Pick<IntakeStore, 'list'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listIntakes =
  ({ intakes, cursorKeys }: Dependencies): Handle<typeof routes.listIntakes> =>
  async (call) => {
    const { query, caller, now } = call;
    const { job_id, status } = query;
    const matches = (intake: Intake) =>
      (!job_id || job_id.includes(intake.job_id)) &&
      (!status || status.includes(presentIntake(intake, now).status));
    // Of both, the index of the job is the narrower one. A state that ends by itself is judged by the time.
    const jobId = onlyOne(job_id);
    return respondWithPage(call, cursorKeys, {
      read: (page, test) => intakes.list(caller.organizationId, page, jobId ? { jobId } : {}, test),
      matches: status || (job_id && !jobId) ? matches : undefined,
      present: (found) => found.map((intake) => presentIntake(intake, now)),
    });
  };

export const entry = entryOf(routes.listIntakes, listIntakes, (edge) => ({
  intakes: intakeStore(edge.table),
  cursorKeys: openCursorKeys(),
}));
