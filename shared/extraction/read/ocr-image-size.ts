/** A4 at 600 dots per inch has 35 million pixels. With ten times as many, a small file would need gigabytes. */
export const maxPixels = 40_000_000;

/** The size in pixels from the header of a PNG, JPEG or WebP, or null without one. */
export const imageSize = (bytes: Uint8Array): { width: number; height: number } | null => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (data.length < 32) return null;
  if (data.readUInt32BE(0) === 0x89504e47) {
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  }
  if (data.toString('latin1', 8, 12) === 'WEBP') return webpSize(data);
  return jpegSize(data);
};

const webpSize = (data: Buffer) => {
  const kind = data.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const bits = data.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** The size is in the first frame header (SOF), after segments with a length each. */
const jpegSize = (data: Buffer) => {
  let at = 2;
  while (at + 9 < data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
    at += 2 + data.readUInt16BE(at + 2);
  }
  return null;
};
