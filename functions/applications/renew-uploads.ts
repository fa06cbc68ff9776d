import { ApiError } from '../../shared/domain/api-error.ts';
import { isAwaited } from '../../shared/domain/attachment.ts';
import type { EventOrigin } from '../../shared/domain/event.ts';
import { timeOf } from '../../shared/domain/ids.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { isUploadToken } from '../../shared/http/upload-token.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import type { FileTaker } from '../../shared/storage/take-files.ts';
import { presentUploads } from '../../shared/views/present-new-application.ts';

export interface RenewalStores {
  applications: Pick<ApplicationStore, 'find'>;
  takeFiles: FileTaker;
  formKeys: () => Promise<KeyRing>;
}

interface Renewal {
  id: string;
  origin: EventOrigin;
  /** The token of a visitor of a page, who gets URLs for the files of their form; undefined for the team, which gets all. */
  visitor?: { token: string };
}

/** An application, and new upload targets for its awaited files. Throws {@link ApiError} not_found, also without the right token. */
export async function renewUploads(
  { applications, takeFiles, formKeys }: RenewalStores,
  { id, origin, visitor }: Renewal,
) {
  const { organizationId, now } = origin;
  if (visitor && !isUploadToken(visitor.token, origin, id, await formKeys())) throw new ApiError('not_found');
  const application = await applications.find(organizationId, id);
  if (!application) throw new ApiError('not_found');
  // The ids that one call makes have its time; the team adds files later.
  const isOfForm = (attachment: { id: string }) =>
    timeOf(attachment.id).getTime() === timeOf(application.id).getTime();
  const { attachments } = application.submission;
  const shown = visitor ? attachments.filter(isOfForm) : attachments;
  const files = shown
    .filter(isAwaited)
    .map((attachment) => ({ attachment, bytes: null, declaredSize: null }));
  const targets = presentUploads(id, shown, await takeFiles(files, now));
  return { application, targets: { ...targets, [subjectIds]: [application.candidate_id] } };
}
