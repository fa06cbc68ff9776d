/** Habits of CVs of the fifteenth and the sixteenth set of strangers, and of older sets, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { findDates } from '../../../../shared/words/dates.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;
const headsOf = async (body: string) =>
  (await jobsOf(body)).map((job) => job.split(' | ').slice(0, 2).join(' | '));

describe('a stroke between two names', () => {
  it('separates title and employer where each entry has one', async () => {
    expect(
      await headsOf(`EMPLOYMENT
Senior Carer / Hazelmere
October 2022 – Present
Night Cook / Brambledown
January 2020 – September 2022`),
    ).toEqual(['Senior Carer | Hazelmere', 'Night Cook | Brambledown']);
  });

  it('is part of a title where one of several entries has it', async () => {
    expect(
      await headsOf(`EMPLOYMENT
Picker / Packer\tJanuary 2020 – May 2022
Brambledown Ltd
Fitter\tMarch 2016 – December 2019
Vale Metal Ltd`),
    ).toEqual(['Picker / Packer | Brambledown Ltd', 'Fitter | Vale Metal Ltd']);
  });
});

describe('jobs in sentences', () => {
  it.each([
    [
      'English',
      `WHAT I HAVE DONE
Since 2014 I have been head gardener at Brambledown Hall, a house with nine acres.
From 2008 to 2014 I was under-gardener with Tansy Nurseries, where I
grew the annuals.`,
      ['head gardener | Brambledown Hall | 2014 | now', 'under-gardener | Tansy Nurseries | 2008 | 2014'],
    ],
    [
      'German',
      `BERUFSERFAHRUNG
Seit 2014 arbeite ich als Gärtnerin bei der Stadtgärtnerei Auental, dort pflege ich die Beete.
Von 2008 bis 2014 war ich Floristin bei Blumen Hopfner, einem kleinen Laden.`,
      ['Gärtnerin | Stadtgärtnerei Auental | 2014 | now', 'Floristin | Blumen Hopfner | 2008 | 2014'],
    ],
    [
      'French',
      `EXPÉRIENCE
Depuis 2014, je travaille comme jardinière chez Pépinières Aubrac, une maison de six personnes.
De 2008 à 2014, j'ai travaillé comme fleuriste chez Fleurs Montjoie, à côté de la gare.`,
      ['jardinière | Pépinières Aubrac | 2014 | now', 'fleuriste | Fleurs Montjoie | 2008 | 2014'],
    ],
  ])('are read in %s', async (_, body, jobs) => {
    expect(await jobsOf(body)).toEqual(jobs);
  });
});

describe('a line of text behind the employer', () => {
  it('is no part of the name', async () => {
    expect(
      await headsOf(`EXPERIENCIA LABORAL
Cajera\t06/2017 - 01/2020
Supermercados La Noria, Puebla. Cobro, pago de servicios y arqueo.
Vendedora\t09/2014 - 05/2017
Zapatería Almendro, Puebla. Corte de caja y pedidos por encargo.`),
    ).toEqual(['Cajera | Supermercados La Noria', 'Vendedora | Zapatería Almendro']);
  });

  it('may be behind the period', async () => {
    expect(
      await headsOf(`EXPERIENCIA LABORAL
Subdirectora académica. Colegio Almendro.
Agosto de 2021 a la fecha. Coordina a catorce docentes.
Docente por contrato. Escuela Primaria Encino.
Octubre de 2011 a julio de 2013. Grupo de treinta alumnos.`),
    ).toEqual([
      'Subdirectora académica | Colegio Almendro',
      'Docente por contrato | Escuela Primaria Encino',
    ]);
  });
});

describe('towns behind names', () => {
  it('are cut where most entries have one, also those that read like an employer', async () => {
    expect(
      await headsOf(`BERUFSERFAHRUNG
Januar 1996 bis März 2003
Buchhalter
Auental Spielwaren GmbH, Olbernhau
Juli 1991 bis Dezember 1995
Sachbearbeiter
Hopfner Wohnbau GmbH, Chemnitz
September 1985 bis Juni 1991
Kaufmann
Werkzeugspindel Nordhang, Karl-Marx-Stadt`),
    ).toEqual([
      'Buchhalter | Auental Spielwaren GmbH',
      'Sachbearbeiter | Hopfner Wohnbau GmbH',
      'Kaufmann | Werkzeugspindel Nordhang',
    ]);
  });

  it('leave a title with its field whole', async () => {
    expect(
      (
        await headsOf(`EXPERIENCE
Registered Nurse, Telemetry
Vale Hospital, Leeds\tJanuary 2015 – March 2018
Registered Nurse, Paediatrics
Marsh Hospital, Oslo\tJanuary 2012 – March 2014`)
      ).map((head) => head.split(' | ')[0]),
    ).toEqual(['Registered Nurse, Telemetry', 'Registered Nurse, Paediatrics']);
  });
});

describe('tables', () => {
  it('have columns for the start and for the end', async () => {
    expect(
      await jobsOf(`SEA SERVICE (latest first)
Rank\tVessel / type\tManager or manning agent\tSigned on\tSigned off
Chief Cook\tMV Tansy / bulk carrier\tVale Ship Management\t14 Sep 2022\t20 Jun 2023
Second Cook\tMS Aster / cruise\tMarsh Crewing, Inc.\t05 Oct 2018\t29 Mar 2020`),
    ).toEqual([
      'Chief Cook | Vale Ship Management | 2022-09-14 | 2023-06-20',
      'Second Cook | Marsh Crewing, Inc. | 2018-10-05 | 2020-03-29',
    ]);
  });

  it('of skills have heads and years that are no skills', async () => {
    const { skills } = await factsOf(
      'スキル\n分類\t名称\t経験年数\n言語\tJava、COBOL\t3～8年\nDB\tOracle、PostgreSQL\t8年',
    );
    expect(skills).toEqual(['Java', 'COBOL', 'Oracle', 'PostgreSQL']);
  });
});

describe('a form', () => {
  it('may have the colon of a label in the cell of its value', async () => {
    expect(
      await jobsOf(`WORK EXPERIENCE
Name of Hospital\t: Tansy Doctors Hospital
Address\t: Lipa City, Batangas
Position\t: Staff Nurse – Emergency Room
Inclusive Dates\t: June 2018 to January 2021
Name of Hospital\t: Aster Dialysis Clinic
Address\t: Lipa City
Position\t: Dialysis Nurse
Inclusive Dates\t: October 2016 to May 2018`),
    ).toEqual([
      'Staff Nurse – Emergency Room | Tansy Doctors Hospital | 2018-06 | 2021-01',
      'Dialysis Nurse | Aster Dialysis Clinic | 2016-10 | 2018-05',
    ]);
  });

  it('about courses has its own labels', async () => {
    const { schools } = await factsOf(`EDUCATIONAL HISTORY
Institution:\tHighveld Marsh University
Qualification:\tNational Diploma: Retail Management
Year:\t2008 – 2013
Institution:\tTansy Secondary School
Qualification:\tGrade 12
Year:\t2000`);
    expect(schools.map((school) => school.split(' | ')[0])).toEqual([
      'Highveld Marsh University',
      'Tansy Secondary School',
    ]);
  });

  it('may have a title that is written downwards', async () => {
    const { jobs, schools } = await compactFacts(`个人简历
姓名\t蒋雨禾
邮箱\tjiang@example.cn
教\t起止时间\t毕业院校\t专业
育
2010.09—2013.06\t衡山卫生职业学院\t护理
经
历
起止时间\t单位名称\t职务
工
2015.08—2021.05\t衡山第三人民医院\t护士
作
经
历\t2013.07—2015.07\t耒江中医院\t护士
`);
    expect(schools.map((school) => school.split(' | ')[0])).toEqual(['衡山卫生职业学院']);
    expect(jobs).toEqual([
      '护士 | 衡山第三人民医院 | 2015-08 | 2021-05',
      '护士 | 耒江中医院 | 2013-07 | 2015-07',
    ]);
  });

  it('repeats the head of its table on the next page', async () => {
    const { jobs } = await factsOf(`年\t月\t学歴・職歴
学歴
平成23\t3\t青森県立雲雀高等学校\t普通科\t卒業
職歴
平成25\t4\t有限会社青波デンタル\t入社（八戸市）
歯科技工士として義歯の製作に従事
平成29\t9\t一身上の都合により退職
年\t月\t学歴・職歴
令和5\t4\t株式会社雲雀水産\t入社（販売員）
令和6\t8\t契約期間満了により退職`);
    expect(jobs).toEqual([
      '歯科技工士 | 有限会社青波デンタル | 2013-04 | 2017-09',
      '販売員 | 株式会社雲雀水産 | 2023-04 | 2024-08',
    ]);
  });
});

it('"the same company" is the employer of the job before', async () => {
  expect(
    await headsOf(`ESPERIENZA LAVORATIVA
01/12/2019 – alla data attuale\tCaposervizio
Funivie Grand Tansy S.p.A.
01/12/2012 – 30/11/2019\tMacchinista
stessa azienda`),
  ).toEqual(['Caposervizio | Funivie Grand Tansy S.p.A.', 'Macchinista | Funivie Grand Tansy S.p.A.']);
});

it('a Chinese post follows its employer after a blank', async () => {
  expect(
    await headsOf(`工作经验
2012年2月—2016年4月 中山雨禾物流园 仓管员
2007年3月—2011年12月 东莞青波电子厂 普工`),
  ).toEqual(['仓管员 | 中山雨禾物流园', '普工 | 东莞青波电子厂']);
});

it.each([
  'II. EDUCATIONAL INSTITUTIONS ATTENDED WITH QUALIFICATIONS AND DATES',
  'Institutions attended with dates',
])('a heading may name what it lists: %s', (title) => {
  expect(sectionOf(title)).toBe('education');
});

it('the end of a sentence is no heading', () => {
  expect(sectionOf('Methods 9 (2), 44–58.')).toBeNull();
});

it.each(['Campañas 2006 – 2010', 'Stagioni estive 2006 – 2010', 'Temporadas 2006 – 2010'])(
  'a period may begin with the season: %s',
  (text) => {
    expect(findDates(text)).toMatchObject([{ index: 0, start: '2006', end: '2010' }]);
  },
);

describe('a name', () => {
  it.each([
    ['Magdalena Tansy, Erzieherin', 'Magdalena Tansy'],
    ['Ing. Korbinian Tansy', 'Korbinian Tansy'],
    ['Name: ADEYEMI, Folashade Tansy', 'ADEYEMI, Folashade Tansy'],
  ])('is read out of %s', async (line, name) => {
    expect(
      (await compactFacts(`${line}\ntansy@example.org\n\nEXPERIENCE\nNurse, Vale Care, 2015 – 2019\n`)).name,
    ).toBe(name);
  });
});
