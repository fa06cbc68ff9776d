import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A white grey-scale PNG; `declared` lies about its size in the header. */
export const blankPng = (width: number, height: number, declared = { width, height }): Uint8Array => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(declared.width, 0);
  header.writeUInt32BE(declared.height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', new Uint8Array(0)),
    ]),
  );
};

interface PngParts {
  width: number;
  height: number;
  colours: number;
  data: Buffer;
}

/** A PNG's compressed rows are what a PDF's image stream may hold, with the predictor named. */
const partsOf = (png: Uint8Array): PngParts => {
  const bytes = Buffer.from(png);
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const content = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(content);
  }
  const colours = { 0: 1, 2: 3 }[bytes[25] ?? 0] ?? 3;
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    colours,
    data: Buffer.concat(data),
  };
};

/** A PDF as a scanner writes it: each picture fills a page of A4. `place` is the matrix that puts it there. */
export const scannedPdf = (pngs: readonly Uint8Array[], place = '595 0 0 842 0 0'): Uint8Array => {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const add = (...parts: (string | Buffer)[]) => {
    offsets.push(chunks.reduce((sum, part) => sum + part.length, 0));
    chunks.push(Buffer.from(`${offsets.length} 0 obj\n`), ...parts.map((part) => Buffer.from(part)));
    chunks.push(Buffer.from('\nendobj\n'));
  };
  const stream = (dictionary: string, data: Buffer) => [
    `<< ${dictionary} /Length ${data.length} >>\nstream\n`,
    data,
    '\nendstream',
  ];
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${pngs.map((_, i) => `${3 + i * 3} 0 R`).join(' ')}] /Count ${pngs.length} >>`);
  for (const [i, png] of pngs.entries()) {
    const { width, height, colours, data } = partsOf(png);
    const first = 3 + i * 3;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 1} 0 R /Resources << /XObject << /P ${first + 2} 0 R >> >> >>`,
    );
    add(...stream('', Buffer.from(`q ${place} cm /P Do Q`)));
    add(
      ...stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace ${colours === 1 ? '/DeviceGray' : '/DeviceRGB'} /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${colours} /Columns ${width} >>`,
        data,
      ),
    );
  }
  const start = chunks.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
};
