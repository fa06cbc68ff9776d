/** Habits of CVs of the nineteenth set of strangers, each with invented persons of our own. */
import { expect, it } from 'vitest';
import { readLabel } from '../../../../shared/words/form-labels.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;

it.each([
  ['Ma formation', 'education'],
  ['Mis estudios', 'education'],
  ['La mia formazione', 'education'],
  ['Minha formação', 'education'],
  ['Mijn opleidingen', 'education'],
  ['Meine Ausbildung', 'education'],
  ['Moje wykształcenie', 'education'],
  ['Altri titoli e corsi', 'certificates'],
  ['Otros conocimientos', 'skills'],
  ['职业证书', 'certificates'],
  ['技能标签', 'skills'],
])('"%s" is a heading', (title, kind) => expect(sectionOf(title)).toBe(kind));

it('a sentence may follow a labelled post on its line', async () => {
  expect(
    await jobsOf(`EXPERIENCIA LABORAL
Ferretería Tansy S.A. de C.V.\tFebrero 2021 - A la fecha
Puesto: Auxiliar administrativa. Elaboración de facturas y notas de crédito.
Consultorios Aster\tAgosto 2018 - Diciembre 2020
Puesto: Recepcionista. Agenda de ocho especialistas, cobro de consultas.`),
  ).toEqual([
    'Auxiliar administrativa | Ferretería Tansy S.A. de C.V. | 2021-02 | now',
    'Recepcionista | Consultorios Aster | 2018-08 | 2020-12',
  ]);
});

it('a date in a counted duty begins no job', async () => {
  expect(
    await jobsOf(`工作经验
西安终南医院 护士长
2021年1月 - 至今
1. 管理36张床位
2. 负责科室护理质控
西安终南医院 责任护士
2014年8月 - 2020年12月
1. 负责危重患者护理
2. 2020年2月至4月支援发热门诊`),
  ).toEqual(['护士长 | 西安终南医院 | 2021-01 | now', '责任护士 | 西安终南医院 | 2014-08 | 2020-12']);
});

it('a form and the record of the career after it name each job once', async () => {
  expect(
    await jobsOf(`職歴
2016\t4\t北杜建材株式会社 入社（営業事務）
2020\t9\t一身上の都合により退職
職務経歴
2016年4月～2020年9月 北杜建材株式会社
職種\t営業事務`),
  ).toEqual(['営業事務 | 北杜建材株式会社 | 2016-04 | 2020-09']);
});

it('a field may be between a Chinese school and a degree with a remark in brackets', async () => {
  expect(
    (
      await factsOf(`教育背景
江南财经学院 会计学 本科(函授)\t2014 – 2017`)
    ).schools,
  ).toEqual(['江南财经学院 | 本科 | 会计学 | 2014 | 2017']);
});

it('a remark in brackets is no part of a school', async () => {
  expect(
    (
      await factsOf(`FORMATION
Baccalauréat littéraire – Lycée Tansy-Aster, Quimper (mention assez bien)
2008`)
    ).schools,
  ).toEqual(['Lycée Tansy-Aster | Baccalauréat | littéraire |  | 2008']);
});

it('every line of a list of courses may have a mark', async () => {
  expect(
    (
      await factsOf(`EDUCATION
- BSc Physics
- Tansy University, 2009 - 2013
- MSc Physics
- Aster University, 2013 - 2015`)
    ).schools,
  ).toEqual([
    'Tansy University | BSc | Physics | 2009 | 2013',
    'Aster University | MSc | Physics | 2013 | 2015',
  ]);
});

it('担当 names a post where its value is short', () => {
  expect(readLabel('担当：機械オペレーター')?.kind).toBe('title');
  expect(readLabel('担当：コイルばねの成形機の操作、検査成績書の作成')).toBeNull();
});

