import { maxInlineBytes, type SentApplicationBody } from '../../shared/contracts/application-body.ts';
import { contentTypes, maxUploadBytes } from '../../shared/contracts/upload.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { contentTypeOf } from '../../shared/domain/file-type.ts';
import { invalid } from '../../shared/domain/invalid.ts';
import type { Attachment } from '../../shared/domain/stored/application.ts';

/** A file of an application; `bytes` when it was in the request, `declaredSize` when its upload must have that size. */
export interface DeclaredFile {
  attachment: Attachment;
  bytes: Uint8Array | null;
  declaredSize: number | null;
}

type Place = Pick<Attachment, 'id' | 'filename' | 'file_key'>;

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

/** The files of an application, the résumé first. Throws {@link ApiError} for a file of an unsupported kind. */
export function declareFiles(
  { resume, attachments }: Pick<SentApplicationBody, 'resume' | 'attachments'>,
  placeOf: (filename: string) => Place,
): DeclaredFile[] {
  const cv = resume && { kind: 'resume', filename: resumeName(resume), size: resume.size };
  return [
    ...(cv ? [declareFile(cv, 'resume.', placeOf, resumeBytes(resume))] : []),
    ...attachments.map((declared, index) => declareFile(declared, `attachments.${index}.`, placeOf)),
  ];
}

type Resume = NonNullable<SentApplicationBody['resume']>;

function resumeName({ filename, text }: Resume): string {
  if (text !== undefined) return filename && /\.(txt|md)$/i.test(filename) ? filename : 'resume.txt';
  if (filename === undefined) throw invalid('resume.filename', 'required', 'resume.filename is required.');
  return filename;
}

function resumeBytes({ content_base64, text }: Resume): Uint8Array | null {
  if (text !== undefined) return Buffer.from(text);
  if (content_base64 === undefined) return null;
  const bytes = Buffer.from(content_base64, 'base64');
  // Node's decoder skips characters that are not Base64; a truncated or corrupted file must not be accepted.
  const same = (given: string) => given.replaceAll(/[\s=]/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (same(content_base64) !== same(bytes.toString('base64'))) {
    throw invalid('resume.content_base64', 'invalid_format', 'resume.content_base64 is not Base64.');
  }
  if (bytes.byteLength > maxInlineBytes) {
    const message =
      'A résumé inside the request can have at most 3 MB. Declare a larger file by its filename and PUT it.';
    throw new ApiError('file_too_large', { param: 'resume.content_base64', message });
  }
  return bytes;
}
