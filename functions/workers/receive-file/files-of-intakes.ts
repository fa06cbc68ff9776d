import { maxUploadBytes } from '../../../shared/contracts/upload.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { arrived, expired, isAwaited } from '../../../shared/domain/attachment.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { isOpen } from '../../../shared/domain/intake.ts';
import { newScan } from '../../../shared/domain/scan.ts';
import type { ChatFile, Intake } from '../../../shared/domain/stored/intake.ts';
import type { IntakeStore } from '../../../shared/storage/intakes.ts';
import type { ScanStore } from '../../../shared/storage/scans.ts';
import type { AttachmentOwner } from './receive-attachment.ts';

export interface IntakeFiles {
  intakes: Pick<IntakeStore, 'change'>;
  scans: Pick<ScanStore, 'writes'>;
}

/** The files of chat intakes. A CV makes a scan in the same transaction, which has no candidate until the chat is confirmed. */
export const filesOfIntakes = ({ intakes, scans }: IntakeFiles): AttachmentOwner => ({
  receive: (origin, { ownerId, attachmentId, keep }) =>
    intakes.change(origin, ownerId, async (before) => {
      const file = before.files.find(({ id }) => id === attachmentId);
      if (!file) throw new ApiError('not_found');
      // Also after the end of the chat: a late notification of a file that its application has.
      if (!isAwaited(file)) return null;
      if (!isOpen(before)) throw new ApiError('not_found');
      const change = arrived(await keep(), maxUploadBytes);
      const isCv = file.kind === 'resume' && change.status === 'stored';
      if (!isCv) return { next: withFile(before, { ...file, ...change }), events: [] };
      const stored = { ...file, ...change, scan_id: idSource(origin.now)('scan') };
      const scan = scanOf(before, stored, origin.now);
      return {
        next: withFile(before, stored),
        events: [],
        also: scans.writes(origin, null, scan, [{ type: 'scan.created' }]),
      };
    }),

  expire: (origin, { ownerId, attachmentId }) =>
    intakes.change(origin, ownerId, (before) => {
      const file = before.files.find(({ id }) => id === attachmentId);
      return file && isAwaited(file) ? { next: withFile(before, { ...file, ...expired }), events: [] } : null;
    }),
});

const withFile = (intake: Intake, file: ChatFile): Intake => ({
  ...intake,
  files: intake.files.map((one) => (one.id === file.id ? file : one)),
});

function scanOf({ job_id }: Intake, file: ChatFile & { scan_id: string }, now: Date) {
  const { filename, content_type, size, file_key, file_version } = file;
  const unread = { sha256: null, pages: null, is_ocr: false, language: null };
  return newScan(
    {
      id: file.scan_id,
      job_id,
      source: { type: 'chatbot', utm: {}, referrer: null },
      file: { filename, content_type, size: size ?? 0, ...unread },
      file_key,
      file_version,
      external_id: null,
      metadata: {},
    },
    now,
  );
}
