import { log } from '../../../shared/platform/log.ts';
import type { EraseFile } from '../../../shared/storage/erase-file.ts';
import { exportFileKey } from '../../../shared/storage/export-files.ts';
import type { ExportStore } from '../../../shared/storage/exports.ts';
import type { FilePlace } from '../../../shared/storage/file-keys.ts';

export interface ExportReceiver {
  exports: Pick<ExportStore, 'find'>;
  eraseFile: EraseFile;
}

type ExportPlace = Extract<FilePlace, { kind: 'export' }>;

/**
 * Erases the file of an export whose order no longer exists: its person was erased while the file was written, and the
 * function that wrote it ended before it could remove it.
 */
export const receiveExport =
  ({ exports, eraseFile }: ExportReceiver) =>
  async ({ organizationId, exportId }: ExportPlace): Promise<void> => {
    if (await exports.find(organizationId, exportId)) return;
    const erased = await eraseFile(exportFileKey(organizationId, exportId));
    log.info('export without its order removed', { organization: organizationId, versions: erased });
  };
