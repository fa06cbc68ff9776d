import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';
import { downloadSeconds, type UploadStore } from '../../shared/storage/uploads.ts';

interface Dependencies {
  scans: ScanStore;
  uploads: UploadStore;
}

export const getScanPdf =
  ({ scans, uploads }: Dependencies): Handle<typeof routes.getScanPdf> =>
  async ({ params, caller, now }) => {
    const { file_key, file_version, file } = await scans.get(caller.organizationId, params.id);
    return {
      object: 'signed_url',
      url: await uploads.signGet(file_key, file_version, file.content_type),
      expires_at: new Date(now.getTime() + downloadSeconds * 1000).toISOString(),
      content_type: file.content_type,
    };
  };
