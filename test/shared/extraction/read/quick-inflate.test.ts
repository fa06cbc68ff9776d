import { readFileSync } from 'node:fs';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { inflateQuickly } from '../../../../shared/extraction/read/quick-inflate.ts';
import { readPdf } from '../../../../shared/extraction/read/read-pdf.ts';
import { corpusFolder, handwrittenFolder, readManifest } from '../../../corpus/manifest.ts';

const platform = globalThis.DecompressionStream;
afterEach(() => {
  globalThis.DecompressionStream = platform;
});

/** As pdf.js asks for it. */
async function unfold(format: 'deflate' | 'deflate-raw', bytes: Uint8Array<ArrayBuffer>) {
  const { readable, writable } = new DecompressionStream(format);
  const writer = writable.getWriter();
  await writer.ready;
  writer.write(bytes).then(
    () => writer.close(),
    () => {},
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of readable) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a stream of a PDF', () => {
  const text = Buffer.from('BT /F1 11 Tf (Mara Lindqvist) Tj ET '.repeat(400));

  it('unfolds to the same bytes, whatever stands behind its end', async () => {
    inflateQuickly();
    expect(await unfold('deflate', Uint8Array.from(deflateSync(text)))).toEqual(text);
    expect(await unfold('deflate-raw', Uint8Array.from(deflateRawSync(text)))).toEqual(text);
    expect(await unfold('deflate', Uint8Array.from([...deflateSync(text), 0x0d, 0x0a]))).toEqual(text);
  });

  it('that is cut off or unfolds to too much is refused, and left to pdf.js', async () => {
    inflateQuickly();
    const cut = Uint8Array.from(deflateSync(text).subarray(0, 60));
    await expect(unfold('deflate', cut)).rejects.toThrow();
    const bomb = Uint8Array.from(deflateSync(Buffer.alloc(65 * 1024 * 1024)));
    await expect(unfold('deflate', bomb)).rejects.toThrow();
  });
});

const filesOf = (folder: URL) =>
  readManifest(folder)
    .filter(({ format, set }) => format === 'pdf' && set !== 'test')
    .filter((_, index) => index % 12 === 0)
    .map(({ file }) => [file, new URL(file, folder)] as const);

it.each([...filesOf(corpusFolder), ...filesOf(handwrittenFolder)])('%s reads the same', async (_, url) => {
  const bytes = () => new Uint8Array(readFileSync(url));
  const before = await readPdf(bytes());
  inflateQuickly();
  expect(await readPdf(bytes())).toEqual(before);
});
