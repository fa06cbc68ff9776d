import { log } from '../../../shared/platform/log.ts';
import type { EraseFile } from '../../../shared/storage/erase-file.ts';
import { type FilePlace, pendingUploadKey } from '../../../shared/storage/file-keys.ts';
import type { GrantStore } from '../../../shared/storage/grants.ts';

export interface UploadReceiver {
  grants: Pick<GrantStore, 'find'>;
  eraseFile: EraseFile;
}

type UploadPlace = Extract<FilePlace, { kind: 'pending_upload' }>;

/**
 * Erases a file that was PUT after its scan was deleted. The grant is stored before its URL is returned, so a missing
 * grant has been deleted. A file that waits to be registered stays until it expires.
 */
export const receiveUpload =
  ({ grants, eraseFile }: UploadReceiver) =>
  async ({ organizationId, tokenHash }: UploadPlace): Promise<void> => {
    if (await grants.find(tokenHash)) return;
    const erased = await eraseFile(pendingUploadKey(organizationId, tokenHash));
    log.info('file without its row removed', { organization: organizationId, versions: erased });
  };
