import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { issueUploadToken } from '../../shared/http/upload-token.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { fileTaker } from '../../shared/storage/take-files.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { presentReceipt } from '../../shared/views/present-new-application.ts';
import { openTaker } from './take-application.ts';
import { type FormStores, formTaker } from './take-form.ts';

/** Takes an application from the script of the portal's form, and returns where it sends the files. */
export const sendApplicationForm = (stores: FormStores): Handle<typeof routes.sendApplicationForm> => {
  const takeForm = formTaker(stores);
  return async (call) => {
    const files = call.body.files.map((file) => ({ ...file, bytes: null }));
    const { application, uploads } = await takeForm(call, files);
    const token = issueUploadToken(call.origin, application.id, await stores.formKeys());
    return { ...presentReceipt(application, uploads, token), [subjectIds]: [application.candidate_id] };
  };
};

export const entry = entryOf(
  routes.sendApplicationForm,
  sendApplicationForm,
  (edge) => ({
    ...openTaker(edge, fileTaker(uploadStore(s3(), environment.bucketName))),
    organizations: edge.organizations,
    formKeys: openCursorKeys(),
  }),
  ({ addresses }) => ({ addresses, pages: { renderRefusal } }),
);
