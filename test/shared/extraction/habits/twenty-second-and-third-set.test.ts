/** Habits of CVs of the twenty-second and the twenty-third set of strangers, each with invented persons of our own. */
import { expect, it } from 'vitest';
import { columnsOf } from '../../../../shared/words/column-titles.ts';
import { isLevel } from '../../../../shared/words/level-words.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string, file?: string) =>
  compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`, file);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;

it('letters with full stops end no sentence', async () => {
  expect(
    await jobsOf(`EXPERIENCIA LABORAL
Contador General\tMarzo 2018 - Actual
Abarrotes La Regiomontana del Norte | San Nicolás de los Garza, N.L.`),
  ).toEqual(['Contador General | Abarrotes La Regiomontana del Norte | 2018-03 | now']);
});

it.each([
  ['期間\t職位・業務内容', ['other', 'title']],
  ['Lp.\tOkres\tZakład pracy\tStanowisko / zakres', ['other', 'other', 'employer', 'title']],
  ['Vad\tVar\tNär', ['title', 'employer', 'other']],
  ['Firma\tTansy GmbH', null],
])('the head of a table: %s', (row, kinds) => expect(columnsOf(row)).toEqual(kinds));

it('rows of a table may be numbered in a cell', async () => {
  expect(
    await jobsOf(`DOŚWIADCZENIE ZAWODOWE
Lp.\tOkres\tZakład pracy\tStanowisko
1.\t03.2017 – 12.2020\tTansy Sp. z o.o.\tSpawacz
2.\t2012 – 2016\tAster S.A.\tŚlusarz`),
  ).toEqual(['Spawacz | Tansy Sp. z o.o. | 2017-03 | 2020-12', 'Ślusarz | Aster S.A. | 2012 | 2016']);
});

it('the end of a period may be below its start, in words', async () => {
  expect(
    await jobsOf(`EXPERIÊNCIA PROFISSIONAL
Set. 2019       Enfermeira especialista
até à data      Hospital Rainha Tansy
Jan. 2014       Enfermeira
a ago. 2019     Lar Quinta do Aster`),
  ).toEqual([
    'Enfermeira especialista | Hospital Rainha Tansy | 2019-09 | now',
    'Enfermeira | Lar Quinta do Aster | 2014-01 | 2019-08',
  ]);
});

it('one known heading is enough where the file marks others', async () => {
  const { jobs } = await factsOf(
    `## Where the road led

### Baker @ Tansy Crust Ltd
2019 – 2021

### Baker @ Aster Mill Ltd
2016 – 2018

## Languages

English (native), French (good)

## Talking of which

Folk music`,
    'cv.md',
  );
  expect(jobs).toEqual(['Baker | Tansy Crust Ltd | 2019 | 2021', 'Baker | Aster Mill Ltd | 2016 | 2018']);
});

it('what a person likes is no skill, also below the skills', async () => {
  const { skills } = await factsOf(
    `## Skills

Excel, Word

## Odds and ends

Motocross, truffle hunting, the village band

## Languages

English`,
    'cv.md',
  );
  expect(skills).toEqual(['Excel', 'Word']);
});

it('years without their century are read alike in a section', async () => {
  expect(
    await jobsOf(`WERKERVARING
Beleidsmedewerker, Gemeente Tansy\t2015-18
Projectassistent, Bureau Aster B.V.\t2006-09`),
  ).toEqual([
    'Beleidsmedewerker | Gemeente Tansy | 2015 | 2018',
    'Projectassistent | Bureau Aster B.V. | 2006 | 2009',
  ]);
});

it('months are no years, although a season is in the text', async () => {
  expect(
    await jobsOf(`WORK EXPERIENCE
2019-03 – 2020-11\tCoach\tTansy Rowing Ltd
• Won the league in 2015-16`),
  ).toEqual(['Coach | Tansy Rowing Ltd | 2019-03 | 2020-11']);
});

it('a date in the text of a job begins none where dates have cells', async () => {
  expect(
    await jobsOf(`ANSTÄLLNINGAR
Undersköterska\taug 2018 – nu
Tansy Omsorg AB
Fackligt ombud sedan 2022.
Vårdbiträde\tjan 2012 – juli 2018
Aster Omsorg AB
Personlig assistent\t2008 – 2011
Egen Tansy AB`),
  ).toHaveLength(3);
});

it('a diploma alone is no degree where another part names the course', async () => {
  const { schools } = await factsOf(`OPLEIDING
