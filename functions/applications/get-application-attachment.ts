import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { linkToFile } from '../../shared/storage/link-to-file.ts';
import { type UploadStore, uploadStore } from '../../shared/storage/uploads.ts';

interface Dependencies {
  applications: Pick<ApplicationStore, 'get'>;
  uploads: Pick<UploadStore, 'signGet'>;
}

export const getApplicationAttachment =
  ({ applications, uploads }: Dependencies): Handle<typeof routes.getApplicationAttachment> =>
  async ({ params, caller, now }) => {
    const { candidate_id, submission } = await applications.get(caller.organizationId, params.id);
    const attachment = submission.attachments.find(({ id }) => id === params.attachment_id);
    return { ...(await linkToFile(uploads, attachment, now)), [subjectIds]: [candidate_id] };
  };

export const entry = entryOf(routes.getApplicationAttachment, getApplicationAttachment, (edge) => ({
  applications: applicationStore(edge.table),
  uploads: uploadStore(s3(), environment.bucketName),
}));
