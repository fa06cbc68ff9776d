import { withNewAttachment } from '../../shared/domain/attachment.ts';
import { declareFile } from '../../shared/domain/declared-file.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import type { PipelineStore } from '../../shared/storage/pipeline.ts';
import { type FileTaker, fileTaker } from '../../shared/storage/take-files.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { presentAttachment } from '../../shared/views/present-attachment.ts';

interface Dependencies {
  pipeline: Pick<PipelineStore, 'label'>;
  takeFiles: FileTaker;
}

/** Declares one more file of an application, and signs the URL for its upload. */
export const addApplicationAttachment =
  ({ pipeline, takeFiles }: Dependencies): Handle<typeof routes.addApplicationAttachment> =>
  async ({ params, body, origin, now, newId }) => {
    const id = newId('attachment');
    const file_key = attachmentKey(origin.organizationId, params.id, id);
    const declared = declareFile(body, '', (filename) => ({ id, filename, file_key }));
    const { candidate_id } = await pipeline.label(origin, params.id, (before) => ({
      next: withNewAttachment(before, declared.attachment),
      events: [{ type: 'application.updated', context: { changed: ['submission'], attachment_id: id } }],
    }));
    const awaited = (await takeFiles([declared], now)).get(id);
    if (!awaited) throw new Error('a declared file has no upload target');
    return { ...presentAttachment(params.id, declared.attachment), ...awaited, [subjectIds]: [candidate_id] };
  };

export const entry = entryOf(routes.addApplicationAttachment, addApplicationAttachment, (edge) => ({
  pipeline: openPipeline(edge).pipeline,
  takeFiles: fileTaker(uploadStore(s3(), environment.bucketName)),
}));
