import { randomBytes } from 'node:crypto';
import { contentTypes, maxUploadBytes } from '../../shared/contracts/upload.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { contentTypeOf } from '../../shared/domain/file-type.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { pendingUploadKey } from '../../shared/storage/file-keys.ts';
import { type GrantStore, grantStore } from '../../shared/storage/grants.ts';
import { sha256 } from '../../shared/storage/keys.ts';
import { type UploadStore, uploadSeconds, uploadStore } from '../../shared/storage/uploads.ts';

interface Dependencies {
  grants: GrantStore;
  uploads: UploadStore;
}

/** The seconds in which an uploaded file must be registered. */
const tokenSeconds = 30 * 60;

export const createUpload =
  ({ grants, uploads }: Dependencies): Handle<typeof routes.createUpload> =>
  async ({ body, caller, now, newId }) => {
    const declared = { contentType: body.content_type, param: 'content_type' };
    const contentType = contentTypeOf(contentTypes, body.filename, 'filename', declared);
    if ((body.size ?? 0) > maxUploadBytes) throw new ApiError('file_too_large', { param: 'size' });

    const id = newId('upload');
    const token = `st_${randomBytes(32).toString('base64url')}`;
    const tokenHash = sha256(token);
    await grants.create(tokenHash, {
      id,
      organization_id: caller.organizationId,
      filename: body.filename,
      content_type: contentType,
      declared_sha256: body.sha256?.toLowerCase() ?? null,
      token_expires_at: inSeconds(now, tokenSeconds),
      scan_id: null,
    });
    return {
      object: 'upload',
      id,
      upload_url: await uploads.signPut(
        pendingUploadKey(caller.organizationId, tokenHash),
        contentType,
        body.size,
      ),
      method: 'PUT',
      headers: { 'Content-Type': contentType },
      storage_token: token,
      filename: body.filename,
      max_bytes: maxUploadBytes,
      expires_at: inSeconds(now, uploadSeconds),
    };
  };

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

export const entry = entryOf(routes.createUpload, createUpload, (edge) => {
  const grants = grantStore(edge.table);
  const uploads = uploadStore(s3(), environment.bucketName);
  return { grants, uploads };
});
