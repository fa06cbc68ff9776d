/** Habits of CVs of the seventeenth set of strangers, each with invented persons of our own. */
import { expect, it } from 'vitest';
import { findDates } from '../../../../shared/words/dates.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;

it('a month in the margin may be above its year', async () => {
  expect(
    await jobsOf(`EXPÉRIENCE
Depuis mars\tTechnicienne de laboratoire, Laboratoires Tansy
2021\tRecherche de pathogènes dans les produits finis de la maison.
avril – juin\tStagiaire, Station marine Aster
2016\tSuivi de la qualité des eaux de baignade de la côte.`),
  ).toEqual([
    'Technicienne de laboratoire | Laboratoires Tansy | 2021-03 | now',
    'Stagiaire | Station marine Aster | 2016-04 | 2016-06',
  ]);
});

it('a name in the column of employers is no place', async () => {
  expect(
    await jobsOf(`工作经历
起止时间\t工作单位\t职务\t证明人
2017.08-2019.07\t南宁市雨禾外国语学校\t语文教师\t黄校长
2013.08-2017.07\t来宾市青波中学\t语文教师\t韦老师`),
  ).toEqual([
    '语文教师 | 南宁市雨禾外国语学校 | 2017-08 | 2019-07',
    '语文教师 | 来宾市青波中学 | 2013-08 | 2017-07',
  ]);
});

it('the lines without a language are skills, where a heading names both', async () => {
  const { skills, languages } = await factsOf(`TALEN & VAARDIGHEDEN
Nederlands (moedertaal), Engels (vloeiend)
Debatleiding, Power BI, procesbegeleiding`);
  expect(skills).toEqual(['Debatleiding', 'Power BI', 'procesbegeleiding']);
  expect(languages.map((one) => one.slice(0, 2))).toEqual(['nl', 'en']);
});

it('the years of a university are a period', () => {
  expect(findDates('A.A. 1991/92 – 1997/98')).toMatchObject([{ start: '1991', end: '1998', isRange: true }]);
});

it('a dash parts two telephone numbers', async () => {
  const { phone } = await compactFacts(
    'Ylva Marsh\nRecapiti: 347 0000 166 – 0426 000 142\nAdria (RO)\n\nLAVORO\nCuoca, Vale, 2015 – 2019\n',
  );
  expect(phone).toMatch(/3470000166$|^347 0000 166$/);
});

it('a name after its label is no place', async () => {
  const { name, location } = await compactFacts(
    'NAME:\tOKAFOR, Blessing Tansy\nE-MAIL:\ttansy@example.com\n\nWORKING EXPERIENCE\nNurse, Vale Care, 2015 – 2019\n',
  );
  expect([name, location]).toEqual(['OKAFOR, Blessing Tansy', null]);
});
