/**
 * The types that browsers display without executing the file: a PDF in a separate viewer process, an image as pixels.
 * Text is not among them, because S3 cannot send `nosniff`.
 */
const shownTypes = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);
/** Types whose content a browser may execute as a page of the file's host. */
const isRunnable = (contentType: string) =>
  /^[^;]*[/+](x?html|xml|svg|(java|ecma)script)\s*(;|$)/i.test(contentType);

/**
 * The response headers of a signed URL for an untrusted file. S3 sends only headers that its API supports, which
 * excludes Content-Security-Policy and X-Content-Type-Options. Therefore an executable file is a download without a
 * type, and only PDFs and images may be displayed inline.
 */
export function servingHeaders(filename: string, contentType: string) {
  const disposition = shownTypes.has(contentType) ? 'inline' : 'attachment';
  return {
    ResponseContentType: isRunnable(contentType) ? 'application/octet-stream' : contentType,
    ResponseContentDisposition: `${disposition}; filename*=UTF-8''${encodeExtended(filename)}`,
  };
}

/** RFC 8187: encodeURIComponent leaves three characters that are no attr-char. Half a surrogate pair has no bytes. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
