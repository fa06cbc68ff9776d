import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import { makeKept } from '../../shared/storage/keep-file.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';
import { downloadSeconds, type UploadStore } from '../../shared/storage/uploads.ts';

interface Dependencies {
  scans: ScanStore;
  uploads: UploadStore;
}

export const getScanPdf =
  ({ scans, uploads }: Dependencies): Handle<typeof routes.getScanPdf> =>
  async ({ params, caller, now }) => {
    const scan = await scans.get(caller.organizationId, params.id);
    const { file_key, file_version, file, status } = scan;
    // What was read is there. Of anything else the registration may have ended before its copy was made.
    if (status !== 'completed') await makeKept(uploads, scan);
    return {
      object: 'signed_url',
      url: await uploads.signGet({
        key: file_key,
        version: file_version,
        filename: file.filename,
        contentType: file.content_type,
      }),
      expires_at: new Date(now.getTime() + downloadSeconds * 1000).toISOString(),
      content_type: file.content_type,
    };
  };
