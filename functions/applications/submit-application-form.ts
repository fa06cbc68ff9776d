import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { readForm } from '../../shared/http/read-form.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { renderReceived } from '../../shared/portal/received-page.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { filePutter } from '../../shared/storage/put-file.ts';
import type { FileTaker } from '../../shared/storage/take-files.ts';
import { openTaker } from './take-application.ts';
import { type FormStores, formTaker } from './take-form.ts';

/**
 * Stores the files of a form. Throws if one could not be stored, because a browser cannot upload it later: sending the form again
 * stores the rest.
 */
export const fileKeeper =
  (put: ReturnType<typeof filePutter>): FileTaker =>
  async (files) => {
    await Promise.all(
      files.map(({ attachment: { file_key, content_type }, bytes }) =>
        bytes ? put(file_key, bytes, content_type) : undefined,
      ),
    );
    return new Map();
  };

/** Takes an application from the portal's form, and returns a page: what was received, or the form with its problems. */
export const submitApplicationForm = (stores: FormStores): Handle<typeof routes.submitApplicationForm> => {
  const takeForm = formTaker(stores);
  return async (call) => {
    const files = call.files.map((file) => ({ ...file, size: file.bytes.byteLength }));
    return renderReceived((await takeForm(call, files)).shown);
  };
};

export const entry = entryOf(
  routes.submitApplicationForm,
  submitApplicationForm,
  (edge) => ({
    ...openTaker(edge, fileKeeper(filePutter(s3(), environment.bucketName))),
    organizations: edge.organizations,
    formKeys: openCursorKeys(),
  }),
  ({ addresses }) => ({ addresses, pages: { readForm, renderRefusal } }),
);
