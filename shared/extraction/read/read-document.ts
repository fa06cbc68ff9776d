import type { Pictures } from '../../model/pictures.ts';
import type { CvDocument, ReadDocument } from '../document.ts';
import { limits, RefusedFile } from '../outcome.ts';
import { isNearlyEmpty, numberLines } from './number-lines.ts';
import { type Format, sniffFormat } from './sniff-format.ts';

type Reader = (bytes: Uint8Array, input: ReadInput) => Promise<ReadDocument>;

const readPicture =
  (format: Format): Reader =>
  async (bytes, { beforeOcr }) =>
    (await import('./read-ocr.ts')).readImage(bytes, format, { beforeOcr });

/** Readers are loaded at the first use: a text file should not wait for the PDF parser. */
const readers: Record<Format, Reader> = {
  pdf: async (bytes) => (await import('./read-pdf.ts')).readPdf(bytes),
  docx: async (bytes) => (await import('./read-docx.ts')).readDocx(bytes),
  odt: async (bytes) => (await import('./read-odt.ts')).readOdt(bytes),
  rtf: async (bytes) => (await import('./read-rtf.ts')).readRtf(bytes),
  html: async (bytes) => {
    const [{ readHtmlText }, { decodeText }] = await Promise.all([
      import('./html-lines.ts'),
      import('./read-text.ts'),
    ]);
    return readHtmlText(decodeText(bytes), 'html');
  },
  md: async (bytes) => {
    const { decodeText, readMarkdown } = await import('./read-text.ts');
    return readMarkdown(decodeText(bytes));
  },
  txt: async (bytes) => {
    const { decodeText, readPlainText } = await import('./read-text.ts');
    return readPlainText(decodeText(bytes), 'txt');
  },
  png: readPicture('png'),
  jpg: readPicture('jpg'),
  webp: readPicture('webp'),
};

export interface ReadInput {
  bytes: Uint8Array;
  filename: string;
  contentType: string;
  /** Called before OCR, which takes seconds, when the file consists of images. */
  beforeOcr?: () => void;
}

/** An Office file with a password is not a ZIP but a compound file with this stream. */
const encryptedOffice = Buffer.from('EncryptedPackage', 'utf16le');
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Bytes to numbered lines. Throws RefusedFile with one of the contract's codes. */
export const readDocument = async (input: ReadInput): Promise<CvDocument> => {
  const { bytes, filename, contentType, beforeOcr } = input;
  if (bytes.length === 0) throw new RefusedFile('file_corrupt');
  if (bytes.length > limits.fileBytes) throw new RefusedFile('file_too_large');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (buffer.subarray(0, 4).equals(compoundFile) && buffer.includes(encryptedOffice)) {
    throw new RefusedFile('file_encrypted');
  }
  const format = sniffFormat(bytes, filename, contentType);
  if (!format) throw new RefusedFile('unsupported_file_type');
  let document = await readers[format](bytes, input);
  const { pages } = document;
  if (pages > limits.pages) throw new RefusedFile('too_many_pages');
  if (format === 'pdf' && isNearlyEmpty(document)) {
    document = await (await import('./read-ocr.ts')).readScannedPdf(bytes, pages, { beforeOcr });
  }
  if (isNearlyEmpty(document)) throw new RefusedFile('no_text_found', picturesOf(format, pages));
  return numberLines(document);
};

const mediaTypes: Partial<Record<Format, Pictures['mediaType']>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
const picturesOf = (format: Format, pages: number): Pictures | undefined => {
  const mediaType = mediaTypes[format];
  return mediaType && { mediaType, pages };
};
