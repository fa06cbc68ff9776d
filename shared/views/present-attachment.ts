import type { Attachment } from '../domain/stored/application.ts';
import type { CandidateFile } from '../domain/stored/candidate-file.ts';

/** A file of an application on its own. The schema of the response removes its storage key. */
export const presentAttachment = (applicationId: string, attachment: Attachment) => ({
  ...attachment,
  object: 'attachment' as const,
  application_id: applicationId,
});

/** A file of a candidate. The schema of the response removes its storage key. */
export const presentCandidateFile = (file: CandidateFile) => ({ ...file, object: 'attachment' as const });
