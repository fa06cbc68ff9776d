import { attachmentResource, newAttachmentResource } from '../../contracts/application.ts';
import type { Descriptions } from './texts.ts';

/** Files of applications. */
export const applicationFiles: Descriptions = {
  schemas: {
    ApplicationFile: attachmentResource,
    ApplicationFileWithUpload: newAttachmentResource,
  },
  parts: {
    ApplicationSubmissionAttachment: 'Attachment',
    ApplicationWithUploadsSubmissionAttachment: 'AttachmentWithUpload',
    ApplicationSnapshotAttachment: 'AttachmentSnapshot',
  },
  like: {
    AttachmentWithUpload: ['Attachment'],
    AttachmentSnapshot: ['Attachment'],
    ApplicationFile: ['Attachment'],
    ApplicationFileWithUpload: ['ApplicationFile', 'AttachmentWithUpload', 'Attachment'],
  },
  operations: {
    renewApplicationUploads: {
      returns: 'The files of the application, with new upload addresses for those that have not arrived.',
    },
    addApplicationAttachment: { returns: 'The new file, with its upload address.' },
    listApplicationAttachments: { returns: 'The files of the application.' },
    getApplicationAttachment: { returns: 'The signed address of the file.' },
  },
  parameters: {
    'listApplicationAttachments.fields': [
      'Only these top-level fields of each file, separated by commas. `object` and `id` are always there.',
      'id,filename',
    ],
    'applications.attachment_id': 'The id of the file within the application.',
  },
  fields: {
    'Attachment.id':
      'The id of the file. `GET /v1/applications/{id}/attachments/{attachment_id}` returns its address.',
    'Attachment.kind':
      'The kind of the file: `resume`, another word of the sender, or the key of a `file` question.',
    'Attachment.filename': 'The name of the file as it was sent.',
    'Attachment.size': ['The size of the file in bytes. Null until it has arrived.', 48213],
    'Attachment.status': 'Whether the file is awaited, stored, or was rejected.',
    'Attachment.rejection': [
      'Why the file was rejected. Null unless `status` is `rejected`.',
      'unsupported_file_type',
    ],
    'ApplicationFile.application_id': [
      'The application that has the file.',
      'app_01KERMBJX02QVBMYB6JYGEC7GN',
    ],
    'AttachmentWithUpload.upload_url':
      'The address for one PUT of the file. Null for a file that was in the request.',
    'AttachmentWithUpload.method': 'The HTTP method of the upload. Null for a file that was in the request.',
    'AttachmentWithUpload.headers':
      'The headers that the upload must send. Null for a file that was in the request.',
    'AttachmentWithUpload.expires_at':
      'When the address expires, two minutes after the response. Null for a file that was in the request.',
    'AttachmentSnapshot.kind': 'Whether the file is a résumé. Every other kind is `other` in events.',
  },
};
