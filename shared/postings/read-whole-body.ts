import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundError } from '../outbound/outbound-error.ts';

/** 2 MB: the limit for a page, both compressed and uncompressed. */
export const maxPageBytes = 2 * 1024 * 1024;

export class BodyTooLarge extends Error {
  constructor() {
    super('the body is too large');
    this.name = 'BodyTooLarge';
  }
}

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/**
 * The uncompressed body of a response. Throws BodyTooLarge as soon as it exceeds 2 MB, compressed or not, and
 * OutboundError for an unexpected compression, a broken transfer, or one that the signal ended.
 */
export async function readWholeBody(answer: IncomingMessage, signal: AbortSignal): Promise<Uint8Array> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (Number(answer.headers['content-length']) > maxPageBytes) {
    answer.destroy();
    throw new BodyTooLarge();
  }
  const unpacker = Object.hasOwn(unpackers, encoding)
    ? unpackers[encoding as keyof typeof unpackers]()
    : null;
  if (!unpacker && encoding !== 'identity') {
    answer.destroy();
    throw new OutboundError('invalid_response');
  }

  const chunks: Buffer[] = [];
  const keep = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of counted(source)) chunks.push(chunk);
  };
  try {
    if (unpacker) await pipeline(answer, counted, unpacker, keep, { signal });
    else await pipeline(answer as Readable, keep, { signal });
  } catch (error) {
    answer.destroy();
    if (error instanceof BodyTooLarge) throw error;
    if (signal.aborted) throw new OutboundError('timeout');
    // zlib's own codes: the body is not compressed as declared.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new OutboundError(
      /^(Z_|ERR_.*BROTLI|ERR_PADDING|ERR__)/.test(code) ? 'invalid_response' : 'connection_reset',
    );
  }
  return Buffer.concat(chunks);
}

/** Yields the same chunks while their total is within the limit. */
async function* counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxPageBytes) throw new BodyTooLarge();
    yield chunk;
  }
}
