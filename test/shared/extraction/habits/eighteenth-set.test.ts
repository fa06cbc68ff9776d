/** Habits of CVs of the eighteenth set of strangers, each with invented persons of our own. */
import { expect, it } from 'vitest';
import { findDates } from '../../../../shared/words/dates.ts';
import { companyScore } from '../../../../shared/words/employer-words.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;

it('a full stop may part title and employer above the period', async () => {
  expect(
    await jobsOf(`EXPERIENCIA DOCENTE
Maestra tutora de 2.º de Primaria. CEIP Virgen del Encino.
Desde septiembre de 2023
Tutora de 21 alumnos
Maestra interina. Junta de Tansy.
Octubre de 2018 a junio de 2023
Sustituciones en Primaria`),
  ).toEqual([
    'Maestra tutora de 2.º de Primaria | CEIP Virgen del Encino | 2023-09 | now',
    'Maestra interina | Junta de Tansy | 2018-10 | 2023-06',
  ]);
});

it('sentences about jobs may have no subject', async () => {
  expect(
    await jobsOf(`PROFESSIONAL EXPERIENCE
Working as Quality Control Chemist in Tansy Lifesciences Pvt. Ltd., Unit II from Mar-2021 to till date.
Worked as Trainee in Aster Bulk Drugs, Bollaram from Jan-2018 to Jun-2018.`),
  ).toEqual([
    'Quality Control Chemist | Tansy Lifesciences Pvt. Ltd. | 2021-03 | now',
    'Trainee | Aster Bulk Drugs | 2018-01 | 2018-06',
  ]);
});

it.each([
  ['09/2019 > nu', { start: '2019-09', isCurrent: true }],
  ['04/2012 > 06/2019', { start: '2012-04', end: '2019-06' }],
])('a period may be written %s', (text, date) => {
  expect(findDates(text)).toMatchObject([date]);
});

it('the columns of a table may be asked for', async () => {
  expect(
    await jobsOf(`WORK HISTORY
When\tWho for\tWhat
Feb 2022 to Now\tTansy Civil\tExcavator Operator
May 2019 to Dec 2021\tMt Aster Quarries\tLoader Operator`),
  ).toEqual([
    'Excavator Operator | Tansy Civil | 2022-02 | now',
    'Loader Operator | Mt Aster Quarries | 2019-05 | 2021-12',
  ]);
});

it.each([
  ['Lehre & Schule', 'education'],
  ['厨艺专长', 'skills'],
])('%s is a heading', (title, kind) => {
  expect(sectionOf(title)).toBe(kind);
});

it('the grade of a post is no part of an employer', () => {
  expect(companyScore('Systems Administrator II')).toBe(0);
});

it('years whose dash has no text are a period', async () => {
  const { schools } = await factsOf(`FORMACIÓN
20122016: Grado en Maestro. Universidad de Tansy
20102012: Bachillerato. IES Fray Encino`);
  expect(schools.map((school) => school.split(' | ').slice(-2))).toEqual([
    ['2012', '2016'],
    ['2010', '2012'],
  ]);
});

it('a Japanese name may have its reading over two cells', async () => {
  const { name } = await compactFacts(
    '経歴書\n大河原 浩二（おおかわら\tこうじ）\t1976年11月2日生\nokawara@example.ne.jp\n\n職歴\n2018年4月～現在\t株式会社雲雀\n介護主任\n',
  );
  expect(name).toBe('大河原 浩二');
});

it('a list under "What I do" has skills', async () => {
  const { skills } = await factsOf(
    'WHAT I DO\nBoilers · Cylinders · Underfloor heating · Lead work · Bathrooms',
  );
  expect(skills).toEqual(['Boilers', 'Cylinders', 'Underfloor heating', 'Lead work', 'Bathrooms']);
});

it('a kind of school above a name is the degree', async () => {
  const { schools } = await factsOf('AUSBILDUNG\n2001 – 2005\nHauptschule\nSchulzentrum Tansy');
  expect(schools).toEqual([expect.stringMatching(/^Schulzentrum Tansy \|/)]);
});

it('a telephone number may end like a year', async () => {
  const { phone } = await compactFacts(
    'Ylva Marsh\nTelefon: 0152 5550 1947\n\nERFAHRUNG\nKöchin, Vale, 2015 – 2019\n',
  );
  expect(phone?.replace(/\D/gu, '')).toMatch(/15255501947$/);
});

it('a job that begins in the year in which the one before ended is no part of it', async () => {
  expect(
    await jobsOf(`WORK
Vale Bakery\tApril 2013 – September 2017
Nurse\tNovember 2017 – December 2017`),
  ).toHaveLength(2);
});
