import { deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import type { Answer } from './answer.ts';
import { GatewayRefusal } from './gateway-response.ts';

type Coding = { pack: (bytes: Buffer) => Buffer; unpack: (bytes: Buffer, maxOutputLength: number) => Buffer };

// The encodings of API Gateway when MinimumCompressionSize is set.
// https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-make-request-with-compressed-payload.html
const CODINGS = new Map<string, Coding>([
  ['gzip', { pack: gzipSync, unpack: (bytes, maxOutputLength) => gunzipSync(bytes, { maxOutputLength }) }],
  [
    'deflate',
    { pack: deflateSync, unpack: (bytes, maxOutputLength) => inflateSync(bytes, { maxOutputLength }) },
  ],
]);

/**
 * The response, compressed if the client accepts that and it is large enough. `minimumBytes` is undefined where nothing
 * is compressed.
 */
export function compressAnswer(
  answer: Answer,
  acceptEncoding: string | undefined,
  minimumBytes: number | undefined,
): Answer {
  const isPacked = answer.headers.some(([name]) => name.toLowerCase() === 'content-encoding');
  if (minimumBytes === undefined || isPacked || Buffer.byteLength(answer.body) < minimumBytes) return answer;
  const name = pickCoding(acceptEncoding);
  const coding = name !== undefined && CODINGS.get(name);
  if (!coding) return answer;
  const body = coding.pack(Buffer.from(answer.body));
  return { ...answer, headers: [...answer.headers, ['Content-Encoding', name]], body };
}

/** A request's decompressed body. Throws a GatewayRefusal when it does not match its header, or exceeds the limit. */
export function expandBody(body: Buffer, contentEncoding: string | undefined, maxBytes: number): Buffer {
  const coding = CODINGS.get(contentEncoding?.trim().toLowerCase() ?? '');
  if (!coding || body.length === 0) return body;
  try {
    return coding.unpack(body, maxBytes);
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new GatewayRefusal(isTooLarge ? 'REQUEST_TOO_LARGE' : 'BAD_REQUEST_BODY');
  }
}

/** The first supported coding that the client accepts, other than with `q=0`. */
function pickCoding(acceptEncoding = ''): string | undefined {
  return acceptEncoding
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !weight || Number(weight.replace('q=', '')) > 0)
    .map(([name = '']) => (name === '*' ? 'gzip' : name))
    .find((name) => CODINGS.has(name));
}
