import { maxInlineBytes, type SentApplicationBody } from '../../shared/contracts/application-body.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { type DeclaredFile, declareFile, type Place } from '../../shared/domain/declared-file.ts';
import { invalid } from '../../shared/domain/invalid.ts';
import type { Attachment } from '../../shared/domain/stored/application.ts';

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

/** The declared files that an application still awaits under the same kind and name, each with the attachment that waits for it. */
export function awaitedAgain(
  declared: Pick<SentApplicationBody, 'resume' | 'attachments'>,
  attachments: readonly Attachment[],
): DeclaredFile[] {
  const awaited = attachments.filter(({ status }) => status === 'awaiting_upload');
  return declareFiles(declared, (filename) => ({ id: '', filename, file_key: '' })).flatMap((file) => {
    const { kind, filename } = file.attachment;
    const at = awaited.findIndex((one) => one.kind === kind && one.filename === filename);
    const [attachment] = at === -1 ? [] : awaited.splice(at, 1);
    return attachment ? [{ ...file, attachment }] : [];
  });
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
