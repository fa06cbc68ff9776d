import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Chance } from '../faults/chance.ts';
import { cvDocx, docxOf } from './bad-files.ts';

const cv = cvDocx({ name: 'Mara Lindqvist', email: 'mara@example.org' });
const documentPart = 'word/document.xml';
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** The same Word file with another text part, or with further parts. */
const withDocument = (xml: string) => zipSync({ ...unzipSync(cv), [documentPart]: strToU8(xml) });
const withBody = (body: string, prolog = '') =>
  withDocument(
    `<?xml version="1.0"?>${prolog}<w:document ${namespace}><w:body>${body}</w:body></w:document>`,
  );
const paragraph = '<w:p><w:r><w:t>Experience 2019 - 2021 Nurse</w:t></w:r></w:p>';

const laughs = (levels: number) =>
  `<!DOCTYPE w [<!ENTITY l0 "laugh">${Array.from({ length: levels }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}]>`;

const nested = (depth: number, inner: Uint8Array): Uint8Array =>
  depth === 0 ? inner : nested(depth - 1, docxOf(['A'], { 'word/embeddings/inner.docx': inner }));

/** The central directory's own claims about sizes and offsets, overwritten. */
const lyingDirectory = (chance: Chance) => {
  const bytes = Buffer.from(cv);
  let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  while (at >= 0) {
    const field = chance.pick([20, 24, 28, 42]);
    bytes.writeUInt32LE(chance.pick([0, 1, 0xffffffff, 0x7fffffff, chance.below(100_000)]), at + field);
    at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1');
  }
  return new Uint8Array(bytes);
};

const brokenXml = (chance: Chance) => {
  const xml = Buffer.from(unzipSync(cv)[documentPart] ?? []).toString();
  const at = chance.below(xml.length);
  return withDocument(
    xml.slice(0, at) + chance.pick(['', '<', '&', '</w:p>', ']]>', '\0']) + xml.slice(at + chance.below(400)),
  );
};

/** Word and OpenDocument files that are built to hurt a reader. */
export const hostileOffice: Record<string, (chance: Chance) => Uint8Array> = {
  'entities that multiply': (chance) =>
    withBody(`<w:p><w:r><w:t>&l9;</w:t></w:r></w:p>`, laughs(9 + chance.below(20))),
  'entity from a file': () =>
    withBody(
      '<w:p><w:r><w:t>&x;</w:t></w:r></w:p>',
      '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    ),
  'deep paragraphs': (chance) => {
    const depth = 1_000 + chance.below(200_000);
    return withBody(`${'<w:p>'.repeat(depth)}${'</w:p>'.repeat(depth)}`);
  },
  'tables in tables': (chance) => {
    const depth = 50 + chance.below(3_000);
    return withBody(
      `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${paragraph}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`,
    );
  },
  'cell over a billion columns': () =>
    withBody(
      `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/></w:tcPr>${paragraph}</w:tc></w:tr></w:tbl>`,
    ),
  'many paragraphs': (chance) => withBody(paragraph.repeat(1_000 + chance.below(60_000))),
  'one endless word': (chance) =>
    withBody(`<w:p><w:r><w:t>${'a'.repeat(100_000 + chance.below(4_000_000))}</w:t></w:r></w:p>`),
  'part that inflates to very much': (chance) =>
    docxOf(['A'], { 'word/media/blank.bin': new Uint8Array((5 + chance.below(120)) * 2 ** 20) }),
  'text that inflates to very much': (chance) => withBody(' '.repeat((1 + chance.below(60)) * 2 ** 20)),
  'thousands of parts': (chance) =>
    docxOf(
      ['A'],
      Object.fromEntries(
        Array.from({ length: 500 + chance.below(4_000) }, (_, i) => [`word/m/${i}`, new Uint8Array(0)]),
      ),
    ),
  'archives in archives': (chance) => nested(1 + chance.below(40), cv),
  'directory that lies': lyingDirectory,
  'broken XML': brokenXml,
  'style based on itself': () =>
    zipSync({
      ...unzipSync(cv),
      'word/styles.xml': strToU8(
        `<?xml version="1.0"?><w:styles ${namespace}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Heading1"/></w:style></w:styles>`,
      ),
    }),
  'no text part': () => {
    const { [documentPart]: _, ...others } = unzipSync(cv);
    return zipSync({ ...others, 'word/other.xml': strToU8('<a/>') });
  },
  'path that climbs out': () => docxOf(['A'], { '../../../../tmp/word/evil.xml': strToU8('<a/>') }),
};
