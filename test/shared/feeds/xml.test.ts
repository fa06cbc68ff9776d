import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { element } from '../../../shared/feeds/xml.ts';
import { readXml } from './support/read-xml.ts';

const roundTrip = (text: string) => readXml(`<all>${element('text', text)}<end>x</end></all>`).all?.[0];

/** Any UTF-16: markup, CDATA ends, control characters, emoji, halves of them. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ']]>',
        ']]',
        '>',
        '<![CDATA[',
        '<',
        '&',
        '&amp;',
        '\0',
        '\u000b',
        '\ud83d',
        '\udc4d',
        '👍',
        '\ufffe',
      ),
    ),
  )
  .map((parts) => parts.join(''));

describe('text in a feed', () => {
  it('is unchanged after an XML parser, except for characters that XML forbids', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const sayable = [...text.replace(/\r\n?/g, '\n')]
          .filter((character) => {
            const code = character.codePointAt(0) ?? 0;
            if (code < 0x20) return code === 0x09 || code === 0x0a;
            return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
          })
          .join('');
        // Nothing in it is nothing to show, whether it was empty before or after.
        expect(roundTrip(text)).toEqual({ ...(text && { text: [sayable] }), end: ['x'] });
      }),
      { numRuns: 500 },
    );
  });

  it.each([']]>', 'a]]>b]]>c', ']]]]>>', '<![CDATA[x]]>', '</text><text>', '&lt;&amp;'])(
    'keeps %s',
    (text) => {
      expect(roundTrip(text)).toEqual({ text: [text], end: ['x'] });
    },
  );

  it('is left out where there is none', () => {
    expect([element('a', null), element('a', undefined), element('a', '')]).toEqual(['', '', '']);
    expect(element('a', 0)).toBe('<a><![CDATA[0]]></a>');
  });

  it('is checked with a parser that rejects invalid XML', () => {
    for (const wrong of ['<a>\u0001</a>', '<a>&nbsp;</a>', '<a><b></a>', '<a>]]></a>'])
      expect(() => XmlDocument.fromString(wrong), wrong).toThrow();
  });
});
