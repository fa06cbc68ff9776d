import { type CreateApplicationBody, maxInlineBytes } from '../../shared/contracts/application-body.ts';
import { contentTypes, maxUploadBytes } from '../../shared/contracts/upload.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { contentTypeOf } from '../../shared/domain/file-type.ts';
import { invalid } from '../../shared/domain/job.ts';
import type { Attachment } from '../../shared/domain/stored/application.ts';

/** A file of an application; `bytes` when it was in the request, `declaredSize` when its upload must have that size. */
export interface DeclaredFile {
  attachment: Attachment;
  bytes: Uint8Array | null;
  declaredSize: number | null;
}

type Place = Pick<Attachment, 'id' | 'filename' | 'file_key'>;

/** The files of an application, the résumé first. Throws {@link ApiError} for a file of an unsupported kind. */
export function declareFiles(
  body: Pick<CreateApplicationBody, 'resume' | 'attachments'>,
  placeOf: (filename: string) => Place,
): DeclaredFile[] {
  const declare = (
    { kind, filename, size = null }: { kind: string; filename: string; size?: number | null },
    place: string,
    bytes: Uint8Array | null,
  ): DeclaredFile => {
    const content_type = contentTypeOf(contentTypes, filename, `${place}.filename`);
    if ((size ?? 0) > maxUploadBytes) throw new ApiError('file_too_large', { param: `${place}.size` });
    const unknown = { size: bytes?.byteLength ?? null, file_version: null, rejection: null };
    return {
      bytes,
      declaredSize: size,
      attachment: { ...placeOf(filename), kind, content_type, status: 'awaiting_upload', ...unknown },
    };
  };
  const resume = body.resume
    ? [
        declare(
          { kind: 'resume', filename: resumeName(body.resume), size: body.resume.size },
          'resume',
          resumeBytes(body.resume),
        ),
      ]
    : [];
  const others = body.attachments.map((declared, index) => declare(declared, `attachments.${index}`, null));
  return [...resume, ...others];
}

type Resume = NonNullable<CreateApplicationBody['resume']>;

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
    throw invalid('resume.content_base64', 'invalid_base64', 'resume.content_base64 is not Base64.');
  }
  if (bytes.byteLength > maxInlineBytes) {
    const message =
      'A résumé inside the request can have at most 3 MB. Declare a larger file by its filename and PUT it.';
    throw new ApiError('file_too_large', { param: 'resume.content_base64', message });
  }
  return bytes;
}
