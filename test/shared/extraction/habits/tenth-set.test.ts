/** Habits of CVs of the tenth set of strangers, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { withColumns } from '../../../../shared/extraction/entries/table-heads.ts';
import { runsOfPage } from '../../../../shared/extraction/read/page-runs.ts';
import { findDates } from '../../../../shared/words/dates.ts';
import { readLabel } from '../../../../shared/words/form-labels.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';
import { linesOf, rowOf } from '../support/lines.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);

it.each([
  ['III. WORKING EXPERIENCE', 'work'],
  ['IV. Skills', 'skills'],
  ['B) Education', 'education'],
  ['2. Languages', 'languages'],
])('"%s" is a title that is counted', (title, kind) => {
  expect(sectionOf(title)).toBe(kind);
});

it('a title is not what follows an initial', () => {
  expect(sectionOf('I. Work')).toBe('work');
  expect(sectionOf('C. Marsh')).toBeNull();
});

it('posts that are counted by letters are those of the employer above them', async () => {
  const { jobs } = await factsOf(
    `III. WORKING EXPERIENCE
Iragbiji North Local Government Council
(a) Principal Officer\tJanuary 2019 – Date
(b) Senior Officer\tMarch 2014 – December 2018
Oke-Baale Microfinance Bank
(a) Customer Service Officer\tFebruary 2010 – February 2014`,
  );
  expect(jobs.map((job) => job.split(' | ')[0])).toEqual([
    'Principal Officer',
    'Senior Officer',
    'Customer Service Officer',
  ]);
});

it('dots that lead to a year are white space', () => {
  const str = 'Vale Care, Nurse ........................ 2011-';
  const item = { str, transform: [10, 0, 0, 10, 40, 400], width: 5 * str.length, fontName: 'serif' };
  expect(runsOfPage([item], [0, 0, 595, 842]).map(({ text }) => text)).toEqual(['Vale Care, Nurse', '2011-']);
});

it('heads with the mark of their tasks are heads, where all periods of the section have it', async () => {
  const { jobs } = await factsOf(
    `職務経歴
・ 2016年4月～現在 社会福祉法人 千曲あおぞら会
職種：介護福祉士
・ 新人指導、ケース記録
・ 2011年10月～2016年3月 有限会社 しなの在宅ケア
職種：訪問介護員
・ 利用者約20名を担当`,
  );
  expect(jobs).toEqual([
    '介護福祉士 | 社会福祉法人 千曲あおぞら会 | 2016-04 | now',
    '訪問介護員 | 有限会社 しなの在宅ケア | 2011-10 | 2016-03',
  ]);
});

describe('a form', () => {
  it.each([
    ['Nome del datore di lavoro\tAutolinee Golfo Sud S.r.l.', 'employer'],
    ['Nome dell’istituto: Istituto Montelungo', 'school'],
  ])('names its values: %j', (text, kind) => {
    expect(readLabel(text)?.kind).toBe(kind);
  });

  it('has a column for the reasons of leaving, which is no fact', () => {
    const rows = withColumns(
      linesOf(
        rowOf([40, 'Period'], [120, 'Company'], [260, 'Reason for leaving']),
        rowOf([40, '2014 - 2019'], [120, 'Kallang Engineering'], [260, 'Better prospect']),
      ),
    );
    expect(rows.map(({ text }) => text)).toEqual(['2014 - 2019\tKallang Engineering']);
  });
});

it('January and February have names of their own in Austria, and a leave is no job', async () => {
  expect(findDates('Jänner 2009 bis Feber 2010')).toMatchObject([
    { start: '2009-01', end: '2010-02', isRange: true },
  ]);
  const { jobs } = await factsOf(
    'Berufserfahrung\n09/2010 – 02/2016\tAssistentin, Holzbau Redtenbacher GmbH\nJänner 2009 – August 2010\tKarenz\n08/2005 – 12/2008\tBürokauffrau, Autohaus Söhne GmbH',
  );
  expect(jobs).toEqual([
    'Assistentin | Holzbau Redtenbacher GmbH | 2010-09 | 2016-02',
    'Bürokauffrau | Autohaus Söhne GmbH | 2005-08 | 2008-12',
  ]);
});

it('jobs under a heading that is not known are jobs, although the school has one that is', async () => {
  const { jobs } = await factsOf(
    `Werdegang in Kürze

2018 bis jetzt – Werkstattleiter, Möbelwerkstätten Petersen
2010 bis 2017 – Geselle, Tischlerei Claasen GmbH

Schule
Realschule Norderwisch, Mittlere Reife 2007`,
  );
  expect(jobs[0]).toBe('Werkstattleiter | Möbelwerkstätten Petersen | 2018 | now');
});
