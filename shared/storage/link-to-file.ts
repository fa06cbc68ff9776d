import { ApiError } from '../domain/api-error.ts';
import type { Attachment } from '../domain/stored/application.ts';
import { downloadSeconds, type UploadStore } from './uploads.ts';

/** A signed URL of a file. Throws {@link ApiError} not_found for one that is missing or not stored. */
export async function linkToFile(
  uploads: Pick<UploadStore, 'signGet'>,
  attachment: Attachment | undefined,
  now: Date,
) {
  if (attachment?.status !== 'stored' || attachment.file_version === null) throw new ApiError('not_found');
  const { file_key, file_version, filename, content_type } = attachment;
  return {
    object: 'signed_url' as const,
    url: await uploads.signGet({ key: file_key, version: file_version, filename, contentType: content_type }),
    expires_at: new Date(now.getTime() + downloadSeconds * 1000).toISOString(),
    content_type,
  };
}