1988 – 1990
Detailhandel, Streekschool Tansy, diploma`);
  expect(schools[0]).toContain('Detailhandel');
  expect(schools.join()).not.toContain('diploma');
});

it.each([
  ['【门店运营】【成本控制】【排班管理】', ['门店运营', '成本控制', '排班管理']],
  ['Reflex ***** Excel *** Outlook ****', ['Reflex', 'Excel', 'Outlook']],
])('skills as tags and with stars: %s', async (line, names) => {
  expect((await factsOf(`SKILLS\n${line}`)).skills).toEqual(names);
});

it('the class of a driving licence is no level', async () => {
  expect((await factsOf('SKILLS\nDriving licence (C1), Excel (good)')).skills).toEqual([
    'Driving licence (C1)',
    'Excel',
  ]);
});

it('a plain line above items is their group', async () => {
  expect((await factsOf('SKILLS\nOffice\n• Excel\n• Word\nWorkshop\n• Welding\n• Sawing')).skills).toEqual([
    'Excel',
    'Word',
    'Welding',
    'Sawing',
  ]);
});

it.each([
  ['Vad har jag gjort\tSpelat', null],
  ['Period\tArbetsgivare', ['other', 'employer']],
])('two cells are the head of a table where one is the period: %s', (row, kinds) =>
  expect(columnsOf(row)).toEqual(kinds),
);

it('a date below a whole head has words in small letters next to it, and a list below it', async () => {
  expect(
    await jobsOf(`DOŚWIADCZENIE
Monter instalacji, Tansy Sp. z o.o. (Gliwice)
2017 – 2018, praca dorywcza

Automatyk, Aster Sp. z o.o. (Tychy)
2019 – 2020`),
  ).toEqual([
    expect.stringContaining('Monter instalacji | Tansy Sp. z o.o.'),
    expect.stringContaining('Automatyk | Aster Sp. z o.o.'),
  ]);
  expect(
    await jobsOf(`ANSTÄLLNINGAR
2011-09 – 2018-04\tUndersköterska, Region Tansy
Före och efter operation, provtagning, EKG.`),
  ).toEqual(['Undersköterska | Region Tansy | 2011-09 | 2018-04']);
});

it('the post may follow 入職, and a house may begin with its city', async () => {
  expect(
    await jobsOf(`職歴
2013年6月\t株式会社タンジー\t入社\t保育補助
2015年3月\t株式会社タンジー\t退社`),
  ).toEqual(['保育補助 | 株式会社タンジー | 2013-06 | 2015-03']);
  expect(
    await jobsOf(`工作经历
2023年8月—2024年6月
重庆市江北区石子山实验小学
语文教师`),
  ).toEqual(['语文教师 | 重庆市江北区石子山实验小学 | 2023-08 | 2024-06']);
});

it('headings may all be in brackets or be questions', async () => {
  const { jobs } = await factsOf(`【那些年】
2020年5月到2022年3月\t天溪物流有限公司\t车队长
2014年3月到2020年4月\t紫菀物流有限公司\t货车司机

【语言】
普通话

【小事】
篮球队后卫`);
  expect(jobs).toEqual([
    '车队长 | 天溪物流有限公司 | 2020-05 | 2022-03',
    '货车司机 | 紫菀物流有限公司 | 2014-03 | 2020-04',
  ]);
});

it('one item before each period is the head of an entry', async () => {
  expect(
    await jobsOf(`EXPERIENCIA LABORAL
• Maestra de grado
Escuela Normal Tansy
Período: febrero de 2013 - febrero de 2022
• Maestra suplente
Colegio Aster
Período: agosto de 2009 - diciembre de 2012`),
  ).toEqual([
    'Maestra de grado | Escuela Normal Tansy | 2013-02 | 2022-02',
    'Maestra suplente | Colegio Aster | 2009-08 | 2012-12',
  ]);
});

it('names with full stops between them follow a period and a colon', async () => {
  const { schools } = await factsOf(`ESTUDIOS
