import { ApiError } from '../../shared/domain/api-error.ts';
import type { Intake } from '../../shared/domain/stored/intake.ts';
import type { Handle } from '../../shared/http/call.ts';
import { chatEntryOf } from '../../shared/http/chat-entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { erasureStore } from '../../shared/storage/erasures.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { intakeStore } from '../../shared/storage/intakes.ts';
import { type IntakeRemover, intakeRemover } from '../../shared/storage/remove-intake.ts';
import { scanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  removeIntake: IntakeRemover;
}

/** A chat that made no application is deleted after this call; a worker erases its files. */
export const deleteIntake =
  ({ removeIntake }: Dependencies): Handle<typeof routes.deleteIntake> =>
  async ({ params: { id }, origin }) => {
    await removeIntake(origin, id, refuseCompleted);
    return { object: 'intake', id, deleted: true };
  };

function refuseCompleted({ status }: Intake): void {
  if (status !== 'completed') return;
  const message = 'This chat made an application; it is erased with its candidate.';
  throw new ApiError('invalid_state_transition', { message });
}

export const entry = chatEntryOf(routes.deleteIntake, deleteIntake, ({ table }) => {
  const stores = {
    intakes: intakeStore(table),
    scans: scanStore(table),
    fitScores: fitScoreStore(table),
    erasures: erasureStore(table),
  };
  return { removeIntake: intakeRemover(stores) };
});
