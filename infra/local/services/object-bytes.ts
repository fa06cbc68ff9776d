import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { decodeAwsChunked } from './aws-chunked.ts';
import { AwsError, refuseUnsupported } from './aws-error.ts';

export type ReceivedBytes = { md5: string; sizeBytes: number };

// 5 GiB, the limit of one PUT.
const MAX_OBJECT_BYTES = 5 * 1024 ** 3;
const TRAILER_FORM = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** The declared length of the body. Throws 411 without one and EntityTooLarge above 5 GiB, before any byte is read. */
export function readDeclaredBytes(headers: IncomingHttpHeaders): number {
  const length = headers['x-amz-decoded-content-length'] ?? headers['content-length'];
  if (length === undefined)
    throw new AwsError('MissingContentLength', 'You must provide the Content-Length HTTP header.', 411);
  const bytes = Number(length);
  if (bytes > MAX_OBJECT_BYTES)
    throw new AwsError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed object size.');
  return bytes;
}

/**
 * Streams a PUT body to `path` and verifies the sender's declarations: the length, `payloadHash` (see verifySignature),
 * Content-MD5 and CRC32. Throws BadDigest, IncompleteBody or XAmzContentSHA256Mismatch.
 */
export async function receiveBytes(
  request: IncomingMessage,
  headers: IncomingHttpHeaders,
  payloadHash: string,
  path: string,
): Promise<ReceivedBytes> {
  const declaredBytes = readDeclaredBytes(headers);
  if (payloadHash.startsWith('STREAMING-') && payloadHash !== TRAILER_FORM)
    refuseUnsupported(`the payload form ${payloadHash}`);
  const trailers = new Map<string, string>();
  const bytes = payloadHash === TRAILER_FORM ? decodeAwsChunked(request, trailers) : request;
  const hashes = { md5: createHash('md5'), sha256: createHash('sha256') };
  let sizeBytes = 0;
  let checksum = 0;
  await pipeline(
    bytes as AsyncIterable<Buffer>,
    async function* measure(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        sizeBytes += chunk.length;
        if (sizeBytes > declaredBytes)
          throw new AwsError('IncompleteBody', 'The body is longer than declared.');
        hashes.md5.update(chunk);
        hashes.sha256.update(chunk);
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  if (sizeBytes !== declaredBytes) throw new AwsError('IncompleteBody', 'The body is shorter than declared.');
  const md5 = hashes.md5.digest();
  if (/^[0-9a-f]{64}$/.test(payloadHash) && hashes.sha256.digest('hex') !== payloadHash)
    throw new AwsError(
      'XAmzContentSHA256Mismatch',
      "The 'x-amz-content-sha256' header does not match the body.",
    );
  expectSame('Content-MD5', headers['content-md5'], md5.toString('base64'));
  const crc32Header = trailers.get('x-amz-checksum-crc32') ?? headers['x-amz-checksum-crc32'];
  expectSame('CRC32', crc32Header, toBase64(checksum));
  return { md5: md5.toString('hex'), sizeBytes };
}

function expectSame(name: string, promised: string | string[] | undefined, measured: string): void {
  if (promised === undefined || promised === measured) return;
  throw new AwsError('BadDigest', `The ${name} you specified did not match what we received.`);
}

function toBase64(checksum: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(checksum);
  return bytes.toString('base64');
}
