/** Habits of CVs of the fourteenth set of strangers, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { isProse } from '../../../../shared/extraction/entries/prose.ts';
import { columnsOf } from '../../../../shared/words/column-titles.ts';
import { findDates } from '../../../../shared/words/dates.ts';
import { institutionScore } from '../../../../shared/words/school-words.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const headsOf = async (body: string) =>
  (await factsOf(body)).jobs.map((job) => job.split(' | ').slice(0, 2).join(' | '));

describe('a Chinese form', () => {
  it('has its headings in the row of the head of each table', async () => {
    const { name, jobs, schools } = await compactFacts(`个人简历
姓 名\t欧阳雪梅\t性 别\t女
邮箱\touyang@example.cn
教育经历\t时间\t毕业院校\t专业/学历
2002年9月-2005年6月\t南岳财经专科学校\t会计电算化 大专
工作经历\t时间\t单位名称\t职务\t工作内容
2010年5月-2015年6月\t湖南回雁食品有限公司\t主办会计\t全盘账务、成本核算
2005年8月-2010年4月\t衡山县农机公司\t出纳\t现金日记账
`);
    expect(name).toBe('欧阳雪梅');
    expect(jobs).toEqual([
      '主办会计 | 湖南回雁食品有限公司 | 2010-05 | 2015-06',
      '出纳 | 衡山县农机公司 | 2005-08 | 2010-04',
    ]);
    expect(schools.map((school) => school.split(' | ')[0])).toEqual(['南岳财经专科学校']);
  });

  it('is no table whose first column is a heading elsewhere', async () => {
    const { schools } = await factsOf(`EDUCATION
Qualification\tSchool / College\tYear\tMarks
B.E. (Civil Engineering)\tVale Institute of Technology\t2010 – 2014\t68.4%`);
    expect(schools).toEqual([expect.stringContaining('Vale Institute of Technology')]);
  });
});

it('the columns of a table of voyages are known', () => {
  expect(columnsOf('Rank\tVessel\tType / tonnage\tCompany\tSign on\tSign off')).toEqual([
    'title',
    'aside',
    'aside',
    'employer',
    'other',
    'other',
  ]);
});

describe('a Japanese form', () => {
  it('may give the reason for leaving in brackets', async () => {
    const { jobs } = await factsOf(`職歴
2014\t4\t青波学園 雲雀幼稚園 入職（幼稚園教諭）
2018\t3\t青波学園 雲雀幼稚園 退職（出産・育児のため）`);
    expect(jobs).toEqual(['幼稚園教諭 | 青波学園 雲雀幼稚園 | 2014-04 | 2018-03']);
  });

  it.each(['上州雲雀株式会社（太田市）', '居酒屋青波（群馬県太田市）'])(
    'has a town behind the employer %s, which is no part of its name',
    async (employer) => {
      const heads = await headsOf(`職歴\n2017.04 – 2021.03\t自動車整備士\n${employer}`);
      expect(heads).toEqual([`自動車整備士 | ${employer.replace(/（.*/u, '')}`]);
    },
  );
});

describe('dates with lines of their own', () => {
  const jobs = `WORK EXPERIENCE
since April 2003
Head of Accounts
Vale Textiles Ltd
Reports to the Italian parent company since 2011
January 1996 to March 2003
Accountant
Marsh Toys Ltd
Moved the ledgers of the firm to computers in 1998
July 1991 to December 1995
Clerk
Dale Housing Ltd`;

  it('are the only ones that begin entries', async () => {
    expect(await headsOf(jobs)).toEqual([
      'Head of Accounts | Vale Textiles Ltd',
      'Accountant | Marsh Toys Ltd',
      'Clerk | Dale Housing Ltd',
    ]);
  });

  it('may have two or three words', async () => {
    const summers = `${jobs}\nSummers of 1989 and 1990\nWaiter\nDale Inn`;
    expect((await headsOf(summers)).at(-1)).toBe('Waiter | Dale Inn');
  });
});

it('title and employer on the line of their date need nothing from the line below', async () => {
  expect(
    await headsOf(`TRABALHO
2009 - 2016: Cozinheiro, Armador Irmãos Vale, Lda., Peniche
A mesma traineira, redes e guinchos
2003 - 2008: Marinheiro pescador, Pescarias Marés S.A., Aveiro
Arrasto de longo curso, Terra Nova`),
  ).toEqual(['Cozinheiro | Armador Irmãos Vale, Lda.', 'Marinheiro pescador | Pescarias Marés S.A.']);
});

it('"MIT" is a school and "mit" a German word', () => {
  expect([institutionScore('MIT'), institutionScore('Schreinerin mit eidg. Fachausweis')]).toEqual([1, 0]);
});

it('a German abbreviation ends no name of a degree', async () => {
  const { schools } = await factsOf(`AUSBILDUNG
2012 – 2014\tSchreinerin mit eidg. Fachausweis
Marschau Bern`);
  expect(schools).toEqual([expect.stringMatching(/^Marschau.*Fachausweis/u)]);
});

it.each([
  ['2010年5月-2015年6月', '2010-05', '2015-06'],
  ['2010年-2015年', '2010', '2015'],
  ['2010.5-2015.6', '2010-05', '2015-06'],
])('%s is a period also without blanks', (text, start, end) => {
  expect(findDates(text)).toEqual([expect.objectContaining({ start, end, isRange: true })]);
});

it('a sentence may end with a number', () => {
  expect(isProse('Opened the house again with a team of 19.')).toBe(true);
  expect(isProse('Carpenters Local 1319.')).toBe(false);
});

it.each(['Werkzeuge', 'Fachliche Schwerpunkte', 'Metodi'])('skills are below "%s"', (title) => {
  expect(sectionOf(title)).toBe('skills');
});
