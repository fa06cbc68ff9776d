import { inflateRawSync } from 'node:zlib';
import { limits, RefusedFile } from '../outcome.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const encryptedFlag = 1;
/** Small files of spaces are compressed far more than 200:1 and are harmless: the ratio is checked above this size. */
const ratioGraceBytes = 1024 * 1024;

/**
 * Reads a ZIP by its directory and decompresses every entry with a running count, so that a decompression bomb is
 * rejected before a parser reads it. Returns the entries whose name `wanted` accepts. Throws RefusedFile.
 */
export const openZip = (bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept = new Map<string, Uint8Array>();
  let budget: number = limits.zipInflatedBytes;
  try {
    for (const entry of entriesOf(zip)) {
      if (entry.encrypted) throw new RefusedFile('file_encrypted');
      const packed = zip.subarray(entry.start, entry.start + entry.packedBytes);
      const allowed = Math.min(budget, Math.max(ratioGraceBytes, packed.length * limits.zipRatio));
      // zlib stops as soon as the output exceeds the limit; the size in the header is not trusted.
      const content = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: allowed });
      budget -= content.length;
      if (budget <= 0) throw new RefusedFile('file_corrupt');
      if (wanted(entry.name)) kept.set(entry.name, content);
    }
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('file_corrupt');
  }
  return kept;
};

const entriesOf = (zip: Buffer) => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== endSignature) throw new RefusedFile('file_corrupt');
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.zipEntries) throw new RefusedFile('file_corrupt');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (zip.readUInt32LE(at) !== entrySignature) throw new RefusedFile('file_corrupt');
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const method = zip.readUInt16LE(at + 10);
    if (method !== 0 && method !== 8) throw new RefusedFile('file_corrupt');
    const entry = {
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      encrypted: (zip.readUInt16LE(at + 8) & encryptedFlag) !== 0,
      method,
      packedBytes: zip.readUInt32LE(at + 20),
      start: local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28),
    };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return entry;
  });
};
