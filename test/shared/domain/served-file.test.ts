import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypes } from '../../../shared/contracts/upload.ts';
import { servingHeaders } from '../../../shared/domain/served-file.ts';

describe('a file of a stranger', () => {
  it.each(Object.entries(contentTypes))('.%s is a download unless it is a PDF or a picture', (_, type) => {
    const { ResponseContentDisposition, ResponseContentType } = servingHeaders('cv', type);
    const isShown = type === 'application/pdf' || type.startsWith('image/');
    expect(ResponseContentDisposition.startsWith(isShown ? 'inline;' : 'attachment;')).toBe(true);
    expect(ResponseContentType).toBe(type === 'text/html' ? 'application/octet-stream' : type);
  });

  it.each([
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'text/javascript',
    'TEXT/HTML; a=b',
    'text/html ;a=b',
    'text/html ',
    'application/ecmascript',
    'application/atom+xml;a="b"',
  ])('is never run as %s', (type) => {
    const { ResponseContentDisposition, ResponseContentType } = servingHeaders('cv', type);
    expect(ResponseContentDisposition).toMatch(/^attachment;/);
    expect(ResponseContentType).toBe('application/octet-stream');
  });

  it.each([
    'text/htmlx',
    'text/html-x;a',
    'text/plain;a=text/html',
    'application/json',
    'text/markdown',
    'html',
  ])('keeps a type that no browser runs: %s', (type) =>
    expect(servingHeaders('cv', type).ResponseContentType).toBe(type),
  );

  it('names itself in one header field, whatever its name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (filename) => {
        const { ResponseContentDisposition } = servingHeaders(filename, 'text/plain');
        const [, encoded = ''] =
          /^attachment; filename\*=UTF-8''([\w.~!%-]*)$/.exec(ResponseContentDisposition) ?? [];
        expect(decodeURIComponent(encoded)).toBe(filename.toWellFormed());
      }),
    );
    expect(servingHeaders('a\ud83d', 'text/plain').ResponseContentDisposition).toContain('a%EF%BF%BD');
  });
});
