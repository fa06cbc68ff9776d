import { maxUploadBytes } from '../../shared/contracts/upload.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { declareFile } from '../../shared/domain/declared-file.ts';
import { mostFiles, refuseEnded } from '../../shared/domain/intake.ts';
import type { Handle } from '../../shared/http/call.ts';
import { chatEntryOf } from '../../shared/http/chat-entry.ts';
import { kindOf, slotsOf } from '../../shared/intake/slots.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { type FileTaker, fileTaker } from '../../shared/storage/take-files.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { type ChatStores, chatReader, openChats } from './read-chat.ts';

/** Declares the file that the chat asks for, and signs a URL for it. */
export const createIntakeUpload = ({
  takeFiles,
  ...stores
}: ChatStores & { takeFiles: FileTaker }): Handle<typeof routes.createIntakeUpload> => {
  const readChat = chatReader(stores);
  return async ({ params, body, origin, now, newId }) => {
    const { organizationId } = origin;
    const id = newId('attachment');
    const place = (filename: string) => ({
      id,
      filename,
      file_key: attachmentKey(organizationId, params.id, id),
    });
    const declared = declareFile({ kind: 'file', ...body }, '', place);
    await stores.intakes.change(origin, params.id, async (before) => {
      const { dialogue, scene } = await readChat(organizationId, before, now);
      refuseEnded(before, now);
      const slot = slotsOf(scene).find(({ key, type }) => key === dialogue.asked && type === 'file');
      if (!slot || before.status !== 'active' || before.files.length >= mostFiles)
        throw new ApiError('invalid_state_transition', { message: 'This chat asks for no file now.' });
      const file = { ...declared.attachment, kind: kindOf(slot), scan_id: null };
      return { next: { ...before, files: [...before.files, file] }, events: [] };
    });
    const target = (await takeFiles([declared], now)).get(id);
    return {
      object: 'attachment',
      id,
      upload_url: target?.upload_url ?? '',
      method: 'PUT',
      headers: target?.headers ?? { 'Content-Type': declared.attachment.content_type },
      max_bytes: maxUploadBytes,
      expires_at: target?.expires_at ?? now.toISOString(),
    };
  };
};

export const entry = chatEntryOf(routes.createIntakeUpload, createIntakeUpload, (edge) => ({
  ...openChats(edge),
  takeFiles: fileTaker(uploadStore(s3(), environment.bucketName)),
}));
