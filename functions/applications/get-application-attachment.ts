import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { downloadSeconds, type UploadStore, uploadStore } from '../../shared/storage/uploads.ts';

interface Dependencies {
  applications: Pick<ApplicationStore, 'get'>;
  uploads: Pick<UploadStore, 'signGet'>;
}

export const getApplicationAttachment =
  ({ applications, uploads }: Dependencies): Handle<typeof routes.getApplicationAttachment> =>
  async ({ params, caller, now }) => {
    const { candidate_id, submission } = await applications.get(caller.organizationId, params.id);
    const attachment = submission.attachments.find(({ id }) => id === params.attachment_id);
    if (attachment?.status !== 'stored' || attachment.file_version === null) throw new ApiError('not_found');
    const { file_key, file_version, filename, content_type } = attachment;
    return {
      [subjectIds]: [candidate_id],
      object: 'signed_url',
      url: await uploads.signGet({
        key: file_key,
        version: file_version,
        filename,
        contentType: content_type,
      }),
      expires_at: new Date(now.getTime() + downloadSeconds * 1000).toISOString(),
      content_type,
    };
  };

export const entry = entryOf(routes.getApplicationAttachment, getApplicationAttachment, (edge) => ({
  applications: applicationStore(edge.table),
  uploads: uploadStore(s3(), environment.bucketName),
}));
