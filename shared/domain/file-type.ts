import { ApiError } from './api-error.ts';

/**
 * The content type of a filename by its extension, among the accepted types. Throws {@link ApiError}
 * unsupported_file_type, also when the client declared another type.
 */
export function contentTypeOf(
  known: Record<string, string>,
  filename: string,
  param: string,
  declared?: { contentType: string | undefined; param: string },
): string {
  const written = filename.toLowerCase();
  const [extension, contentType] = Object.entries(known).find(([one]) => written.endsWith(`.${one}`)) ?? [];
  if (contentType === undefined) {
    const message = `The filename must end in one of ${Object.keys(known).join(', ')}.`;
    throw new ApiError('unsupported_file_type', { param, message });
  }
  if (declared?.contentType !== undefined && bare(declared.contentType) !== contentType) {
    const message = `A .${extension} file has the content type ${contentType}.`;
    throw new ApiError('unsupported_file_type', { param: declared.param, message });
  }
  return contentType;
}

const bare = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase();