it.each([
  ['på', 'Sekreterare', 'Tansybygdens hembygdsring', 'Vaktmästare', 'Asterviksskolan'],
  ['en', 'Camarera', 'Hotel Tansy Azul', 'Recepcionista', 'Sanatorio Aster'],
  ['w', 'Księgowa', 'Zakład Tansy', 'Sprzedawca', 'Sklep Aster'],
])(
  '"%s" separates posts and employers where every head has it',
  async (word, ...[post, house, second, other]) => {
    expect(
      await jobsOf(`WORK EXPERIENCE
${post} ${word} ${house}
2019 – 2021
${second} ${word} ${other}
2016 – 2018`),
    ).toEqual([`${post} | ${house} | 2019 | 2021`, `${second} | ${other} | 2016 | 2018`]);
  },
);

it('a town may be between an employer and the post', async () => {
  expect(
    await jobsOf(`WORK EXPERIENCE
Tansy Elektro KG, Leipzig, Elektroniker\t2019 – 2021
Aster Mühle GmbH, Köln, Müller\t2016 – 2018`),
  ).toEqual(['Elektroniker | Tansy Elektro KG | 2019 | 2021', 'Müller | Aster Mühle GmbH | 2016 | 2018']);
});

it('the day of a date is not in the cell before it', async () => {
  expect(
    await jobsOf(`WORK EXPERIENCE
Nurse Manager 1\tJune 2021 – Present
Tansy Nursing Home`),
  ).toEqual(['Nurse Manager 1 | Tansy Nursing Home | 2021-06 | now']);
});

it('a degree goes on after a comma and not after a stroke', async () => {
  const { schools } = await factsOf(`AUSBILDUNG
Gasthof Zur Alten Aster\t2014 – 2018
Lehre zum Koch | Tansystadt`);
  expect(schools.join()).not.toContain('Tansystadt');
});

it('an apprentice learns at an employer', async () => {
  const { schools } = await factsOf(`AUSBILDUNG
09/1991 – 06/1994
Ausbildung zum Industriemechaniker, Fachrichtung Betriebstechnik
Kranbau Tansy GmbH, Berlin`);
  expect(schools[0]).toContain('Kranbau Tansy GmbH | ');
});

it('a town follows a legal form, also one of a name that reads like a post', async () => {
  expect(
    await jobsOf(`ESPERIENZA LAVORATIVA
2009 – 2016\tSaldatore
Carpenterie Zoldan S.n.c., Prata di Tansy`),
  ).toEqual(['Saldatore | Carpenterie Zoldan S.n.c. | 2009 | 2016']);
});

it('a number in groups may end like a year', async () => {
  expect((await factsOf('TEL:070-0000-1985')).phone).toContain('1985');
});

it('a town in plain type may follow each name in bold', async () => {
  const job = (name: string, town: string, post: string, period: string) =>
    `<p>${period}&emsp;<b>${name}</b>, ${town}<br>${post}</p>`;
  const { jobs } = await compactFacts(
    `<h1>Ylva Marsh</h1><p>ylva@example.org</p><h2>Work experience</h2>${[
      job('Tansy Transit', 'Ferbrook', 'City Bus Driver', '2016 – 2020'),
      job('Asterwater Coaches', 'Midmoor', 'Coach Driver', '2009 – 2015'),
      job('Marjoram Haulage Ltd', 'Little Moor', 'Artic Driver', '2001 – 2008'),
    ].join('')}`,
    'cv.html',
  );
  expect(jobs).toEqual([
    'City Bus Driver | Tansy Transit | 2016 | 2020',
    'Coach Driver | Asterwater Coaches | 2009 | 2015',
    'Artic Driver | Marjoram Haulage Ltd | 2001 | 2008',
  ]);
});

it('the name of a school may be above its kind', async () => {
  const { schools } = await factsOf(`AUSBILDUNG
Gasthof Zur Alten Tansy\t2014 – 2018
Lehre zum Koch | Radstadt
PTS Astermarkt\t2013 – 2014
Polytechnische Schule | Altenmarkt
HS Tansygrain\t2009 – 2013
Hauptschule | Wagrain`);
  expect(schools.map((school) => school.split(' | ')[0])).toEqual([
    'Gasthof Zur Alten Tansy',
    'PTS Astermarkt',
    'HS Tansygrain',
  ]);
});
