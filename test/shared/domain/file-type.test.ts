import { describe, expect, it } from 'vitest';
import { contentTypeOf } from '../../../shared/domain/file-type.ts';

const known = { pdf: 'application/pdf', docx: 'application/word' };
const typeOf = (filename: string, contentType?: string) =>
  contentTypeOf(known, filename, 'filename', { contentType, param: 'content_type' });
const refused = (param: string, message: string) =>
  expect.objectContaining({ code: 'unsupported_file_type', particulars: { param, message } });

describe('the type of a file', () => {
  it.each([
    ['cv.pdf', 'application/pdf'],
    ['CV.Jane.DocX', 'application/word'],
    ['.pdf', 'application/pdf'],
  ])('of the name %s is %s', (filename, type) => {
    expect(typeOf(filename)).toBe(type);
    expect(contentTypeOf(known, filename, 'filename')).toBe(type);
  });

  it.each(['cv', 'pdf', 'cv.pdf.exe', 'cvpdf', 'cv.', '', 'cv.toString'])(
    'is not known for %j',
    (filename) => {
      expect(() => typeOf(filename)).toThrow(
        refused('filename', 'The filename must end in one of pdf, docx.'),
      );
    },
  );
});

describe('a declared type', () => {
  it.each(['application/pdf', 'Application/PDF', 'application/pdf; version=1', ' application/pdf '])(
    'may be written as %j',
    (declared) => expect(typeOf('cv.pdf', declared)).toBe('application/pdf'),
  );

  it.each(['application/word', '', 'text/plain;application/pdf'])(
    'is no other than the file has: %j',
    (declared) => {
      const message = 'A .pdf file has the content type application/pdf.';
      expect(() => typeOf('CV.PDF', declared)).toThrow(refused('content_type', message));
    },
  );
});
