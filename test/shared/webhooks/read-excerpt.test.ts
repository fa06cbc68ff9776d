import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toExcerpt } from '../../../shared/webhooks/read-excerpt.ts';

describe('toExcerpt', () => {
  it('keeps a short text whole', () => {
    expect(toExcerpt(Buffer.from('Zoë 山田 🎉'))).toBe('Zoë 山田 🎉');
    expect(toExcerpt(Buffer.alloc(0))).toBe('');
  });

  it('drops the character that the 2 kB border cuts', () => {
    expect(toExcerpt(Buffer.from(`${'x'.repeat(2047)}é`))).toBe('x'.repeat(2047));
    expect(toExcerpt(Buffer.from(`${'x'.repeat(2046)}é`))).toBe(`${'x'.repeat(2046)}é`);
    expect(toExcerpt(Buffer.from(`${'x'.repeat(2045)}🎉`))).toBe('x'.repeat(2045));
  });

  it('keeps tabs and line ends, and shows other controls as what they are not', () => {
    expect(toExcerpt(Buffer.from('a\tb\r\nc\u0000\u001bd'))).toBe('a\tb\r\nc\ufffd\ufffdd');
    expect(JSON.stringify(toExcerpt(Buffer.alloc(3000))).length).toBeLessThan(2100);
  });

  it('is at most 2 kB of well-formed text for any bytes, even those that grow when replaced', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
        const text = toExcerpt(bytes);
        return text.isWellFormed() && Buffer.byteLength(text) <= 2048;
      }),
      { examples: [[new Uint8Array(3000).fill(0xff)]] },
    );
  });
});
