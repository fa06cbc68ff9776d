import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateFileStore, candidateFileStore } from '../../shared/storage/candidate-files.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { linkToFile } from '../../shared/storage/link-to-file.ts';
import { type UploadStore, uploadStore } from '../../shared/storage/uploads.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  candidateFiles: Pick<CandidateFileStore, 'get'>;
  uploads: Pick<UploadStore, 'signGet'>;
}

export const getCandidateAttachment =
  ({ candidates, candidateFiles, uploads }: Dependencies): Handle<typeof routes.getCandidateAttachment> =>
  async ({ params, caller: { organizationId }, now }) => {
    const person = await candidates.get(organizationId, params.id);
    const file = await candidateFiles.get(organizationId, person, params.attachment_id);
    return { ...(await linkToFile(uploads, file, now)), [subjectIds]: [person.id] };
  };

export const entry = entryOf(routes.getCandidateAttachment, getCandidateAttachment, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
  candidateFiles: candidateFileStore(edge.table),
  uploads: uploadStore(s3(), environment.bucketName),
}));
