import type { Handle } from '../../shared/http/call.ts';
import { presentExport } from '../../shared/http/present-export.ts';
import type * as routes from '../../shared/routes.ts';
import { type ExportFiles, exportFileKey } from '../../shared/storage/export-files.ts';
import type { ExportStore } from '../../shared/storage/exports.ts';
import { downloadSeconds } from '../../shared/storage/uploads.ts';

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
