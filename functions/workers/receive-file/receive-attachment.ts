import { maxUploadBytes } from '../../../shared/contracts/upload.ts';
import { isRefusal } from '../../../shared/domain/api-error.ts';
import type { ArrivedFile } from '../../../shared/domain/attachment.ts';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { EraseFile } from '../../../shared/storage/erase-file.ts';
import { attachmentKey, type FilePlace, pendingAttachmentKey } from '../../../shared/storage/file-keys.ts';
import type { UploadStore } from '../../../shared/storage/uploads.ts';

export interface AttachmentReceiver {
  environmentName: EventOrigin['environment'];
  uploads: Pick<UploadStore, 'copy' | 'find'>;
  eraseFile: EraseFile;
  clock: () => Date;
}

/** The resource that an attachment belongs to. Both throw {@link ApiError} not_found if either does not exist. */
export interface AttachmentOwner {
  /** Records a file that arrived; `keep` copies it to its permanent key. A file that is not awaited changes nothing. */
  receive: (origin: EventOrigin, arrival: Arrival) => Promise<unknown>;
  /** Records that the file expired before it was handled. */
  expire: (origin: EventOrigin, attachment: { ownerId: string; attachmentId: string }) => Promise<unknown>;
}

interface Arrival {
  ownerId: string;
  attachmentId: string;
  keep: () => Promise<ArrivedFile>;
}

type AttachmentPlace = Extract<FilePlace, { kind: 'attachment' }>;

/**
 * Records one uploaded file of an application or a candidate: copies it to its permanent key and marks it as stored. A duplicate
 * notification changes nothing. A file without an owner is erased.
 */
export const receiveAttachment =
  (
    { environmentName, uploads, eraseFile, clock }: AttachmentReceiver,
    ownerOf: (ownerId: string) => AttachmentOwner,
  ) =>
  async ({ isPending, organizationId, ownerId, attachmentId }: AttachmentPlace): Promise<void> => {
    const keptKey = attachmentKey(organizationId, ownerId, attachmentId);
    const key = isPending ? pendingAttachmentKey(keptKey) : keptKey;
    const found = await uploads.find(key);
    const origin = systemOrigin('receive-file', { environmentName }, organizationId, clock());
    const owner = ownerOf(ownerId);
    if (!found) {
      // The notification waited for longer than the file was kept.
      await owner.expire(origin, { ownerId, attachmentId }).catch((error) => {
        if (!isRefusal(error, 'not_found')) throw error;
      });
      log.info('attachment expired', { owner: ownerId });
      return;
    }
    let copied: string | undefined;
    /** A file that is too large is only recorded: it expires at its pending key. */
    const keep = async () => {
      if (!isPending || found.size > maxUploadBytes) return found;
      copied ??= await uploads.copy({ key, version: found.version }, keptKey);
      return { ...found, version: copied };
    };
    try {
      await owner.receive(origin, { ownerId, attachmentId, keep });
      log.info('attachment received', { owner: ownerId, size: found.size });
    } catch (error) {
      const isOver = isGone(error) || isRefusal(error, 'not_found');
      if (!isOver) throw error;
      // Its person was erased or anonymized during the upload, or the file was deleted: no copy of it may remain.
      for (const one of [pendingAttachmentKey(keptKey), keptKey]) await eraseFile(one);
      log.info('attachment without its owner removed', { owner: ownerId });
    }
  };

/** An erasure removed the file between finding it and copying it. */
const isGone = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NoSuchVersion');
