/** One whole request as it arrived, with its parts. Header names are in lower case. */
export type HttpRequest = { bytes: Buffer; headers: Record<string, string>; body: Buffer };

const END_OF_HEADERS = '\r\n\r\n';

/**
 * The first request of what a connection has brought so far; undefined while it is not whole. Takes the requests that AWS's
 * SDKs send: with a Content-Length, never in chunks.
 */
export function takeRequest(received: Buffer): HttpRequest | undefined {
  const end = received.indexOf(END_OF_HEADERS);
  if (end < 0) return undefined;
  const [, ...lines] = received.toString('latin1', 0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const start = end + END_OF_HEADERS.length;
  const length = start + Number(headers['content-length'] ?? 0);
  if (received.length < length) return undefined;
  return { bytes: received.subarray(0, length), headers, body: received.subarray(start, length) };
}
