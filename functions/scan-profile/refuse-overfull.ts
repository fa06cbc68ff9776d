import type { CorrectProfileBody } from '../../shared/contracts/profile-corrections.ts';
import { correctableLists } from '../../shared/contracts/profile-corrections.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { invalidFields } from '../../shared/domain/invalid.ts';
import type { ScanResult } from '../../shared/domain/stored/scan.ts';
import { hasRoom, maxPassages, passagesIn } from '../../shared/storage/fit-profile.ts';

/**
 * A correction is stored as a whole or not at all. Throws {@link ApiError} validation_failed for lists that make the profile larger
 * than a score can judge, and payload_too_large for values that have no room next to what was read.
 */
export function refuseOverfull(result: ScanResult, body: CorrectProfileBody): void {
  const count = passagesIn(result.profile);
  if (count > maxPassages) {
    const most = `${maxPassages.toLocaleString('en')} entries and highlights, jobs and projects counted twice`;
    const message = `A profile has at most ${most}; this one would have ${count.toLocaleString('en')}.`;
    const sent = correctableLists.filter((list) => body[list] !== undefined);
    throw invalidFields(sent.map((param) => ({ param, code: 'too_many', message })));
  }
  if (!hasRoom(result))
    throw new ApiError('payload_too_large', {
      message: 'The text and the profile of this CV leave no room for this correction.',
    });
}
