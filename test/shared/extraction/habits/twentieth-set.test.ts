/** Habits of CVs of the twentieth set of strangers, each with invented persons of our own. */
import { expect, it } from 'vitest';
import { findPhones } from '../../../../shared/extraction/person/phones.ts';
import { compactFacts } from '../support/compact-facts.ts';
import { linesOf } from '../support/lines.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);

it('dots may lead from a label to its colon', async () => {
  expect(
    (
      await factsOf(`EXPERIÊNCIA
Empresa....: Transportadora Tansy Ltda
Cargo: Motorista Carreteiro
Período....: 06/2016 até o momento
Empresa....: Posto Lagoa Aster
Cargo: Frentista
Período....: 05/2004 a 12/2007`)
    ).jobs,
  ).toEqual([
    'Motorista Carreteiro | Transportadora Tansy Ltda | 2016-06 | now',
    'Frentista | Posto Lagoa Aster | 2004-05 | 2007-12',
  ]);
});

it('two numbers with areas in brackets have a stroke between them', () => {
  const phones = findPhones(linesOf('Fone: (85) 98555-0112 / (85) 3255-0190'), 'BR');
  expect(phones.map(({ raw }) => raw)).toEqual(['(85) 98555-0112', '(85) 3255-0190']);
});

it('the kind of a school is above its name', async () => {
  expect(
    (
      await factsOf(`Ausbildung
2016 – 2018\tWerkmeisterschule für Informatik
WIFI-Akademie Tansy, Linz
2005 – 2006\tPolytechnische Schule
PTS Asterkirchen`)
    ).schools.map((row) => row.split(' | ')[0]),
  ).toEqual(['WIFI-Akademie Tansy', 'PTS Asterkirchen']);
});

it('a narrow column may break a Japanese period after its tilde', async () => {
  const { jobs } = await factsOf(`職務経歴
株式会社タンジー食品
2014年9月～\t営業担当
2020年3月\t・給食施設への提案営業`);
  expect(jobs).toEqual(['営業担当 | 株式会社タンジー食品 | 2014-09 | 2020-03']);
});

it('a town in plain type follows an employer in bold', async () => {
  const { jobs } = await compactFacts(
    `<h1>Ylva Marsh</h1><p>ylva@example.org</p><h2>Work experience</h2>
    <p><b>Moor Laundry</b>, Tansyfield<br><i>Driver</i><br>2016 – 2019</p>
    <p><b>Aster Dairy</b>, Fernham<br><i>General Operative</i><br>2010 – 2015</p>`,
    'cv.html',
  );
  expect(jobs).toEqual([
    'Driver | Moor Laundry | 2016 | 2019',
    'General Operative | Aster Dairy | 2010 | 2015',
  ]);
});

it.each([
  ['C/ Jazmín 19, 2º B, 29640 Fuengirola (Málaga)', 'C/ Jazmín 19, 2º B, 29640 Fuengirola (Málaga)'],
  ['Rua do Poço Novo, 14, 3.º Esq., 3000-121 Coimbra', 'Rua do Poço Novo, 14, 3.º Esq., 3000-121 Coimbra'],
  ['Systemutvecklare, Göteborg', 'Göteborg'],
])('"%s" below the name is where the person lives', async (line, location) => {
  expect((await compactFacts(`Ylva Marsh\n${line}\nylva@example.org\n`)).location).toBe(location);
});

it('the address of a referee is not the address of the person', async () => {
  const { location } = await compactFacts(`Ylva Marsh
ylva@example.org

WORK EXPERIENCE
Nurse\tVale Care\t2016 – 2019

REFEREES
Mr Aster Brook, Vale Care
Address:\t12 High Street, Leeds LS1 4AB
`);
  expect(location).toBeNull();
});

it('an address may be in a form at the end, and a driving licence is no place', async () => {
  const { location } = await compactFacts(`Ylva Marsh
ylva@example.org

Führerschein\tB, BE

WORK EXPERIENCE
Nurse\tVale Care\t2016 – 2019

PERSONAL DETAILS
Date of Birth:\t18-11-2000
Address:\tTC 9/1127, Tansynagar, Asterpuram 695010
`);
  expect(location).toBe('TC 9/1127, Tansynagar, Asterpuram 695010');
});
