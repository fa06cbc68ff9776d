import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { servedFile } from '../../shared/storage/keep-file.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { downloadSeconds, type UploadStore, uploadStore } from '../../shared/storage/uploads.ts';

interface Dependencies {
  scans: ScanStore;
  uploads: UploadStore;
}

export const getScanPdf =
  ({ scans, uploads }: Dependencies): Handle<typeof routes.getScanPdf> =>
  async ({ params, caller, now }) => {
    const scan = await scans.get(caller.organizationId, params.id);
    const { file_key, file_version, file, status } = scan;
    // The file of a completed scan was copied. For others, the registration may have ended before the copy.
    const isKept = status === 'completed';
    const served = isKept ? { key: file_key, version: file_version } : await servedFile(uploads, scan);
    return {
      [subjectIds]: scan.candidate_id ? [scan.candidate_id] : [],
      object: 'signed_url',
      url: await uploads.signGet({
        ...served,
        filename: file.filename,
        contentType: file.content_type,
      }),
      expires_at: new Date(now.getTime() + downloadSeconds * 1000).toISOString(),
      content_type: file.content_type,
    };
  };

export const entry = entryOf(routes.getScanPdf, getScanPdf, (edge) => {
  const uploads = uploadStore(s3(), environment.bucketName);
  return { scans: scanStore(edge.table), uploads };
});
