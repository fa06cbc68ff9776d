import { maxUploadBytes } from '../../../shared/contracts/upload.ts';
import { ApiError, isRefusal } from '../../../shared/domain/api-error.ts';
import { expireAttachment, receiveAttachment as receive } from '../../../shared/domain/attachment.ts';
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
 * Records one uploaded file of an application: copies it to its permanent key, marks it as stored, and makes a scan of
 * a CV, in one transaction. A duplicate notification changes nothing. A file without an application is erased.
 */
export const receiveAttachment = ({
  environmentName,
  uploads,
  eraseFile,
  pipeline,
  scans,
  clock,
}: AttachmentReceiver) => {
  /** The notification waited for longer than the file was kept. */
  const expire = async (origin: EventOrigin, applicationId: string, attachmentId: string) => {
    const context = { changed: ['submission'], attachment_id: attachmentId };
    try {
      await pipeline.change(origin, applicationId, (application) => {
        const next = expireAttachment(application, attachmentId);
        const events = [{ type: 'application.updated' as const, context }];
        return next && { next, events, happening: { type: 'attachment_added' } };
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    }
    log.info('attachment expired', { application: applicationId });
  };
  return async ({
    isPending,
    organizationId,
    applicationId,
    attachmentId,
  }: AttachmentPlace): Promise<void> => {
    const keptKey = attachmentKey(organizationId, applicationId, attachmentId);
    const key = isPending ? pendingAttachmentKey(keptKey) : keptKey;
    const found = await uploads.find(key);
    const now = clock();
    const origin = systemOrigin('receive-file', { environmentName }, organizationId, now);
    if (!found) return expire(origin, applicationId, attachmentId);
    let copied: string | undefined;
    /** A file that is too large is only recorded: it expires at its pending key. */
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
        // A duplicate notification. A second copy would add a version.
        if (declared.status !== 'awaiting_upload') return null;
        const scanId = idSource(now)('scan');
        const file = await keep();
        const agreed = candidate.consent;
        const arrival = { attachmentId, file, maxBytes: maxUploadBytes, scanId, agreed, now };
        const received = receive(application, arrival);
        if (!received) return null;
        const { next, scan, accepted } = received;
        const context = { attachment_id: attachmentId };
        // An unconfirmed CV must not become the profile of the candidate with that e-mail address.
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
      // Its person was erased or anonymized during the upload: no copy of the file may remain.
      for (const one of [pendingAttachmentKey(keptKey), keptKey]) await eraseFile(one);
      log.info('attachment without its application removed', { application: applicationId });
    }
  };
};

/** An erasure removed the file between finding it and copying it. */
const isGone = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NoSuchVersion');
