import { parseFileKey } from '../../../shared/storage/file-keys.ts';
import { type AttachmentReceiver, receiveAttachment } from './receive-attachment.ts';
import { type ExportReceiver, receiveExport } from './receive-export.ts';
import { receiveUpload, type UploadReceiver } from './receive-upload.ts';

/**
 * Looks at one file that has arrived in the bucket: by a signed URL, as our own copy of an attachment, or as the
 * file of an export. S3 notifies the
 * extraction queue of the copies of CVs, so every file either has a row that claims it, or expires, or is erased now.
 */
export const receiveFile = (dependencies: AttachmentReceiver & UploadReceiver & ExportReceiver) => {
  const ofApplication = receiveAttachment(dependencies);
  const ofScan = receiveUpload(dependencies);
  const ofPerson = receiveExport(dependencies);
  return async (fileKey: string): Promise<void> => {
    const place = parseFileKey(fileKey);
    if (place?.kind === 'attachment') await ofApplication(place);
    else if (place?.kind === 'pending_upload') await ofScan(place);
    else if (place?.kind === 'export') await ofPerson(place);
  };
};
