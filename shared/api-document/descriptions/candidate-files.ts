import { candidateFile, newCandidateFile } from '../../contracts/candidate-file.ts';
import type { Descriptions } from './texts.ts';

/** Files of candidates. */
export const candidateFiles: Descriptions = {
  schemas: {
    CandidateFile: candidateFile,
    CandidateFileWithUpload: newCandidateFile,
  },
  like: {
    CandidateFile: ['Attachment'],
    CandidateFileWithUpload: ['CandidateFile', 'AttachmentWithUpload', 'Attachment'],
    AddCandidateAttachmentRequest: ['AddApplicationAttachmentRequest'],
  },
  operations: {
    addCandidateAttachment: { returns: 'The new file, with its upload address.' },
    deleteCandidateAttachment: { returns: 'The id of the deleted file.' },
    getCandidateAttachment: { returns: 'The signed address of the file.' },
    listCandidateAttachments: { returns: 'A page of files, newest first.' },
  },
  parameters: {
    'listCandidateAttachments.fields': [
      'Only these top-level fields of each file, separated by commas. `object` and `id` are always there.',
      'id,filename',
    ],
    'candidates.attachment_id': 'The id of the file, from the list of files.',
  },
  fields: {
    'CandidateFile.id':
      'The id of the file. `GET /v1/candidates/{id}/attachments/{attachment_id}` returns its address.',
    'CandidateFile.candidate_id': [
      'The candidate whom the file was added to. After a merge the id leads to the one that remained.',
      'cand_01KERMBJX02QVBMYB6JYGEC7GN',
    ],
    'CandidateFile.kind': 'The kind of the file, a word of your own such as `certificate`.',
  },
};
