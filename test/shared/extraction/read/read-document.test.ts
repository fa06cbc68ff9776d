import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../shared/extraction/read/read-document.ts';
import {
  cvDocx,
  cvPdf,
  docxBomb,
  docxOf,
  docxOfManyEntries,
  emptyFile,
  encryptedPdf,
  pdfBomb,
  pdfNamedDocx,
  pdfOf,
  truncatedPdf,
} from '../../../support/bad-files.ts';
import { blankPng } from '../../../support/scanned-pages.ts';

const person = { name: 'Mara Lindqvist', email: 'mara@example.org' };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, filename: string, contentType = '') =>
  readDocument({ bytes, filename, contentType });
const codeOf = (bytes: Uint8Array, filename: string, contentType = '') =>
  read(bytes, filename, contentType).then(
    () => 'read',
    (error) => error.code,
  );
const pngHead = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0);

describe('a file without text', () => {
  it.each<[string, Uint8Array, string, unknown]>([
    ['of pictures', blankPng(600, 840), 'cv.png', { mediaType: 'image/png', pages: 1 }],
    ['of two empty pages', pdfOf([[], []]), 'cv.pdf', { mediaType: 'application/pdf', pages: 2 }],
    ['that can only hold text', bytesOf(' - '), 'cv.txt', undefined],
  ])(
    '%s says whether it can be shown to a model, and how many pages it has',
    async (_, bytes, name, pictures) => {
      await expect(read(bytes, name)).rejects.toMatchObject({ code: 'no_text_found', pictures });
    },
  );
});

describe('a file that cannot be read', () => {
  it.each<[string, Uint8Array, string, string]>([
    ['an empty file', emptyFile(), 'cv.pdf', 'file_corrupt'],
    ['half a PDF', truncatedPdf(), 'cv.pdf', 'file_corrupt'],
    ['half a DOCX', cvDocx(person).slice(0, 900), 'cv.docx', 'file_corrupt'],
    ['a PDF with a password', encryptedPdf(), 'cv.pdf', 'file_encrypted'],
    ['a PDF named .docx', pdfNamedDocx().bytes, pdfNamedDocx().filename, 'unsupported_file_type'],
    ['a DOCX named .pdf', cvDocx(person), 'cv.pdf', 'unsupported_file_type'],
    ['bytes of no known type', Uint8Array.of(1, 2, 0, 3), 'cv.bin', 'unsupported_file_type'],
    ['the head of a picture', pngHead, 'cv.png', 'file_corrupt'],
    ['a picture without text', blankPng(600, 840), 'cv.png', 'no_text_found'],
    ['a PDF without text', pdfOf([[]]), 'cv.pdf', 'no_text_found'],
    [
      '31 pages',
      pdfOf(Array.from({ length: 31 }, () => [{ text: 'page', x: 50, y: 50 }])),
      'cv.pdf',
      'too_many_pages',
    ],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1).fill(0x20), 'cv.txt', 'file_too_large'],
    ['a PDF that unfolds to gigabytes', pdfBomb(), 'cv.pdf', 'file_corrupt'],
    ['a DOCX that unfolds to 100 MB', docxBomb(), 'cv.docx', 'file_corrupt'],
    ['a DOCX of 2,100 entries', docxOfManyEntries(2_100), 'cv.docx', 'file_corrupt'],
  ])('%s is refused with its own code', async (_, bytes, filename, code) => {
    expect(await codeOf(bytes, filename)).toBe(code);
  });

  it('is recognized by its content type, too', async () => {
    expect(await codeOf(cvPdf(person), 'upload', 'text/plain')).toBe('unsupported_file_type');
    expect(await codeOf(cvPdf(person), 'upload', 'application/pdf')).toBe('read');
  });

  it('of the old or encrypted Office form is distinguished', async () => {
    const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const encrypted = Uint8Array.of(...compound, ...Buffer.from('EncryptedPackage', 'utf16le'));
    expect(await codeOf(encrypted, 'cv.docx')).toBe('file_encrypted');
    expect(await codeOf(Uint8Array.of(...compound, 0, 0), 'cv.docx')).toBe('unsupported_file_type');
  });
});

const odt = zipSync({
  // Stored, not packed, as the format demands.
  mimetype: [bytesOf('application/vnd.oasis.opendocument.text'), { level: 0 }],
  'content.xml': bytesOf(
    '<office:document-content><office:body><office:text><text:h text:outline-level="1">Mara Lindqvist</text:h><text:p>mara@example.org<text:tab/>Malmö</text:p></office:text></office:body></office:document-content>',
  ),
});

describe('a document', () => {
  it('has its lines numbered from 1 over all pages', async () => {
    const pages = [1, 2].map((page) => [
      { text: `First line of page ${page}`, x: 50, y: 50 },
      { text: `Second line of page ${page}`, x: 50, y: 70 },
    ]);
    const { lines, pages: count } = await read(pdfOf(pages), 'cv.pdf');
    expect(count).toBe(2);
    expect(lines.map(({ number, page, text }) => [number, page, text])).toEqual([
      [1, 1, 'First line of page 1'],
      [2, 1, 'Second line of page 1'],
      [3, 2, 'First line of page 2'],
      [4, 2, 'Second line of page 2'],
    ]);
  });

  it('named .txt may be Markdown or have another spelling of text', async () => {
    expect((await read(bytesOf('# Mara Lindqvist\n\nEngineer in Malmö'), 'cv.md')).format).toBe('md');
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('Mara Lindqvist, Malmö', 'utf16le')]);
    expect((await read(utf16, 'cv.txt')).lines[0]?.text).toBe('Mara Lindqvist, Malmö');
    const latin = new Uint8Array(Buffer.from('Mara Lindqvist, Malmö', 'latin1'));
    expect((await read(latin, 'cv.txt')).lines[0]?.text).toBe('Mara Lindqvist, Malmö');
  });

  it('of every text format keeps its words', async () => {
    const files: [string, Uint8Array][] = [
      ['cv.pdf', cvPdf(person)],
      ['cv.docx', cvDocx(person)],
      ['cv.odt', odt],
      [
        'cv.html',
        bytesOf('<!doctype html><html><body><h1>Mara Lindqvist</h1><p>mara@example.org</p></body></html>'),
      ],
      ['cv.md', bytesOf('# Mara Lindqvist\nmara@example.org')],
      [
        'cv.rtf',
        bytesOf('{\\rtf1{\\fonttbl{\\f0 Arial;}}\\b Mara Lindqvist\\b0\\par mara@example.org\\par}'),
      ],
      ['cv.txt', bytesOf('Mara Lindqvist\nmara@example.org')],
    ];
    for (const [filename, bytes] of files) {
      const { lines } = await read(bytes, filename);
      expect(lines[0]?.text, filename).toBe('Mara Lindqvist');
      expect(lines[1]?.text, filename).toContain('mara@example.org');
    }
  });

  it('keeps the page header of a Word file, where contact data may stand', async () => {
    const header = '<w:hdr><w:p><w:r><w:t>Mara Lindqvist, Malmö</w:t></w:r></w:p></w:hdr>';
    const file = docxOf(['# Experience', 'Engineer'], { 'word/header1.xml': bytesOf(header) });
    expect((await read(file, 'cv.docx')).lines.map((line) => line.text)).toEqual([
      'Mara Lindqvist, Malmö',
      'Experience',
      'Engineer',
    ]);
  });
});
