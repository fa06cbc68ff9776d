import { extractProfile } from '../../../../shared/extraction/profile/extract-profile.ts';
import { readDocument } from '../../../../shared/extraction/read/read-document.ts';

export const today = '2026-01-15';

/** Bytes or text to the document and what the rules make of it, in this thread. */
export const readProfile = async (content: Uint8Array | string, filename = 'cv.txt') => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const document = await readDocument({ bytes, filename, contentType: '' });
  return { document, ...extractProfile(document, today) };
};
