import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../shared/extraction/read/read-document.ts';
import { type PdfText, pdfOf } from '../../../support/bad-files.ts';

const read = (texts: PdfText[], links?: { url: string; rect: number[] }[]) =>
  readDocument({ bytes: pdfOf([texts], links), filename: 'cv.pdf', contentType: 'application/pdf' });
const column = (x: number, y: number, title: string, words: string[]): PdfText[] => [
  { text: title, x, y, size: 14, bold: true },
  ...words.map((text, i) => ({ text, x, y: y + 20 + i * 15 })),
];

describe('columns', () => {
  const sidebar = [
    ...column(40, 100, 'Contact', ['mara@example.org', 'Malmö', 'Sweden']),
    ...column(40, 200, 'Skills', ['Welding', 'Milling', 'Turning']),
  ];

  it('are read one after the other where both hold headings', async () => {
    const main = [
      ...column(250, 103, 'Experience', ['Fitter, Varvet AB', '2015 - 2019', 'Kept the cranes running']),
      ...column(250, 203, 'Education', ['Diploma in Mechanics', 'Tekniska skolan', '2012 - 2015']),
    ];
    const { lines, layout } = await read([...sidebar, ...main]);
    expect(layout).toBe('multi_column');
    expect(lines.map((line) => line.text).slice(0, 4)).toEqual([
      'Contact',
      'mara@example.org',
      'Malmö',
      'Sweden',
    ]);
    expect(lines.map((line) => line.text).slice(8, 10)).toEqual(['Experience', 'Fitter, Varvet AB']);
  });

  it('stay one where the white space only parts dates from text', async () => {
    const rows = ['2019 - 2023', '2015 - 2019', '2012 - 2015'].flatMap((date, i) => [
      { text: date, x: 40, y: 120 + i * 30 },
      { text: `Fitter at yard ${i}`, x: 250, y: 120 + i * 30 },
    ]);
    const { lines, layout } = await read([
      { text: 'Experience', x: 40, y: 100, size: 14, bold: true },
      ...rows,
    ]);
    expect(layout).toBe('single_column');
    expect(lines[1]?.text).toBe('2019 - 2023\tFitter at yard 0');
  });
});

describe('a line', () => {
  it('knows size, weight and place of its text', async () => {
    const { lines } = await read([
      { text: 'Mara Lindqvist', x: 40, y: 60, size: 22, bold: true },
      { text: 'Engineer in Malmö', x: 40, y: 90 },
    ]);
    expect(lines[0]).toMatchObject({ text: 'Mara Lindqvist', fontSize: 22, bold: true, x: 40, y: 60 });
    expect(lines[1]).toMatchObject({ text: 'Engineer in Malmö', fontSize: 10, bold: false });
  });

  it('joins a letter-spaced heading', async () => {
    const { lines } = await read([
      { text: 'E X P E R I E N C E', x: 40, y: 60, bold: true },
      { text: 'Fitter in Malmö', x: 40, y: 90 },
    ]);
    expect(lines.map((line) => line.text)).toEqual(['EXPERIENCE', 'Fitter in Malmö']);
  });

  it('marks list items and leaves the mark out', async () => {
    const { lines } = await read([
      { text: '\u0095 Kept the cranes running', x: 40, y: 60 },
      { text: 'Malmö 2015', x: 40, y: 90 },
    ]);
    expect(lines.map(({ bullet, text }) => [bullet, text])).toEqual([
      [true, 'Kept the cranes running'],
      [false, 'Malmö 2015'],
    ]);
  });
});

describe('links', () => {
  it('are read with the line that shows them', async () => {
    const { links } = await read(
      [
        { text: 'Mara Lindqvist', x: 40, y: 60 },
        { text: 'My page', x: 40, y: 90 },
      ],
      [{ url: 'https://mara.example.org/', rect: [40, 842 - 92, 80, 842 - 80] }],
    );
    expect(links).toEqual([{ page: 1, url: 'https://mara.example.org/', text: 'My page', line: 2 }]);
  });
});
