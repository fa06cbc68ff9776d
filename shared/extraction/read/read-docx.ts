import mammoth from 'mammoth';
import type { ReadDocument } from '../document.ts';
import { limits, RefusedFile } from '../outcome.ts';
import { readHtmlText } from './html-lines.ts';
import { openZip } from './open-zip.ts';

/** Word has no pages until it prints; a page break that it noted itself is the best count there is. */
const pageBreak = /<w:lastRenderedPageBreak\/>|<w:br [^<>]*?w:type="page"/g;

/** Body, page headers (mammoth omits them, and many CVs have the contact data there), tables, bold and links. */
export const readDocx = async (bytes: Uint8Array): Promise<ReadDocument> => {
  const parts = openZip(bytes, (name) => /^word\/(document|header\d*)\.xml$/.test(name));
  const xml = (name: string) => Buffer.from(parts.get(name) ?? []).toString('utf8');
  const body = xml('word/document.xml');
  const pages = 1 + (body.match(pageBreak)?.length ?? 0);
  if (pages > limits.pages) throw new RefusedFile('too_many_pages');
  const html = await convert(bytes);
  const headers = [...parts.keys()]
    .filter((name) => name.includes('header'))
    .sort()
    .map(xml);
  const heading = [...new Set(headers.flatMap(paragraphs))].filter((text) => !html.includes(`>${text}<`));
  const document = readHtmlText(heading.map((text) => `<p>${text}</p>`).join('') + html, 'docx');
  return { ...document, pages };
};

const convert = async (bytes: Uint8Array) => {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return value;
  } catch {
    throw new RefusedFile('file_corrupt');
  }
};

/** The texts of a header part's paragraphs with XML escapes, which are also valid in HTML. */
const paragraphs = (xml: string) =>
  xml
    .split('</w:p>')
    .map((paragraph) =>
      paragraph
        .replace(/<w:tab\/>/g, '\t')
        .replace(/<[^<>]+>/g, '')
        .trim(),
    )
    .filter(Boolean);
