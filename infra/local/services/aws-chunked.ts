import { AwsError } from './aws-error.ts';

const CRLF = Buffer.from('\r\n');
const malformed = () => new AwsError('IncompleteBody', 'The aws-chunked body is not well formed.');

/**
 * Decodes an aws-chunked body: `size CRLF bytes CRLF` repeated, a zero size, then trailers, which are stored in
 * `trailers`. Throws IncompleteBody when the stream ends early or has another form.
 */
export async function* decodeAwsChunked(
  body: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(0);
  const source = body[Symbol.asyncIterator]();
  const readMore = async () => {
    const { value, done } = await source.next();
    if (done) throw malformed();
    pending = Buffer.concat([pending, value]);
  };
  const readLine = async () => {
    while (pending.indexOf(CRLF) < 0) await readMore();
    const end = pending.indexOf(CRLF);
    const line = pending.toString('latin1', 0, end);
    pending = pending.subarray(end + CRLF.length);
    return line;
  };

  for (let size = await readSize(readLine); size > 0; size = await readSize(readLine)) {
    for (let missing = size; missing > 0; ) {
      if (pending.length === 0) await readMore();
      const part = pending.subarray(0, missing);
      pending = pending.subarray(part.length);
      missing -= part.length;
      yield part;
    }
    if ((await readLine()) !== '') throw malformed();
  }
  for (let line = await readLine(); line !== ''; line = await readLine()) {
    const [name = '', value = ''] = line.split(/:(.*)/s);
    trailers.set(name.toLowerCase(), value.trim());
  }
}

async function readSize(readLine: () => Promise<string>): Promise<number> {
  const [digits = ''] = (await readLine()).split(';');
  if (!/^[0-9a-f]{1,8}$/i.test(digits)) throw malformed();
  return Number.parseInt(digits, 16);
}
