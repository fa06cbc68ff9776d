import { maxUploadBytes } from '../../../shared/contracts/upload.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { arrived, expired, isAwaited } from '../../../shared/domain/attachment.ts';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import type { CandidateFile } from '../../../shared/domain/stored/candidate-file.ts';
import type { CandidateFileStore } from '../../../shared/storage/candidate-files.ts';
import type { CandidateStore } from '../../../shared/storage/candidates.ts';
import { notHeld } from '../../../shared/storage/form-holds.ts';
import { appendToTimeline } from '../../../shared/storage/timeline.ts';
import { refuseUnmerging } from '../../../shared/storage/unmerging.ts';
import type { AttachmentOwner } from './receive-attachment.ts';

export interface CandidateFiles {
  candidates: Pick<CandidateStore, 'change'>;
  candidateFiles: Pick<CandidateFileStore, 'find' | 'change'>;
}

/** The files of candidates. The id of a merged candidate leads to the person, whose change guards that of the file. */
export const filesOfCandidates = ({ candidates, candidateFiles }: CandidateFiles): AttachmentOwner => {
  const change = (
    origin: EventOrigin,
    { ownerId, attachmentId }: { ownerId: string; attachmentId: string },
    next: (file: CandidateFile) => Promise<CandidateFile>,
  ) =>
    candidates.change(origin, ownerId, async (person) => {
      refuseUnmerging(person);
      const { organizationId } = origin;
      const file = await candidateFiles.find(organizationId, person, attachmentId);
      if (!file || person.anonymized_at !== null) throw new ApiError('not_found');
      if (!isAwaited(file)) return null;
      const after = await next(file);
      const context = { changed: ['attachments'], attachment_id: attachmentId };
      const isAdded = after.status === 'stored';
      return {
        next: person,
        events: [{ type: 'candidate.updated', context }],
        also: [
          candidateFiles.change(organizationId, after),
          notHeld(origin, person.id),
          ...(isAdded
            ? [appendToTimeline(origin, { type: 'attachment_added', candidate_id: person.id })]
            : []),
        ],
      };
    });
  return {
    receive: (origin, arrival) =>
      change(origin, arrival, async (file) => ({
        ...file,
        ...arrived(await arrival.keep(), maxUploadBytes),
      })),
    expire: (origin, attachment) => change(origin, attachment, async (file) => ({ ...file, ...expired })),
  };
};
