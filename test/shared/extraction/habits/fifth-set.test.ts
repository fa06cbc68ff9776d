/** Habits of CVs of the fifth set of strangers, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { withColumns } from '../../../../shared/extraction/entries/table-heads.ts';
import { findColumnEdge } from '../../../../shared/extraction/read/page-columns.ts';
import type { Run } from '../../../../shared/extraction/read/page-runs.ts';
import { linesOf } from '../support/lines.ts';
import { readText } from '../support/read-text.ts';

describe('the place of a person next to a telephone number', () => {
  it.each([
    ['Mellerud, 070-555 01 99, ylva@example.org', 'Mellerud'],
    ['Penarth, Vale of Glamorgan | Mobile 07700 900588 | ylva@example.org', 'Penarth, Vale of Glamorgan'],
    ['London SE15 · 020 7946 0199 · ylva@example.org', 'London SE15'],
    ['Independence, MO 64050 | (816) 555-0199 | ylva@example.org', 'Independence, MO 64050'],
    ['Kolkata 700032, West Bengal | +91 98300 00199', 'Kolkata 700032, West Bengal'],
  ])('is read from "%s"', async (line, place) => {
    const found = await readText(`Ylva Marsh\n${line}\n\nSkills\nExcel, Word, Outlook\n`);
    expect(found.place).toBe(place);
  });

  it.each([
    'LinkedIn | 07700 900588 | ylva@example.org',
    'Head Nurse, 07700 900588, ylva@example.org',
    'Marsh Foods Ltd | 07700 900588 | ylva@example.org',
    'Rijbewijs B, BE | 06-55501990',
  ])('is none in "%s"', async (line) => {
    const found = await readText(`Ylva Marsh\n${line}\n\nSkills\nExcel, Word, Outlook\n`);
    expect(found.place).toBeNull();
  });

  it('ends at the next label of the line', async () => {
    const { place } = await readText(
      '姓名：林晓\n现居地：杭州 电话：139 5550 0199\n\n技能\nExcel、Word、Outlook\n',
    );
    expect(place).toBe('杭州');
  });
});

it.each(['Period\tEmployer\tPost held', 'Position\tWith\tWhen', 'Year\tInstitution\tCertificate'])(
  '"%s" names the columns of a table',
  (text) => {
    expect(withColumns(linesOf(text))).toEqual([]);
  },
);

it('jobs below a summary are jobs where the CV has no other', async () => {
  const { work } = await readText(`Ylva Marsh
ylva@example.org

Career summary
Station Manager
Wirra Downs Pastoral Co, Longreach\tFeb 2017 to current
Head Stockwoman
Kestrel Pastoral Co, Cloncurry\tApr 2011 to Jan 2017

Education
Diploma of Agriculture, Outback College, 2010
`);
  expect(work.map((job) => job.split(' | ').at(-2))).toEqual(['2017-02', '2011-04']);
});

it('a form of Romania names its values', async () => {
  const { work, education } = await readText(`Informații personale
Nume / Prenume\tIoana Munteanu
E-mail\tioana@example.org

Experiența profesională
Perioada\t02/2018 – prezent
Funcția sau postul ocupat\tInginer de producție
Activități principale\tPlanificarea liniei
Numele angajatorului\tCarpați Auto SRL

Educație și formare
Perioada\t2012 – 2014
Calificarea / diploma obținută\tMaster în Ingineria calității
Instituția de învățământ\tUniversitatea Tehnică de Sus
`);
  expect(work).toEqual(['Inginer de producție | Carpați Auto SRL | – | 2018-02 | now']);
  expect(education[0]).toContain('Universitatea Tehnică de Sus | 2012 | 2014');
});

describe('a Japanese form', () => {
  const form = `履歴書
氏名\t佐藤 恵
E-mail\tmegumi@example.jp

年\t月\t学歴・職歴
学歴
2008\t4\t北都女子大学 文学部 入学
2012\t3\t北都女子大学 文学部 卒業
職歴
2012\t4\t港町紙業株式会社 入社(営業事務)
2018\t3\t港町紙業株式会社 一身上の都合により退社
2018\t4\t株式会社山本雑貨堂 入社
駅前店 店長 現在に至る
以上
年\t月\t免許・資格
2009\t8\t普通自動車第一種運転免許 取得
スキル\t接客、在庫管理、Excel
語学\t日本語(母語)、英語(日常会話)
趣味\t陶芸、ラジオ
`;

  it('has the post in brackets, or before "until now"', async () => {
    const { work } = await readText(form);
    expect(work).toEqual([
      '営業事務 | 港町紙業株式会社 | – | 2012-04 | 2018-03',
      '店長 | 株式会社山本雑貨堂 | – | 2018-04 | now',
    ]);
  });

  it('has rows of skills, of languages and of others', async () => {
    const { skills, languages } = await readText(form);
    expect(skills).toEqual(['接客', '在庫管理', 'Excel']);
    expect(languages.map((language) => language.split(' | ')[0])).toEqual(['ja', 'en']);
  });
});

describe('columns with headings of unknown words', () => {
  const run = (x: number, y: number, text: string, fontSize = 10): Run =>
    ({ x, y, text, width: text.length * 4, fontSize, font: 'serif', bold: false, italic: false }) as Run;
  const rows = (x: number, from: number, step: number, count: number, text: string) =>
    Array.from({ length: count }, (_, at) =>
      run(x, from + at * step, `${text} ${'abcdefghijklmnopqrstuvwxyz'[at]}`),
    );

  it('are two where the lines of both sides have no common height', () => {
    const left = rows(20, 70, 17.3, 20, 'a tool');
    const right = rows(181, 78, 14.6, 30, 'a line of the right side');
    expect(findColumnEdge([...left, ...right], null)).toBe(181);
  });

  it('are none where rows have a common height, at an offset', () => {
    const left = rows(20, 70, 17.3, 20, 'a cell');
    const right = rows(181, 71.5, 17.3, 20, 'another cell');
    expect(findColumnEdge([...left, ...right], null)).toBeNull();
  });

  it('are none where every cell of one side is in a row of the other, which has further lines', () => {
    const left = rows(20, 70, 17, 20, 'a line');
    const cells = [181, 280, 380].flatMap((x) => rows(x, 70, 2.5 * 17, 8, 'a cell'));
    const inRows = cells.map((cell) => ({ ...cell, y: 70 + Math.round((cell.y - 70) / 17) * 17 }));
    expect(findColumnEdge([...left, ...inRows], null)).toBeNull();
  });

  it('are none where one side is a margin of periods in two lines', () => {
    const margin = Array.from({ length: 10 }, (_, at) => [
      run(20, 100 + at * 60, `Март ${2005 + at} –`, 9),
      run(20, 112 + at * 60, at % 2 ? `Июль ${2006 + at}` : 'сегодня', 9),
    ]).flat();
    const jobs = rows(170, 103, 14.6, 40, 'a line of a job');
    expect(findColumnEdge([...margin, ...jobs], null)).toBeNull();
  });

  it('have as headings what has the large size of two known ones', () => {
    const side = (x: number, headings: string[]) =>
      headings.flatMap((heading, at) => [
        run(x, 100 + at * 100, heading, 14),
        ...rows(x, 115 + at * 100, 15, 5, 'a line'),
      ]);
    const page = (right: string[]) => [...side(40, ['Skills', 'Languages']), ...side(300, right)];
    expect(findColumnEdge(page(['Earning and helping', 'Odds and ends']), null)).toBe(300);
    // Dates and items of lists may be as large.
    expect(findColumnEdge(page(['2015 – 2019', '- Knives']), null)).toBeNull();
  });
});
