/**
 * A PDF of text and bars in the standard fonts of every reader (PDF 1.4, ISO 32000-1). It is written in ASCII alone, so that it can be
 * sent as a text. Letters outside of Windows-1252 become question marks.
 */

/** A line of text, wrapped at the margin, or a bar between two places of a scale. */
export type PdfBlock =
  | { text: string; size: number; isBold?: boolean; spaceBefore?: number }
  | { bar: { from: number; to: number; at: number; middle: number } };

/** A4 in points. */
const page = { width: 595, height: 842, margin: 56 };
const contentWidth = page.width - 2 * page.margin;

/** The widths of Helvetica for the characters 32 to 126, in thousandths of the size (Adobe's font metrics). */
const widths = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number);
/** Bold letters are a little wider. */
const widthOf = (text: string, size: number, isBold = false) =>
  ([...text].reduce((sum, letter) => sum + (widths[(letter.codePointAt(0) ?? 0) - 32] ?? 600), 0) *
    size *
    (isBold ? 1.06 : 1)) /
  1000;

/** The characters of Windows-1252 that Latin-1 has elsewhere. */
const others: Record<string, number> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};
const octal = (code: number) => `\\${code.toString(8).padStart(3, '0')}`;
/** A text as a string of PDF, in ASCII. */
const quoted = (text: string) =>
  `(${[...text]
    .map((letter) => {
      const code = others[letter] ?? letter.codePointAt(0) ?? 63;
      if (code > 255) return '?';
      return code > 126 || code < 32 || '()\\'.includes(letter) ? octal(code) : letter;
    })
    .join('')})`;

function wrapped(text: string, size: number, isBold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size, isBold) > contentWidth) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The document with the blocks one below the other, on as many pages as they need. */
export function writePdf(title: string, blocks: readonly PdfBlock[]): string {
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  const take = (height: number) => {
    if (y - height < page.margin) {
      pages.push([]);
      y = page.height - page.margin;
    }
    y -= height;
    return pages.at(-1) as string[];
  };
  for (const block of blocks) {
    if ('bar' in block) take(28).push(...barAt(block.bar, y));
    else {
      const { text, size, isBold = false, spaceBefore = 0 } = block;
      y -= spaceBefore;
      for (const line of wrapped(text, size, isBold)) {
        const on = take(size * 1.35);
        on.push(
          `BT /${isBold ? 'B' : 'F'} ${size} Tf ${page.margin} ${y.toFixed(1)} Td ${quoted(line)} Tj ET`,
        );
      }
    }
  }
  return assembled(
    title,
    pages.map((lines) => lines.join('\n')),
  );
}

/** Lines of the scale, its middle, the band and the score; places are shares of the width. */
function barAt(
  { from, to, at, middle }: { from: number; to: number; at: number; middle: number },
  y: number,
): string[] {
  const x = (share: number) => (page.margin + Math.min(1, Math.max(0, share)) * contentWidth).toFixed(1);
  const wide = (Number(x(to)) - Number(x(from))).toFixed(1);
  const rule = (share: number, low: number, high: number) =>
    `${x(share)} ${(y + low).toFixed(1)} m ${x(share)} ${(y + high).toFixed(1)} l S`;
  return [
    '0.7 G 0.7 w',
    `${x(0)} ${(y + 10).toFixed(1)} m ${x(1)} ${(y + 10).toFixed(1)} l S`,
    rule(0, 5, 15),
    rule(1, 5, 15),
    rule(middle, 0, 20),
    `0.75 0.83 0.95 rg ${x(from)} ${(y + 4).toFixed(1)} ${wide} 12 re f`,
    '0.18 0.44 0.82 RG 2.4 w',
    rule(at, 2, 18),
    '0 g 0 G',
  ];
}

function assembled(title: string, contents: string[]): string {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const pageIds = contents.map((_, at) => 6 + 2 * at);
  add('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>');
  add(`<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pageIds.length} >>`);
  for (const name of ['Helvetica', 'Helvetica-Bold'])
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  add(`<< /Title ${quoted(title)} >>`);
  for (const content of contents) {
    const id = objects.length + 1;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F 3 0 R /B 4 0 R >> >> /Contents ${id + 1} 0 R >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
