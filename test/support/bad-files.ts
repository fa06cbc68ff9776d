import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

type Stream = { dictionary: string; content: Uint8Array };
type PdfObject = string | Stream;

/** A PDF with a correct cross-reference table; the first object must be the catalog. */
const writePdf = (objects: readonly PdfObject[], trailer = ''): Uint8Array => {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  const size = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  for (const [i, object] of objects.entries()) {
    offsets.push(size());
    chunks.push(Buffer.from(`${i + 1} 0 obj\n`));
    if (typeof object === 'string') chunks.push(Buffer.from(`${object}\n`, 'latin1'));
    else {
      chunks.push(Buffer.from(`<< ${object.dictionary} /Length ${object.content.length} >>\nstream\n`));
      chunks.push(Buffer.from(object.content), Buffer.from('\nendstream\n'));
    }
    chunks.push(Buffer.from('endobj\n'));
  }
  const start = size();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  chunks.push(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
};

export interface PdfText {
  text: string;
  x: number;
  /** From the page's top. */
  y: number;
  size?: number;
  bold?: boolean;
}

const pageHeight = 842;
const escapePdf = (text: string) =>
  Buffer.from(text, 'latin1')
    .toString('latin1')
    .replace(/[\\()]/g, '\\$&');

/**
 * A PDF with the given texts at their places, one list per page, in Helvetica. Text must be Latin-1. `drawing` is what else is drawn
 * on each page, in operators of PDF.
 */
export const pdfOf = (
  pages: readonly (readonly PdfText[])[],
  links: readonly { url: string; rect: number[] }[] = [],
  drawing = '',
): Uint8Array => {
  const fonts = ['Helvetica', 'Helvetica-Bold'].map(
    (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
  );
  const first = 5;
  const annotations = links.map(
    ({ url, rect }) =>
      `<< /Type /Annot /Subtype /Link /Rect [${rect.join(' ')}] /Border [0 0 0] /A << /S /URI /URI (${escapePdf(url)}) >> >>`,
  );
  const pageObjects = pages.flatMap((texts, i): PdfObject[] => {
    const content = texts
      .map(
        ({ text, x, y, size = 10, bold }) =>
          `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${pageHeight - y} Td (${escapePdf(text)}) Tj ET`,
      )
      .join('\n');
    const annots = i === 0 && links.length > 0 ? `/Annots [${annotations.join(' ')}]` : '';
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${pageHeight}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + i * 2 + 1} 0 R ${annots} >>`,
      { dictionary: '/Filter /FlateDecode', content: deflateSync(ascii(`${drawing}\n${content}`)) },
    ];
  });
  const kids = pages.map((_, i) => `${first + i * 2} 0 R`).join(' ');
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...fonts,
    ...pageObjects,
  ]);
};

export interface CvFacts {
  name: string;
  email: string;
  phone?: string;
  location?: string;
  title?: string;
  company?: string;
  school?: string;
  degree?: string;
  skills?: readonly string[];
}

const defaults = {
  phone: '+49 30 5550 1234',
  location: 'Berlin, Germany',
  title: 'Software Engineer',
  company: 'Nordlicht GmbH',
  school: 'University of Bremen',
  degree: 'Bachelor of Science in Computer Science',
  skills: ['TypeScript', 'PostgreSQL', 'Docker'],
} satisfies Partial<CvFacts>;

/** A small CV of one page: contact line, one job, one degree, skills, languages. */
export const cvPdf = (given: CvFacts): Uint8Array => {
  const cv = { ...defaults, ...given };
  const rows: [string, { size?: number; bold?: boolean; gap?: number }?][] = [
    [cv.name, { size: 22, bold: true }],
    [`${cv.email} | ${cv.phone} | ${cv.location}`],
    ['Experience', { size: 14, bold: true, gap: 14 }],
    [cv.title, { bold: true }],
    [`${cv.company}, 03/2019 - 08/2023`],
    ['Built the ordering system and kept it running for four years.'],
    ['Education', { size: 14, bold: true, gap: 14 }],
    [cv.degree, { bold: true }],
    [`${cv.school}, 2015 - 2018`],
    ['Skills', { size: 14, bold: true, gap: 14 }],
    [cv.skills.join(', ')],
    ['Languages', { size: 14, bold: true, gap: 14 }],
    ['German (native), English (C1)'],
  ];
  let y = 40;
  const texts = rows.map(([text, { size = 10, bold = false, gap = 0 } = {}]): PdfText => {
    y += size * 1.4 + gap;
    return { text, x: 50, y, size, bold };
  });
  return pdfOf([texts]);
};

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A DOCX of the given paragraphs; `#` in front makes a heading, `*` bold text, `-` nothing special. A tab stays a tab. */
export const docxOf = (paragraphs: readonly string[], extra: Record<string, Uint8Array> = {}): Uint8Array => {
  const body = paragraphs
    .map((paragraph) => {
      const [style, bold] = [
        paragraph.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '',
        paragraph.startsWith('* '),
      ];
      const runs = paragraph
        .replace(/^[#*] /, '')
        .split('\t')
        .map(
          (text) =>
            `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`,
        )
        .join('<w:r><w:tab/></w:r>');
      return `<w:p>${style}${runs}</w:p>`;
    })
    .join('');
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/styles.xml': strToU8(
      `<?xml version="1.0"?><w:styles ${wordNamespace}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
    ),
    ...extra,
  });
};

/** The same small CV as a Word file. */
export const cvDocx = (given: CvFacts): Uint8Array => {
  const cv = { ...defaults, ...given };
  return docxOf([
    cv.name,
    `${cv.email} | ${cv.phone} | ${cv.location}`,
    '# Experience',
    `* ${cv.title}\t03/2019 - 08/2023`,
    cv.company,
    'Built the ordering system and kept it running for four years.',
    '# Education',
    `* ${cv.degree}\t2015 - 2018`,
    cv.school,
    '# Skills',
    cv.skills.join(', '),
    '# Languages',
    'German (native), English (C1)',
  ]);
};

export const emptyFile = (): Uint8Array => new Uint8Array(0);

/** Half of a PDF: its cross-reference table and most objects are gone. */
export const truncatedPdf = (): Uint8Array => {
  const whole = cvPdf({ name: 'Mara Lindqvist', email: 'mara@example.org' });
  return whole.slice(0, Math.floor(whole.length * 0.2));
};

/** A PDF whose encryption dictionary asks for a user password (RC4, 40 bit) that nobody knows. */
export const encryptedPdf = (): Uint8Array =>
  writePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'5a'.repeat(32)}> /U <${'c3'.repeat(32)}> >>`,
    ],
    '/Encrypt 3 0 R /ID [<0123456789abcdef0123456789abcdef> <0123456789abcdef0123456789abcdef>]',
  );

/** A page's content of 1 GB of blanks, deflated twice to a few kilobytes. `filter` may spell the filters in another way. */
export const pdfBomb = (filter = '[/FlateDecode /FlateDecode]'): Uint8Array => {
  const blanks = deflateSync(new Uint8Array(256 * 1024 * 1024).fill(0x20), { level: 9 });
  const content = deflateSync(blanks, { level: 9 });
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    { dictionary: `/Filter ${filter}`, content },
  ]);
};

/** A Word file of 100 KB whose document part inflates to 100 MB. */
export const docxBomb = (): Uint8Array =>
  docxOf(['A'], { 'word/media/blank.xml': new Uint8Array(100 * 1024 * 1024) });

/** More directory entries than any document has. */
export const docxOfManyEntries = (count: number): Uint8Array =>
  docxOf(
    ['A'],
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`word/media/${i}.txt`, new Uint8Array(0)])),
  );

/** A good PDF under a Word name. */
export const pdfNamedDocx = (): { filename: string; bytes: Uint8Array } => ({
  filename: 'cv.docx',
  bytes: cvPdf({ name: 'Mara Lindqvist', email: 'mara@example.org' }),
});
