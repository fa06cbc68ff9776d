import { maxUploadBytes } from '../../shared/contracts/upload.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { receiveAttachment as receive } from '../../shared/domain/attachment.ts';
import type { EventOrigin } from '../../shared/domain/event.ts';
import { idSource } from '../../shared/platform/ids.ts';
import { log } from '../../shared/platform/log.ts';
import { systemOrigin } from '../../shared/platform/system-origin.ts';
import type { EraseFile } from '../../shared/storage/erase-file.ts';
import { ofCandidate } from '../../shared/storage/keys.ts';
import { link } from '../../shared/storage/links.ts';
import type { PipelineStore } from '../../shared/storage/pipeline.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';
import { parseAttachmentKey, type UploadStore } from '../../shared/storage/uploads.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  uploads: Pick<UploadStore, 'find'>;
  eraseFile: EraseFile;
  pipeline: Pick<PipelineStore, 'change'>;
  scans: Pick<ScanStore, 'writes'>;
  clock: () => Date;
}

/** Takes one file that arrived for an application: marks it stored, and makes a CV a scan, in one transaction. Hearing of it twice changes nothing. */
export const receiveAttachment =
  ({ environmentName, uploads, eraseFile, pipeline, scans, clock }: Dependencies) =>
  async (fileKey: string): Promise<void> => {
    const place = parseAttachmentKey(fileKey);
    const file = place && (await uploads.find(fileKey));
    if (!place || !file) return;
    const { organizationId, applicationId, attachmentId } = place;
    const now = clock();
    const origin = systemOrigin('receive-attachment', { environmentName }, organizationId, now);
    try {
      await pipeline.change(origin, applicationId, (application, candidate) => {
        if (candidate.anonymized_at !== null) throw new ApiError('not_found');
        const scanId = idSource(now)('scan');
        const arrival = { attachmentId, file, maxBytes: maxUploadBytes, scanId, now };
        const received = receive(application, arrival);
        if (!received) return null;
        const { next, scan, accepted } = received;
        const event = accepted ? 'application.attachment_added' : 'application.updated';
        return {
          next,
          events: [{ type: event, context: { attachment_id: attachmentId } }],
          candidate: scan ? { ...candidate, scan_id: scan.id } : candidate,
          candidateEvents: scan ? [{ type: 'candidate.updated', context: { changed: ['scan_id'] } }] : [],
          happening: { type: 'attachment_added' },
          also: scan
            ? [
                ...scans.writes(origin, null, scan, [{ type: 'scan.created' }]),
                link(ofCandidate(organizationId, candidate.id, 'SCAN'), scan.id),
              ]
            : [],
        };
      });
      log.info('attachment received', { application: applicationId, size: file.size });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      // Its person was erased or anonymized while the upload was under way: the file must not outlive that.
      await eraseFile(fileKey);
      log.info('attachment without its application removed', { application: applicationId });
    }
  };
