import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { RefusedFile } from '../../../../shared/extraction/outcome.ts';
import { openZip } from '../../../../shared/extraction/read/open-zip.ts';

const megabyte = 1024 * 1024;
const all = () => true;

describe('a good ZIP', () => {
  it('gives the wanted entries as they were packed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5_000 }), (content) => {
        const zip = zipSync({ 'a.xml': content, 'b.xml': new Uint8Array(3) });
        const entries = openZip(zip, (name) => name === 'a.xml');
        expect([...entries.keys()]).toEqual(['a.xml']);
        expect(Buffer.from(entries.get('a.xml') ?? []).equals(Buffer.from(content))).toBe(true);
      }),
    );
  });
});

describe('a ZIP is refused', () => {
  const refusal = (zip: Uint8Array) => {
    try {
      openZip(zip, all);
      return 'opened';
    } catch (error) {
      return error instanceof RefusedFile ? error.code : 'crashed';
    }
  };

  it('when one entry packs better than 200:1 beyond the first megabyte', () => {
    expect(refusal(zipSync({ 'a.xml': new Uint8Array(2 * megabyte) }))).toBe('file_corrupt');
    expect(refusal(zipSync({ 'a.xml': new Uint8Array(megabyte / 2) }))).toBe('opened');
  });

  it('when many small entries add up to more than 50 MB', () => {
    const entries = Array.from({ length: 60 }, (_, i) => [`${i}.xml`, new Uint8Array(megabyte)]);
    expect(refusal(zipSync(Object.fromEntries(entries)))).toBe('file_corrupt');
  });

  it('when its directory lies about sizes', () => {
    const zip = zipSync({ 'a.xml': new Uint8Array(2 * megabyte) });
    const directory = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    Buffer.from(zip.buffer).writeUInt32LE(10, directory + 24);
    expect(refusal(zip)).toBe('file_corrupt');
  });

  it('when an entry is encrypted', () => {
    const zip = zipSync({ 'a.xml': new Uint8Array(3) });
    const directory = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    Buffer.from(zip.buffer).writeUInt16LE(1, directory + 8);
    expect(refusal(zip)).toBe('file_encrypted');
  });

  it('whatever its bytes are, without a crash', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => refusal(bytes) === 'file_corrupt'));
    const zip = zipSync({ 'a.xml': new Uint8Array(100).fill(65) });
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.nat(255), (at, byte) => {
        const broken = zip.slice();
        broken[at] = byte;
        expect(refusal(broken)).not.toBe('crashed');
      }),
    );
  });
});
