import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ExportFiles, exportFileKey, exportFiles } from '../../shared/storage/export-files.ts';
import { type ExportStore, exportStore } from '../../shared/storage/exports.ts';
import { downloadSeconds } from '../../shared/storage/uploads.ts';
import { presentExport } from '../../shared/views/present-export.ts';

interface Dependencies {
  exports: Pick<ExportStore, 'getKept'>;
  files: Pick<ExportFiles, 'signGet'>;
}

export const getExport =
  ({ exports, files }: Dependencies): Handle<typeof routes.getExport> =>
  async ({ params, caller: { organizationId }, now }) => {
    const order = await exports.getKept(organizationId, params.id, now);
    if (order.file_version === null) return presentExport(order);
    return presentExport(order, {
      url: await files.signGet(exportFileKey(organizationId, order.id), order.file_version),
      expires_at: new Date(now.getTime() + downloadSeconds * 1000).toISOString(),
    });
  };

export const entry = entryOf(routes.getExport, getExport, (edge) => ({
  exports: exportStore(edge.table),
  files: exportFiles(s3(), environment.bucketName),
}));
