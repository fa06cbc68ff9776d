/**
 * The types that browsers show without running anything of the file: a PDF in the viewer's own process, a picture as
 * pixels. Text is not among them, because S3 cannot send `nosniff`.
 */
const shownTypes = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);
/** Types whose content a browser may run as a page of the address that it came from. */
const isRunnable = (contentType: string) =>
  /[/+](x?html|xml|svg|(java|ecma)script)$/i.test(contentType.split(';')[0]?.trim() ?? '');

/**
 * How a file of a stranger is sent from a signed URL. S3 sends only the headers that its API knows, and neither
 * Content-Security-Policy nor X-Content-Type-Options is one of them. So whatever a browser could run is a download of
 * no type, and only PDFs and pictures may be shown in place.
 */
export function servingHeaders(filename: string, contentType: string) {
  const disposition = shownTypes.has(contentType) ? 'inline' : 'attachment';
  return {
    ResponseContentType: isRunnable(contentType) ? 'application/octet-stream' : contentType,
    ResponseContentDisposition: `${disposition}; filename*=UTF-8''${encodeExtended(filename)}`,
  };
}

/** As RFC 8187 wants it: encodeURIComponent leaves three signs that are no attr-char. Half a surrogate pair has no bytes. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
