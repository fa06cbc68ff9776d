import { deflateSync } from 'node:zlib';
import type { Chance } from '../faults/chance.ts';

type PdfPart = string | { dictionary: string; content: Uint8Array };
const stream = (content: string | Uint8Array, dictionary = ''): PdfPart => ({
  dictionary,
  content: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
});
const deflated = (content: Uint8Array) => stream(deflateSync(content), '/Filter /FlateDecode');

/** Objects without a cross-reference table: readers rebuild it, which is one more thing to go wrong. */
const pdf = (parts: readonly PdfPart[], trailer = '') => {
  const chunks = parts.flatMap((part, i) =>
    typeof part === 'string'
      ? [`${i + 1} 0 obj\n${part}\nendobj\n`]
      : [
          `${i + 1} 0 obj\n<< ${part.dictionary} /Length ${part.content.length} >>\nstream\n`,
          Buffer.from(part.content),
          '\nendstream\nendobj\n',
        ],
  );
  const end = `trailer\n<< /Size ${parts.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`;
  return new Uint8Array(Buffer.concat(['%PDF-1.7\n', ...chunks, end].map((chunk) => Buffer.from(chunk))));
};

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const pageOf = (more: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${more} >>`;
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const words = 'BT /F1 10 Tf 50 700 Td (Experience 2019 - 2021 Nurse) Tj ET';
const withFont = '/Resources << /Font << /F1 5 0 R >> >>';
const onePage = (page: string, content: PdfPart, ...more: PdfPart[]) =>
  pdf([catalog, pages, page, content, ...more]);

/** PDFs that are built to hurt a reader; each takes its sizes by chance. */
export const hostilePdfs: Record<string, (chance: Chance) => Uint8Array> = {
  'page tree that leads back to itself': () =>
    pdf([
      catalog,
      '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 9 >>',
    ]),
  'page count that lies': (chance) =>
    pdf([
      catalog,
      `<< /Type /Pages /Kids [3 0 R] /Count ${chance.pick([2147483647, 30, 29, -5, 1e9])} >>`,
      pageOf(withFont),
      stream(words),
      font,
    ]),
  'the same page a thousand times': (chance) =>
    pdf([
      catalog,
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(20 + chance.below(3_000))}] /Count 20 >>`,
      pageOf(withFont),
      stream(words),
      font,
    ]),
  'outline in a circle': () =>
    pdf([
      '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
      pages,
      pageOf(withFont),
      stream(words),
      font,
      '<< /First 7 0 R /Last 7 0 R >>',
      '<< /Title (a) /Next 7 0 R /First 6 0 R /Parent 6 0 R >>',
    ]),
  'page of impossible size': (chance) =>
    onePage(
      pageOf(withFont).replace(
        '[0 0 595 842]',
        chance.pick(['[0 0 1e30 1e30]', '[0 0 0 0]', '[-9e9 9e9 9e9 -9e9]', '[]', '[(a) (b) (c) (d)]']),
      ),
      stream(words),
      font,
    ),
  'content that inflates to very much': (chance) =>
    onePage(pageOf(withFont), deflated(Buffer.alloc((20 + chance.below(180)) * 2 ** 20, 0x20)), font),
  'a million words': (chance) =>
    onePage(
      pageOf(withFont),
      deflated(Buffer.from(`${words}\n`.repeat(2_000 + chance.below(100_000)))),
      font,
    ),
  'a million saved states': (chance) =>
    onePage(pageOf(withFont), deflated(Buffer.from('q '.repeat(100_000 + chance.below(2_000_000)))), font),
  'deep arrays': (chance) =>
    onePage(pageOf(`/A ${'['.repeat(1_000 + chance.below(400_000))}`), stream(words), font),
  'deep dictionaries': (chance) =>
    onePage(pageOf(`/A ${'<< /A '.repeat(1_000 + chance.below(100_000))}`), stream(words), font),
  'form that draws itself': () =>
    onePage(
      pageOf('/Resources << /XObject << /X 5 0 R >> >>'),
      stream('/X Do'),
      stream(
        '/X Do /X Do',
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
      ),
    ),
  'forms that double at each of 30 levels': () =>
    onePage(
      pageOf('/Resources << /XObject << /X 5 0 R >> >>'),
      stream('/X Do'),
      ...Array.from({ length: 30 }, (_, i) =>
        stream(
          '/X Do /X Do',
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${i + 6} 0 R >> >>`,
        ),
      ),
      stream(words, '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
    ),
  'character map without an end': () =>
    onePage(
      pageOf(withFont),
      stream(words),
      font.replace('>>', '/ToUnicode 6 0 R >>'),
      stream(
        `1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange ${'1 beginbfrange <0000> <FFFFFFFF> <0041> endbfrange '.repeat(50)}`,
      ),
    ),
  'picture of impossible size': (chance) =>
    onePage(
      pageOf('/Resources << /XObject << /X 5 0 R >> >>'),
      stream('595 0 0 842 0 0 cm /X Do'),
      stream(
        'xx',
        `/Type /XObject /Subtype /Image /Width ${chance.pick([100_000, 2147483647, -3, 0, 30_000])} /Height ${chance.pick([100_000, 2147483647, 30_000])} /BitsPerComponent 8 /ColorSpace /DeviceRGB`,
      ),
    ),
  'thousands of links': (chance) =>
    onePage(
      pageOf(`${withFont} /Annots [${'6 0 R '.repeat(500 + chance.below(40_000))}]`),
      stream(words),
      font,
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >>',
    ),
  'twenty filters on one stream': () =>
    onePage(
      pageOf(withFont),
      stream(
        deflateSync(Buffer.from(words)),
        `/Filter [${'/ASCIIHexDecode /RunLengthDecode /LZWDecode '.repeat(7)}]`,
      ),
      font,
    ),
  'length that leads back to itself': () =>
    onePage(pageOf(withFont), `<< /Length 4 0 R >>\nstream\n${words}\nendstream`, font),
  'references in a circle': () => pdf(['2 0 R', '1 0 R', '3 0 R'], '/Prev 9'),
  'cross-reference table that lies': (chance) =>
    new Uint8Array(
      Buffer.concat([
        onePage(pageOf(withFont), stream(words), font),
        Buffer.from(
          `xref\n0 ${chance.pick([6, 99999999])}\n${'0000000009 00000 n \n'.repeat(6)}trailer\n<< /Size 6 /Root 5 0 R /Prev 600 >>\nstartxref\n${chance.below(2_000)}\n%%EOF`,
        ),
      ]),
    ),
};
