import { newErasure } from '../../shared/domain/erasure.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateFileStore, candidateFileStore } from '../../shared/storage/candidate-files.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type ErasureStore, erasureStore } from '../../shared/storage/erasures.ts';
import { pendingAttachmentKey } from '../../shared/storage/file-keys.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'change'>;
  candidateFiles: Pick<CandidateFileStore, 'get' | 'remove'>;
  erasures: Pick<ErasureStore, 'writes'>;
}

/** The file is no longer found after this call; a worker erases its bytes, by the order that is stored here. */
export const deleteCandidateAttachment =
  ({ candidates, candidateFiles, erasures }: Dependencies): Handle<typeof routes.deleteCandidateAttachment> =>
  async ({ params: { id, attachment_id }, origin, now, newId }) => {
    const { organizationId } = origin;
    const erasureId = newId('erasure');
    await candidates.change(origin, id, async (candidate) => {
      const file = await candidateFiles.get(organizationId, candidate, attachment_id);
      const file_keys = [pendingAttachmentKey(file.file_key), file.file_key];
      const order = newErasure({ id: erasureId, kind: 'file_deleted', file_keys }, now);
      return {
        next: candidate,
        events: [{ type: 'candidate.updated', context: { changed: ['attachments'], attachment_id } }],
        also: [
          ...candidateFiles.remove(organizationId, file, now),
          ...erasures.writes(origin, null, order, [{ type: 'erasure.requested' }]),
        ],
      };
    });
    return { object: 'attachment', id: attachment_id, deleted: true };
  };

export const entry = entryOf(routes.deleteCandidateAttachment, deleteCandidateAttachment, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
  candidateFiles: candidateFileStore(edge.table),
  erasures: erasureStore(edge.table),
}));
