import { idPattern } from '../../../shared/contracts/primitives.ts';
import { parseFileKey } from '../../../shared/storage/file-keys.ts';
import { type ApplicationFiles, filesOfApplications } from './files-of-applications.ts';
import { type CandidateFiles, filesOfCandidates } from './files-of-candidates.ts';
import { filesOfIntakes, type IntakeFiles } from './files-of-intakes.ts';
import { type AttachmentReceiver, receiveAttachment } from './receive-attachment.ts';
import { type ExportReceiver, receiveExport } from './receive-export.ts';
import { receiveUpload, type UploadReceiver } from './receive-upload.ts';

type Dependencies = AttachmentReceiver &
  ApplicationFiles &
  CandidateFiles &
  IntakeFiles &
  UploadReceiver &
  ExportReceiver;

const is = (kind: 'candidate' | 'intake', ownerId: string) => idPattern(kind).test(ownerId);

/**
 * Examines one file that was stored in the bucket: by a signed URL, as a copy of an attachment, or as the file of an
 * export. S3 notifies the extraction queue of copies of CVs, so every file has a row that refers to it, or expires, or
 * is erased now.
 */
export const receiveFile = (dependencies: Dependencies) => {
  const [ofApplications, ofCandidates] = [filesOfApplications(dependencies), filesOfCandidates(dependencies)];
  const ofIntakes = filesOfIntakes(dependencies);
  const ofOwner = receiveAttachment(dependencies, (ownerId) => {
    if (is('intake', ownerId)) return ofIntakes;
    return is('candidate', ownerId) ? ofCandidates : ofApplications;
  });
  const ofScan = receiveUpload(dependencies);
  const ofPerson = receiveExport(dependencies);
  return async (fileKey: string): Promise<void> => {
    const place = parseFileKey(fileKey);
    if (place?.kind === 'attachment') await ofOwner(place);
    else if (place?.kind === 'pending_upload') await ofScan(place);
    else if (place?.kind === 'export') await ofPerson(place);
  };
};
