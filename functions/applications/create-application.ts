import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { presentNewApplication, presentReceipt } from '../../shared/views/present-new-application.ts';
import { declareFiles } from './declare-files.ts';
import { sentBody } from './sent-body.ts';
import { applicationTaker, openTaker, type TakerStores } from './take-application.ts';
import { fileTaker } from './take-files.ts';

/** Creates an application for a job. */
export const createApplication = (stores: TakerStores): Handle<typeof routes.createApplication> => {
  const takeApplication = applicationTaker(stores);
  return async ({ body, caller, address, origin, now, newId }) => {
    const isPublic = caller.keyType === 'publishable';
    const id = newId('application');
    const candidateId = newId('candidate');
    const files = declareFiles(body, (filename) => {
      const attachmentId = newId('attachment');
      const file_key = attachmentKey(caller.organizationId, id, attachmentId);
      return { id: attachmentId, filename, file_key };
    });
    const mayReadCandidates = caller.scopes.includes('candidates:read');
    const given = sentBody(body, { isPublic, mayReadCandidates, now });
    const sent = { ...given, files, isPublic, id, candidateId, address, origin, now };
    const { application, uploads } = await takeApplication(sent);
    return isPublic ? presentReceipt(application, uploads) : presentNewApplication(application, uploads);
  };
};

export const entry = entryOf(
  routes.createApplication,
  createApplication,
  (edge) => openTaker(edge, fileTaker(uploadStore(s3(), environment.bucketName))),
  ({ addresses }) => ({ addresses }),
);
