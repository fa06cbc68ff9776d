/** Points from the left and the top of an A4 page, the size of the text, and the distance of lines. */
const left = 64;
const top = 780;
const size = 10.5;
const leading = 16;

/** A PDF of one page with these lines; the first is large, as the name on a CV. Latin letters only. */
export function writePdf(lines: readonly string[]): Buffer {
  const [first = '', ...others] = lines;
  const content = [
    'BT',
    `/Bold 20 Tf ${left} ${top} Td (${escapeText(first)}) Tj`,
    `0 -${leading * 1.5} Td /Text ${size} Tf ${leading} TL`,
    ...others.map((line) =>
      isHeading(line)
        ? `/Bold 12 Tf (${escapeText(line)}) Tj T* /Text ${size} Tf`
        : `(${escapeText(line)}) Tj T*`,
    ),
    'ET',
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /Text 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = Buffer.byteLength(text, 'latin1');
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = Buffer.byteLength(text, 'latin1');
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const isHeading = (line: string) => ['Experience', 'Education', 'Skills', 'Languages'].includes(line);
const escapeText = (line: string) => line.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
