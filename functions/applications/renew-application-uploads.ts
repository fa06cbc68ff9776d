import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { addressCounter } from '../../shared/storage/addresses.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { fileTaker } from '../../shared/storage/take-files.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { type RenewalStores, renewUploads } from './renew-uploads.ts';

/** Signs new URLs for the files of an application that have not arrived. */
export const renewApplicationUploads =
  (stores: RenewalStores): Handle<typeof routes.renewApplicationUploads> =>
  async ({ params: { id }, body, caller, origin }) => {
    const token = body?.upload_token ?? (caller.keyType === 'publishable' ? '' : undefined);
    const visitor = token === undefined ? {} : { visitor: { token } };
    const { targets } = await renewUploads(stores, { id, origin, ...visitor });
    return targets;
  };

export const entry = entryOf(
  routes.renewApplicationUploads,
  renewApplicationUploads,
  (edge) => ({
    applications: applicationStore(edge.table),
    takeFiles: fileTaker(uploadStore(s3(), environment.bucketName)),
    formKeys: openCursorKeys(),
    addresses: addressCounter(edge.table, openIndexKeys()),
  }),
  ({ addresses }) => ({ addresses }),
);
