import { maxUploadBytes } from '../../../shared/contracts/upload.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { expireAttachment, receiveAttachment } from '../../../shared/domain/attachment.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { notHeld } from '../../../shared/storage/form-holds.ts';
import { ofCandidate } from '../../../shared/storage/keys.ts';
import { link } from '../../../shared/storage/links.ts';
import type { PipelineStore } from '../../../shared/storage/pipeline.ts';
import type { ScanStore } from '../../../shared/storage/scans.ts';
import type { AttachmentOwner } from './receive-attachment.ts';

export interface ApplicationFiles {
  pipeline: Pick<PipelineStore, 'change'>;
  scans: Pick<ScanStore, 'writes'>;
}

/** The files of applications. A CV makes a scan in the same transaction. */
export const filesOfApplications = ({ pipeline, scans }: ApplicationFiles): AttachmentOwner => ({
  receive: (origin, { ownerId, attachmentId, keep }) =>
    pipeline.change(origin, ownerId, async (application, candidate) => {
      if (candidate.anonymized_at !== null) throw new ApiError('not_found');
      const declared = application.submission.attachments.find(({ id }) => id === attachmentId);
      if (!declared) throw new ApiError('not_found');
      // A duplicate notification. A second copy would add a version.
      if (declared.status !== 'awaiting_upload') return null;
      const { now, organizationId } = origin;
      const scanId = idSource(now)('scan');
      const file = await keep();
      const agreed = candidate.consent;
      const arrival = { attachmentId, file, maxBytes: maxUploadBytes, scanId, agreed, now };
      const received = receiveAttachment(application, arrival);
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
    }),

  expire: (origin, { ownerId, attachmentId }) =>
    pipeline.change(origin, ownerId, (application) => {
      const next = expireAttachment(application, attachmentId);
      const context = { changed: ['submission'], attachment_id: attachmentId };
      const events = [{ type: 'application.updated' as const, context }];
      return next && { next, events, happening: { type: 'attachment_added' } };
    }),
});
