export type Format = 'pdf' | 'docx' | 'odt' | 'rtf' | 'html' | 'md' | 'txt' | 'png' | 'jpg' | 'webp';

const families: Record<Format, string> = {
  pdf: 'pdf',
  docx: 'office',
  odt: 'office',
  rtf: 'rtf',
  html: 'text',
  md: 'text',
  txt: 'text',
  png: 'image',
  jpg: 'image',
  webp: 'image',
};

const byExtension: Record<string, Format> = {
  pdf: 'pdf',
  docx: 'docx',
  odt: 'odt',
  rtf: 'rtf',
  html: 'html',
  htm: 'html',
  md: 'md',
  markdown: 'md',
  txt: 'txt',
  text: 'txt',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  webp: 'webp',
};

const byContentType: Record<string, Format> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/html': 'html',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, Math.min(to, bytes.length) - from)).toString(
    'latin1',
  );

/** The format by the bytes alone; the names in a ZIP distinguish its formats. Null for an unknown format. */
const sniff = (bytes: Uint8Array): Format | null => {
  const head = latin1(bytes, 0, 1024);
  // PDF readers accept up to 1,024 bytes before the header, and so does this code.
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04')) return sniffZip(bytes);
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (/^(\xef\xbb\xbf)?\s*<(!doctype html|html|head|body|meta)\b/i.test(head)) return 'html';
  return looksLikeText(bytes) ? 'txt' : null;
};

const sniffZip = (bytes: Uint8Array): Format | null => {
  // The central directory is at the end and has the name of every entry as plain text.
  const directory = latin1(bytes, Math.max(0, bytes.length - 262_144), bytes.length) + latin1(bytes, 0, 4096);
  if (directory.includes('word/document.xml') || directory.includes('word/')) return 'docx';
  if (directory.includes('opendocument.text')) return 'odt';
  return null;
};

/** UTF-16 has a byte order mark; anything else with NUL bytes is not text. */
const looksLikeText = (bytes: Uint8Array) => {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return utf16 || !bytes.subarray(0, 8192).includes(0);
};

/**
 * The format of the bytes, or null when it is unsupported or contradicts the declared name: a PDF named .docx is
 * rejected, a Markdown file named .txt is not.
 */
export const sniffFormat = (bytes: Uint8Array, filename: string, contentType: string): Format | null => {
  const found = sniff(bytes);
  if (!found) return null;
  const extension = byExtension[filename.toLowerCase().split('.').pop() ?? ''];
  const declared = [extension, byContentType[contentType.toLowerCase().split(';')[0]?.trim() ?? '']];
  for (const format of declared) if (format && families[format] !== families[found]) return null;
  return found === 'txt' && extension && families[extension] === 'text' ? extension : found;
};
