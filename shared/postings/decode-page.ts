import type { FetchedPage } from './fetch-page.ts';

/**
 * Decodes a page: by its byte order mark, the charset of its header, or that of its meta element, otherwise as UTF-8.
 * Invalid UTF-8 is read as Windows-1252.
 */
export function decodePage({ bytes, charset, contentType }: Omit<FetchedPage, 'url'>): string {
  const marked = byteOrderMark(bytes);
  const isJson = contentType.endsWith('json');
  const named = marked ?? (isJson ? 'utf-8' : (charset ?? metaCharset(bytes)));
  const decoder = named === null ? null : decoderOf(named);
  if (decoder) return decoder.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** Browsers examine the first 1,024 bytes. Pages put scripts before the meta element, so this examines 4,096. */
function metaCharset(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const named = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(start)?.[1];
  // A page in which the meta element can be read is not in UTF-16, even if the element names it.
  return named === undefined || /^utf-?16/i.test(named) ? null : named;
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
