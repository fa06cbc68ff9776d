import { describe, expect, it } from 'vitest';
import {
  bytesInRow,
  fitsRow,
  maxRowBytes,
  maxWrittenBytes,
  refuseOutgrown,
  rowBytes,
} from '../../../shared/domain/row-size.ts';

describe('bytes of a row', () => {
  it('are those of names and values, as DynamoDB counts them', () => {
    expect(rowBytes({ pk: 'A', sk: '𝒳' })).toBe(2 + 1 + 2 + 4);
    expect(bytesInRow(['a', true, null])).toBe(3 + 2 + 2 + 2);
    expect(bytesInRow({ a: '12', b: undefined })).toBe(3 + 1 + 2 + 1 + 2);
    expect(bytesInRow(new Uint8Array(7))).toBe(7);
    expect([bytesInRow(7), bytesInRow(true), bytesInRow(null)]).toEqual([21, 1, 1]);
  });
});

describe('what callers write', () => {
  const texts = (bytes: number) => ({ text: 'x'.repeat(bytes - 8) });

  it('leaves room for changes of state', () => {
    expect(maxRowBytes - maxWrittenBytes).toBe(8 * 1024);
    expect([fitsRow(texts(maxWrittenBytes)), fitsRow(texts(maxWrittenBytes + 1))]).toEqual([true, false]);
  });

  it('is refused beyond that, unless it makes a row smaller that was larger already', () => {
    const [larger, largest] = [texts(maxWrittenBytes + 10), texts(maxWrittenBytes + 20)];
    const message = 'With this change the resource would exceed the limit of 400 KB.';
    const refused = expect.objectContaining({ code: 'payload_too_large', particulars: { message } });
    expect(() => refuseOutgrown(null, larger)).toThrow(refused);
    expect(() => refuseOutgrown(larger, largest)).toThrow(refused);
    expect(() => refuseOutgrown(largest, larger)).not.toThrow();
    expect(() => refuseOutgrown(larger, larger)).not.toThrow();
  });
});
