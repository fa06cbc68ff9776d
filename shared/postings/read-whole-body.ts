import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundError } from '../outbound/outbound-error.ts';

/** 2 MB: the most of a page that is taken, as it is sent and again unpacked. */
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
 * The body of an answer, unpacked. Throws BodyTooLarge as soon as it passes 2 MB, packed or unpacked, and OutboundError for
 * a body that is packed in a way nobody asked for, breaks off, or is still coming when the signal ends it.
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
    // zlib's own codes: what was announced as packed is not.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new OutboundError(
      /^(Z_|ERR_.*BROTLI|ERR_PADDING|ERR__)/.test(code) ? 'invalid_response' : 'connection_reset',
    );
  }
  return Buffer.concat(chunks);
}

/** The same chunks, as long as they are not too many. */
async function* counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxPageBytes) throw new BodyTooLarge();
    yield chunk;
  }
}
