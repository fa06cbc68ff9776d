const lines = (email: string) => [
  'Ada Lindqvist',
  email,
  'Experience',
  'Software Engineer',
  'Nordlicht GmbH, 03/2019 - 08/2023',
  'Education',
  'Bachelor of Science in Computer Science',
  'University of Bremen, 2015 - 2018',
  'Skills',
  'TypeScript, PostgreSQL, Docker',
];

/** A PDF of one page: the CV of an invented person with this address, in Helvetica. The address must be ASCII. */
export function writeCv(email: string): Buffer {
  const shown = lines(email).map((line, at) => `BT /F1 11 Tf 60 ${780 - at * 20} Td (${line}) Tj ET`);
  const content = shown.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}
