import { contentTypes, maxUploadBytes } from '../contracts/upload.ts';
import { ApiError } from './api-error.ts';
import { contentTypeOf } from './file-type.ts';
import type { Attachment } from './stored/application.ts';

/** A file of an application or a candidate; `bytes` when it was in the request, `declaredSize` when its upload must have that size. */
export interface DeclaredFile {
  attachment: Attachment;
  bytes: Uint8Array | null;
  declaredSize: number | null;
}

/** The id, name and key of a file. */
export type Place = Pick<Attachment, 'id' | 'filename' | 'file_key'>;

interface Declared {
  kind: string;
  filename: string;
  size?: number | null | undefined;
}

/**
 * One declared file; `place` is its path in the body. Throws {@link ApiError} for a file that is too large or of an
 * unsupported type.
 */
export function declareFile(
  { kind, filename, size = null }: Declared,
  place: string,
  placeOf: (filename: string) => Place,
  bytes: Uint8Array | null = null,
): DeclaredFile {
  const content_type = contentTypeOf(contentTypes, filename, `${place}filename`);
  if ((size ?? 0) > maxUploadBytes) throw new ApiError('file_too_large', { param: `${place}size` });
  const unknown = { size: bytes?.byteLength ?? null, file_version: null, rejection: null };
  return {
    bytes,
    declaredSize: size,
    attachment: { ...placeOf(filename), kind, content_type, status: 'awaiting_upload', ...unknown },
  };
}

/** The upload target of an attachment; all null when the file is stored. */
export interface AwaitedUpload {
  upload_url: string | null;
  method: 'PUT' | null;
  headers: { 'Content-Type': string } | null;
  expires_at: string | null;
}