2004-2008: Profesorado de Educación Primaria. Escuela Normal Tansy.
1998-2003: Bachiller con orientación en Humanidades. Escuela Aster.`);
  expect(schools).toHaveLength(2);
  expect(schools[0]).toContain('Escuela Normal Tansy');
});

it.each([
  ['Lavori fatti', 'work'],
  ['Por onde passei', 'work'],
  ['干过的活', 'work'],
  ['Wat ik leerde', 'education'],
  ['Caixa de ferramentas', 'skills'],
  ["When I'm not working", 'other'],
  ['Formations courtes', 'certificates'],
])('"%s" is a heading of %s', (title, kind) => expect(sectionOf(title)).toBe(kind));

it.each([
  ['mycket god', true],
  ['80 %', true],
  ['C1', true],
  ['3/5', true],
  ['精通', true],
  ['good with people', false],
  ['SAP', false],
  ['', false],
])('"%s" is a level: %s', (text, is) => expect(isLevel(text)).toBe(is));

it('a line below a whole head is about the work', async () => {
  expect(
    await jobsOf(`WERKERVARING
2007 – 2015
Receptioniste, Hotel Tansy B.V., Assen
Afdeling linnengoed en gordijnen op maat
1993 – 1999
Caissière, Supermarkt Aster B.V., Groningen
Later ook de bestellingen`),
  ).toEqual([
    'Receptioniste | Hotel Tansy B.V. | 2007 | 2015',
    'Caissière | Supermarkt Aster B.V. | 1993 | 1999',
  ]);
});

it('the second line of an item is no line of its own', async () => {
  const { schools } = await factsOf(`FORMAÇÃO ACADÊMICA
• Graduação em Enfermagem – Faculdade Tansy – cursando
  (início: 2024)
• Curso Técnico em Enfermagem – Escola Técnica Aster – 2014
• Ensino Médio – Colégio Tansy – 2009`);
  expect(schools.join()).toContain('Escola Técnica Aster');
  expect(schools.join()).toContain('Colégio Tansy');
});

it('questions are headings where a known one is a question', async () => {
  const { jobs, skills } = await factsOf(`Wie ben ik?
Een kleuterjuf met een hart voor taal.

Waar stond ik dan wel?
2019 – 2021\tKleuteronderwijzer
Vrije Basisschool Tansy
2016 – 2018\tZorgleerkracht
Gemeentelijke Basisschool Aster

Wat kan ik goed?
Vertellen, Gitaar`);
  expect(jobs).toEqual([
    'Kleuteronderwijzer | Vrije Basisschool Tansy | 2019 | 2021',
    'Zorgleerkracht | Gemeentelijke Basisschool Aster | 2016 | 2018',
  ]);
  expect(skills).toEqual(['Vertellen', 'Gitaar']);
});

it('lines in bold capitals are headings, though one of them is known', async () => {
  const { skills, jobs } = await factsOf(
    `<p><b>SKILLS</b></p><ul><li>Excel</li><li>Word</li></ul>
<p><b>DAYS AND YEARS</b></p><p><b>Nurse</b><br>Tansy Care Ltd<br>2019 – 2021</p><p><b>Carer</b><br>Aster Homes Ltd<br>2016 – 2018</p>
<p><b>ODDS AND ENDS</b></p><p>Rowing, folk music</p>`,
    'cv.html',
  );
  expect(skills).toEqual(['Excel', 'Word']);
  expect(jobs).toHaveLength(2);
});

it('a season next to a year is no name', async () => {
  expect(
    await jobsOf(`ANSTÄLLNINGAR
Vårdbiträde\t2005 – 2008
Hemtjänsten Tansy
Glassförsäljare\tsommaren 2003
Nöjesfältet Aster`),
  ).toContain('Glassförsäljare | Nöjesfältet Aster | 2003 | ');
});

it('a heading in the margin may be a label of forms, too', async () => {
  const { jobs, schools } = await factsOf(`Anställningar   2018 – 2021   Undersköterska, Tansy Omsorg AB
                2015 – 2017   Vårdbiträde, Aster Omsorg AB
Utbildning      2010 – 2013   Omvårdnadsprogrammet, Tansygymnasiet
Språk           Svenska, engelska`);
  expect(jobs).toHaveLength(2);
  expect(schools[0]).toContain('Tansygymnasiet');
});
