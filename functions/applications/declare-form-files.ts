import { maxInlineBytes, type SentApplicationBody } from '../../shared/contracts/application-body.ts';
import { contentTypes } from '../../shared/contracts/upload.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { DeclaredFile } from '../../shared/domain/declared-file.ts';
import { contentTypeOf } from '../../shared/domain/file-type.ts';
import type { Attachment } from '../../shared/domain/stored/application.ts';
import type { FormFile } from '../../shared/http/read-form.ts';
import { fieldOf } from './read-application-form.ts';

type Place = Pick<Attachment, 'id' | 'filename' | 'file_key'>;

/**
 * The files of a form with their contents, the CV first, under the names that the body has of them. Throws {@link ApiError}
 * for a file that is too large or of an unsupported type; its `param` is the name of the field.
 */
export function declareFormFiles(
  files: FormFile[],
  { resume, attachments }: SentApplicationBody,
  placeOf: (filename: string) => Place,
): DeclaredFile[] {
  const declared = [
    ...(resume ? [{ name: 'resume', kind: 'resume', filename: resume.filename ?? '' }] : []),
    ...attachments.map(({ kind, filename }) => ({ name: fieldOf(kind), kind, filename })),
  ];
  return declared.map(({ name, kind, filename }) => {
    const bytes = files.find((file) => file.name === name)?.bytes ?? new Uint8Array();
    const content_type = contentTypeOf(contentTypes, filename, name);
    if (bytes.byteLength > maxInlineBytes) throw new ApiError('file_too_large', { param: name });
    const unknown = { file_version: null, rejection: null, status: 'awaiting_upload' as const };
    const attachment = { ...placeOf(filename), kind, content_type, ...unknown, size: bytes.byteLength };
    return { bytes, declaredSize: null, attachment };
  });
}
