import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { issueUploadToken } from '../../shared/http/upload-token.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { fileTaker } from '../../shared/storage/take-files.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { presentNewApplication, presentReceipt } from '../../shared/views/present-new-application.ts';
import { sentApplication } from './sent-application.ts';
import { applicationTaker, openTaker, type TakerStores } from './take-application.ts';

/** Creates an application for a job. */
export const createApplication = ({
  formKeys,
  ...stores
}: TakerStores & { formKeys: () => Promise<KeyRing> }): Handle<typeof routes.createApplication> => {
  const takeApplication = applicationTaker(stores);
  return async (call) => {
    const sent = sentApplication(call.body, call);
    const { application, uploads } = await takeApplication(sent);
    if (sent.isPublic) {
      const token = issueUploadToken(call.origin, application.id, await formKeys());
      return { ...presentReceipt(application, uploads, token), [subjectIds]: [application.candidate_id] };
    }
    const reasons = await stores.reasons.ofApplications(call.origin.organizationId, [application]);
    return presentNewApplication(application, uploads, reasons);
  };
};

export const entry = entryOf(
  routes.createApplication,
  createApplication,
  (edge) => ({
    ...openTaker(edge, fileTaker(uploadStore(s3(), environment.bucketName))),
    formKeys: openCursorKeys(),
  }),
  ({ addresses }) => ({ addresses }),
);
