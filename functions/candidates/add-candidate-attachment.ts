import { ApiError } from '../../shared/domain/api-error.ts';
import { refuseAnonymized } from '../../shared/domain/candidate.ts';
import { declareFile } from '../../shared/domain/declared-file.ts';
import type { CandidateFile } from '../../shared/domain/stored/candidate-file.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateFileStore, candidateFileStore } from '../../shared/storage/candidate-files.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { type FileTaker, fileTaker } from '../../shared/storage/take-files.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { presentCandidateFile } from '../../shared/views/present-attachment.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'change'>;
  candidateFiles: Pick<CandidateFileStore, 'find' | 'keep' | 'refuseOneTooMany'>;
  takeFiles: FileTaker;
}

/**
 * Declares a file of a candidate, and signs the URL for its upload. It is a change of the candidate, so it cannot be stored after
 * the candidate's erasure, and concurrent calls cannot exceed the number of files.
 */
export const addCandidateAttachment =
  ({ candidates, candidateFiles, takeFiles }: Dependencies): Handle<typeof routes.addCandidateAttachment> =>
  async ({ params, body, origin, now, newId }) => {
    const { organizationId } = origin;
    const id = newId('attachment');
    const declared = declareFile(body, '', (filename) => ({ id, filename, file_key: '' }));
    const person = await candidates.change(origin, params.id, async (candidate) => {
      refuseAnonymized(candidate);
      // A crashed first run of the same request may have stored it.
      if (await candidateFiles.find(organizationId, candidate, id)) return null;
      await candidateFiles.refuseOneTooMany(organizationId, candidate.id, now);
      const file: CandidateFile = {
        ...declared.attachment,
        candidate_id: candidate.id,
        file_key: attachmentKey(organizationId, candidate.id, id),
        created_at: now.toISOString(),
      };
      return {
        next: candidate,
        events: [{ type: 'candidate.updated', context: { changed: ['attachments'], attachment_id: id } }],
        also: candidateFiles.keep(organizationId, file),
      };
    });
    // A crashed first run may have stored it under another id of the person.
    const merged_ids = [...person.merged_ids, ...person.joined.map((one) => one.id)];
    const file = await candidateFiles.find(organizationId, { ...person, merged_ids }, id);
    if (!file) throw new ApiError('not_found');
    const awaited = (await takeFiles([{ ...declared, attachment: file }], now)).get(id);
    if (!awaited) throw new Error('a declared file has no upload target');
    return { ...presentCandidateFile(file), ...awaited, [subjectIds]: [person.id] };
  };

export const entry = entryOf(routes.addCandidateAttachment, addCandidateAttachment, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
  candidateFiles: candidateFileStore(edge.table),
  takeFiles: fileTaker(uploadStore(s3(), environment.bucketName)),
}));
