import type { AwaitedUpload, DeclaredFile } from '../domain/declared-file.ts';
import { log } from '../platform/log.ts';
import { pendingAttachmentKey } from './file-keys.ts';
import { type UploadStore, uploadSeconds } from './uploads.ts';

/** By attachment id. */
type AwaitedUploads = Map<string, AwaitedUpload>;
export type FileTaker = (files: DeclaredFile[], now: Date) => Promise<AwaitedUploads>;

const arrived: AwaitedUpload = { upload_url: null, method: null, headers: null, expires_at: null };

/**
 * Stores the files of the request, and signs a URL for each of the others. A file that could not be stored also gets a
 * URL.
 */
export const fileTaker =
  (uploads: Pick<UploadStore, 'put' | 'signPut'>): FileTaker =>
  async (files, now) => {
    const take = async ({ attachment, bytes, declaredSize }: DeclaredFile): Promise<AwaitedUpload> => {
      const { file_key, content_type } = attachment;
      if (bytes) {
        try {
          await uploads.put(file_key, bytes, content_type);
          return arrived;
        } catch (error) {
          log.warn('an inline file could not be stored', { attachment: attachment.id }, error);
        }
      }
      return {
        upload_url: await uploads.signPut(pendingAttachmentKey(file_key), content_type, declaredSize),
        method: 'PUT',
        headers: { 'Content-Type': content_type },
        expires_at: new Date(now.getTime() + uploadSeconds * 1000).toISOString(),
      };
    };
    const taken = await Promise.all(files.map(take));
    return new Map(files.map(({ attachment }, index) => [attachment.id, taken[index] ?? arrived]));
  };
