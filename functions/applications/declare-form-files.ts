import { maxInlineBytes, type SentApplicationBody } from '../../shared/contracts/application-body.ts';
import { contentTypes, maxUploadBytes } from '../../shared/contracts/upload.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { DeclaredFile } from '../../shared/domain/declared-file.ts';
import { contentTypeOf } from '../../shared/domain/file-type.ts';
import type { Attachment } from '../../shared/domain/stored/application.ts';
import { fieldOf } from './read-application-form.ts';

type Place = Pick<Attachment, 'id' | 'filename' | 'file_key'>;

/** A file of a form; `bytes` is null if it is sent after the form. */
export interface SentFile {
  /** The name of its field. */
  name: string;
  filename: string;
  size: number;
  bytes: Uint8Array | null;
}

/**
 * The files of a form, the CV first, under the names that the body has of them. Throws {@link ApiError} for a file that is too
 * large or of an unsupported type; its `param` is the name of the field.
 */
export function declareFormFiles(
  files: readonly SentFile[],
  { resume, attachments }: SentApplicationBody,
  placeOf: (filename: string) => Place,
): DeclaredFile[] {
  const declared = [
    ...(resume ? [{ name: 'resume', kind: 'resume', filename: resume.filename ?? '' }] : []),
    ...attachments.map(({ kind, filename }) => ({ name: fieldOf(kind), kind, filename })),
  ];
  return declared.map(({ name, kind, filename }) => {
    const { bytes, size } = files.find((file) => file.name === name) ?? { bytes: new Uint8Array(), size: 0 };
    const content_type = contentTypeOf(contentTypes, filename, name);
    if (size > (bytes ? maxInlineBytes : maxUploadBytes))
      throw new ApiError('file_too_large', { param: name });
    const unknown = { file_version: null, rejection: null, status: 'awaiting_upload' as const };
    const attachment = { ...placeOf(filename), kind, content_type, ...unknown, size: bytes ? size : null };
    return { bytes, declaredSize: bytes ? null : size, attachment };
  });
}
