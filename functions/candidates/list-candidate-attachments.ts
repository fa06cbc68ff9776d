import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import { subjectIds } from '../../shared/http/response.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateFileStore, candidateFileStore } from '../../shared/storage/candidate-files.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { presentCandidateFile } from '../../shared/views/present-attachment.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  candidateFiles: Pick<CandidateFileStore, 'list'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listCandidateAttachments =
  ({
    candidates,
    candidateFiles,
    cursorKeys,
  }: Dependencies): Handle<typeof routes.listCandidateAttachments> =>
  async (call) => {
    const { organizationId } = call.caller;
    const person = await candidates.get(organizationId, call.params.id);
    const page = await respondWithPage(call, cursorKeys, {
      read: (asked) => candidateFiles.list(organizationId, person, asked),
      present: (found) => found.map(presentCandidateFile),
    });
    return { ...page, [subjectIds]: [person.id] };
  };

export const entry = entryOf(routes.listCandidateAttachments, listCandidateAttachments, (edge) => ({
  cursorKeys: openCursorKeys(),
  candidates: candidateStore(edge.table, openIndexKeys()),
  candidateFiles: candidateFileStore(edge.table),
}));
