import * as v from 'valibot';
import type { fileEndings } from './file-endings.ts';
import { filename, id, rawLine, timestamp, wholeNumber } from './primitives.ts';

export { maxUploadBytes } from './file-endings.ts';

/** The accepted content types, by extension. */
export const contentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  md: 'text/markdown',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
  html: 'text/html',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const satisfies Record<(typeof fileEndings)[number], string>;

/** A pattern of JSON Schema has no flag for ignoring case: `[pP][dD][fF]`. */
const endings = Object.keys(contentTypes)
  .map((ending) => ending.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`))
  .join('|');

/** A letter of one line without control characters. The pattern begins at the start, from which clients in Python compare. */
const lineCharacter = '[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029]';

export const createUploadBody = v.strictObject({
  filename: filename(`^${lineCharacter}*\\.(${endings})$`),
  content_type: v.optional(rawLine(255)),
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{64}$/, 'a SHA-256 in hex'))),
});

export const uploadView = v.object({
  object: v.literal('upload'),
  id: id('upload'),
  upload_url: v.string(),
  method: v.literal('PUT'),
  headers: v.object({ 'Content-Type': v.string() }),
  storage_token: v.string(),
  filename: v.string(),
  max_bytes: wholeNumber,
  expires_at: timestamp,
});
