import { ApiError } from '../../shared/domain/api-error.ts';
import { jobIdIn } from '../../shared/domain/slug.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { addressCounter } from '../../shared/storage/addresses.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { fileTaker } from '../../shared/storage/take-files.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { type RenewalStores, renewUploads } from './renew-uploads.ts';

/** Signs new URLs for the files of a form that have not arrived. */
export const renewFormUploads =
  (stores: RenewalStores): Handle<typeof routes.renewFormUploads> =>
  async ({ params, body: { application_id: id, upload_token: token }, origin }) => {
    const { application, targets } = await renewUploads(stores, { id, origin, visitor: { token } });
    if (application.job_id !== jobIdIn(params.job)) throw new ApiError('not_found');
    return targets;
  };

export const entry = entryOf(
  routes.renewFormUploads,
  renewFormUploads,
  (edge) => ({
    applications: applicationStore(edge.table),
    takeFiles: fileTaker(uploadStore(s3(), environment.bucketName)),
    formKeys: openCursorKeys(),
    addresses: addressCounter(edge.table, openIndexKeys()),
  }),
  ({ addresses }) => ({ addresses, pages: { renderRefusal } }),
);
