import { maxUploadBytes } from '../../../shared/contracts/upload.ts';
import { ApiError, isRefusal } from '../../../shared/domain/api-error.ts';
import { receiveAttachment as receive } from '../../../shared/domain/attachment.ts';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { EraseFile } from '../../../shared/storage/erase-file.ts';
import { attachmentKey, type FilePlace, pendingAttachmentKey } from '../../../shared/storage/file-keys.ts';
import { notHeld } from '../../../shared/storage/form-holds.ts';
import { ofCandidate } from '../../../shared/storage/keys.ts';
import { link } from '../../../shared/storage/links.ts';
import type { PipelineStore } from '../../../shared/storage/pipeline.ts';
import type { ScanStore } from '../../../shared/storage/scans.ts';
import type { UploadStore } from '../../../shared/storage/uploads.ts';

export interface AttachmentReceiver {
  environmentName: EventOrigin['environment'];
  uploads: Pick<UploadStore, 'copy' | 'find'>;
  eraseFile: EraseFile;
  pipeline: Pick<PipelineStore, 'change'>;
  scans: Pick<ScanStore, 'writes'>;
  clock: () => Date;
}

type AttachmentPlace = Extract<FilePlace, { kind: 'attachment' }>;

/**
 * Takes one file that arrived for an application: copies it to where it is kept, marks it stored, and makes a CV a scan, in
 * one transaction. Hearing of it twice changes nothing. A file that no application claims is erased.
 */
export const receiveAttachment =
  ({ environmentName, uploads, eraseFile, pipeline, scans, clock }: AttachmentReceiver) =>
  async ({ isPending, organizationId, applicationId, attachmentId }: AttachmentPlace): Promise<void> => {
    const keptKey = attachmentKey(organizationId, applicationId, attachmentId);
    const key = isPending ? pendingAttachmentKey(keptKey) : keptKey;
    const found = await uploads.find(key);
    if (!found) return;
    const now = clock();
    const origin = systemOrigin('receive-file', { environmentName }, organizationId, now);
    let copied: string | undefined;
    /** Too large a file is only noted: where it was PUT it expires. */
    const keep = async () => {
      if (!isPending || found.size > maxUploadBytes) return found;
      copied ??= await uploads.copy({ key, version: found.version }, keptKey);
      return { ...found, version: copied };
    };
    try {
      await pipeline.change(origin, applicationId, async (application, candidate) => {
        if (candidate.anonymized_at !== null) throw new ApiError('not_found');
        const declared = application.submission.attachments.find(({ id }) => id === attachmentId);
        if (!declared) throw new ApiError('not_found');
        // Told again: a second copy would be a second version.
        if (declared.status !== 'awaiting_upload') return null;
        const scanId = idSource(now)('scan');
        const file = await keep();
        const agreed = candidate.consent;
        const arrival = { attachmentId, file, maxBytes: maxUploadBytes, scanId, agreed, now };
        const received = receive(application, arrival);
        if (!received) return null;
        const { next, scan, accepted } = received;
        const context = { attachment_id: attachmentId };
        // A stranger's CV does not become the profile of whose address they wrote.
        const isTheirs = scan !== null && next.is_confirmed;
        const event = accepted
          ? { type: 'application.attachment_added' as const, context }
          : { type: 'application.updated' as const, context: { changed: ['submission'], ...context } };
        return {
          next,
          events: [event],
          candidate: isTheirs ? { ...candidate, scan_id: scan.id } : candidate,
          candidateEvents: isTheirs ? [{ type: 'candidate.updated', context: { changed: ['scan_id'] } }] : [],
          happening: { type: 'attachment_added' },
          also: [
            notHeld(origin, candidate.id),
            ...(scan
              ? [
                  ...scans.writes(origin, null, scan, [{ type: 'scan.created' }]),
                  link(ofCandidate(organizationId, candidate.id, 'SCAN'), scan.id),
                ]
              : []),
          ],
        };
      });
      log.info('attachment received', { application: applicationId, size: found.size });
    } catch (error) {
      const isOver = isGone(error) || isRefusal(error, 'not_found');
      if (!isOver) throw error;
      // Its person was erased or anonymized while the upload was under way: no copy of the file must outlive that.
      for (const one of [pendingAttachmentKey(keptKey), keptKey]) await eraseFile(one);
      log.info('attachment without its application removed', { application: applicationId });
    }
  };

/** An erasure took the file between our finding it and our copying it. */
const isGone = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NoSuchVersion');
