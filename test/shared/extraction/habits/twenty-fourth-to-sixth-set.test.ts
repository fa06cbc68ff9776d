/** Habits of CVs of the twenty-fourth to the twenty-sixth set of strangers, each with invented persons of our own. */
import { expect, it } from 'vitest';
import { columnsOf } from '../../../../shared/words/column-titles.ts';
import { addressScore } from '../../../../shared/words/places.ts';
import { institutionScore } from '../../../../shared/words/school-words.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';
import { readProfile } from '../support/read-profile.ts';

const factsOf = (body: string, file?: string) =>
  compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`, file);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;

it('a letter without headings describes jobs', async () => {
  expect(
    await jobsOf(`Exmos. Senhores,
Venho por este meio apresentar o meu currículo.
Desde maio de 2017 até hoje sou chefe de cozinha no Restaurante Tansy, em Alcaria, uma casa com 60 lugares. Faço as ementas da semana.
Antes, de março de 2009 a abril de 2017, fui cozinheira de 1.ª no Hotel Rural Aster. Ali aprendi a trabalhar para muita gente.`),
  ).toEqual([
    'chefe de cozinha | Restaurante Tansy | 2017-05 | now',
    'cozinheira de 1.ª | Hotel Rural Aster | 2009-03 | 2017-04',
  ]);
});

it('the head of a table may be repeated over each row', async () => {
  const row = 'Desde\tHasta\tPuesto\tEmpresa';
  expect(columnsOf(row)).toEqual(['other', 'other', 'title', 'employer']);
  expect(
    await jobsOf(`EXPERIENCIA LABORAL
${row}
02/2020\t11/2024\tAuxiliar administrativa\tGestoría Tansy S.L.
${row}
06/2017\t12/2019\tTeleoperadora\tContacta Aster S.A.`),
  ).toEqual([
    'Auxiliar administrativa | Gestoría Tansy S.L. | 2020-02 | 2024-11',
    'Teleoperadora | Contacta Aster S.A. | 2017-06 | 2019-12',
  ]);
});

it.each([
  [
    'over its value',
    'Nombre y apellidos\tFecha de nacimiento\tNacionalidad\nMarta Vidal Tansy\t04/10/1983\tEspañola',
  ],
  ['beside its value', 'Nombre\tMarta Vidal Tansy\nDirección\tCalle Mayor 5, Soria'],
])('the label of a name: %s', async (_, rows) => {
  const { name } = await compactFacts(`DATOS PERSONALES\n${rows}\n\nFORMACIÓN\n2004\tBachillerato\n`);
  expect(name).toBe('Marta Vidal Tansy');
});

it('a Japanese post may follow the place of work, and a rise has remarks', async () => {
  expect(
    await jobsOf(`職歴
平成24年4月 社会福祉法人つばめ会 入職
介護老人保健施設「すみれ」に介護職員として配属
平成29年4月 同施設 フロアリーダーに昇任（職員12名を担当）
現在に至る`),
  ).toEqual([
    '介護職員 | 社会福祉法人つばめ会 | 2012-04 | 2017-04',
    'フロアリーダー | 社会福祉法人つばめ会 | 2017-04 | now',
  ]);
});

it('the post is in brackets with the terms of work', async () => {
  expect(
    await jobsOf(`職歴
平成18年5月 株式会社つばめケア 入社（訪問介護員、パート勤務）
平成24年3月 株式会社つばめケア 退社
平成25年4月 株式会社すみれ文具 入社（販売スタッフとして勤務）
平成30年3月 株式会社すみれ文具 退社`),
  ).toEqual([
    '訪問介護員 | 株式会社つばめケア | 2006-05 | 2012-03',
    '販売スタッフ | 株式会社すみれ文具 | 2013-04 | 2018-03',
  ]);
});

it('the period of a whole stay may have the town before it', async () => {
  expect(
    await jobsOf(`EXPERIENCE
Tansy House (Aster Care Group)
Stanmere · 2017 – present
Deputy Manager\tOct 2021 – present
Wrote the rota.
Team Leader\tFeb 2017 – Sep 2021
Led the nights.`),
  ).toEqual([
    'Deputy Manager | Tansy House (Aster Care Group) | 2021-10 | now',
    'Team Leader | Tansy House (Aster Care Group) | 2017-02 | 2021-09',
  ]);
});

it('a post and an employer may lead a paragraph, or be a sentence of their own', async () => {
  expect(
    await jobsOf(`TRABAJO
ago. 2023 - actualidad
Técnica de laboratorio, Bodegas Tansy, Villarobles. Análisis de mosto y vino: acidez, grado, azúcares.
2021 - 2022
Monitora de comedor, Colegio Aster, Villarobles.`),
  ).toEqual([
    'Técnica de laboratorio | Bodegas Tansy | 2023-08 | now',
    'Monitora de comedor | Colegio Aster | 2021 | 2022',
  ]);
  expect(
    await jobsOf(`ESPERIENZE DI LAVORO
dal 2000 al 2005: Educatrice presso Cooperativa Tansy, Borgosanto. Doposcuola e assistenza a minori.
dal 1996 al 1999: Impiegata presso Studio notarile Asterina.`),
  ).toEqual([
    'Educatrice | Cooperativa Tansy | 2000 | 2005',
    'Impiegata | Studio notarile Asterina | 1996 | 1999',
  ]);
});

it('a word between a post and an employer of another style is no part of either', async () => {
  const { jobs } = await factsOf(
    `## Experiencia

**Desarrolladora backend** en Tansy Pagos (remoto)\tsept. 2019 – dic. 2022
API de comercios.`,
    'cv.md',
  );
  expect(jobs).toEqual(['Desarrolladora backend | Tansy Pagos | 2019-09 | 2022-12']);
});

it.each([
  'Résidence Les Tansies, bât. C, 31999 Tolvaire',
  'Kadekade 9 bis, 0025 AC Zuiderschans',
  'Largo do Poço, 5, 0075-220 Alcaria da Serra',
  'Apt 3, Bóthar na Trá, Salthill, Co. Galway, H91 X0X0',
  'Salita del Pozzo 2, Borgo San Neri',
  'Bryggargränd 18, lgh 1203, 999 82 Norrkullen',
  'Storgatan 4 B, Hammarsta',
])('an address: %s', (text) => expect(addressScore(text)).toBeGreaterThan(0));

it('a level of school is no school, and a Brazilian school has initials', () => {
  expect(institutionScore('Ensino médio completo')).toBe(0);
  expect(institutionScore('E. E. Professora Dirce Tansy')).toBe(1);
});

it.each([
  ['Persoonsgegevens', 'contact'],
  ['Dane personalne', 'contact'],
  ['Renseignements personnels', 'contact'],
  ['Schul- und Berufsausbildung', 'education'],
  ['Historia laboral', 'work'],
  ['主な経歴', 'work'],
])('%s is a title', (title, kind) => expect(sectionOf(title)).toBe(kind));

it('a title in brackets ends the jobs where the others have brackets', async () => {
  expect(
    await jobsOf(`【職務要約】
営業を経験しました。
【職務経歴】
株式会社つばめ商事（2015年10月～現在）
2015年10月～現在\t営業部 課長
【営業実績】
2023年度\t612\t108%
2022年度\t587\t115%`),
  ).toEqual(['営業部 課長 | 株式会社つばめ商事 | 2015-10 | now']);
});

it('a year amid the text of an entry makes no second entry of it', async () => {
  expect(
    await jobsOf(`LAVORO
dal 2004 al 2023\tAutista di linea, Autolinee Tansy S.n.c., Chiusanova. Linee per la costa; dal 2012 facevo anche i turni.
dal 1991 al 2004\tAutista di pullman, Viaggi Aster, Torre Elmo. Gite scolastiche in mezza Europa.
dal 1987 al 1990\tCamionista, Calcestruzzi Val di Tansy`),
  ).toEqual([
    'Autista di linea | Autolinee Tansy S.n.c. | 2004 | 2023',
    'Autista di pullman | Viaggi Aster | 1991 | 2004',
    'Camionista | Calcestruzzi Val di Tansy | 1987 | 1990',
  ]);
});

it.each([
  ['Mme Claire Roy', 'Claire Roy'],
  ['Sra. Claire Roy', 'Claire Roy'],
  ['Dr. Claire Roy', 'Dr. Claire Roy'],
  ['Pan Wei Chen', 'Pan Wei Chen'],
])('%s is called %s', async (written, name) => {
  expect((await compactFacts(`${written}\nclaire@example.org\n\nSKILLS\nExcel, Word\n`)).name).toBe(name);
});

it('a role below an employer is no town if a later role alone is inside its period', async () => {
  expect(
    await jobsOf(`EXPERIENCIA
Hotel Tansy
Botones · 2010 – 2020
Conserje
2015 – 2020`),
  ).toHaveLength(2);
});

it('a paragraph below a period is no head where the head is above the period, or no employer is in it', async () => {
  const { jobs } = await factsOf(`EXPERIENCE
Driver, Tansy Wholesale
2017 – 2020
Drivers, fitters and storemen reported to me. Rebuilt the rota.
Caretaker, Aster School
2012 – 2017
Cleaners, porters and cooks reported to me. Won the award.`);
  expect(jobs).toEqual(['Driver | Tansy Wholesale | 2017 | 2020', 'Caretaker | Aster School | 2012 | 2017']);
});

it('a paragraph below a period is no head where the line above is one, though it names an employer', async () => {
  const jobs = await jobsOf(`EXPERIENCE
Driver, Tansy Wholesale
2017 – 2020
Manager of drivers, Aster GmbH among our clients. Rebuilt the rota.
Caretaker, Aster School
2012 – 2017
Assistant of cooks, Tansy School of Cooking nearby. Won the award.`);
  expect(jobs).toEqual(['Driver | Tansy Wholesale | 2017 | 2020', 'Caretaker | Aster School | 2012 | 2017']);
});

it('a paragraph that names a post and no employer is no head', async () => {
  const jobs = await jobsOf(`EXPERIENCE
2017 – 2020
Senior Nurse, Intensive Care. Covered nights in a ward of twelve.
2012 – 2017
Nurse, Outpatients. Gave injections and took blood.`);
  expect(jobs.filter((job) => job.includes('Intensive Care'))).toEqual([]);
});

it('a letter about clubs and schools has no jobs', async () => {
  expect(
    await jobsOf(`Ich suche eine Stelle als Koch.
Von 2009 bis 2013 war ich Schüler bei Frau Tansy, am Klavier.
Von 2013 bis 2016 war ich Mitglied bei Aster Dortmund.`),
  ).toEqual([]);
});

it('employers that end like streets stay employers', async () => {
  expect(
    await jobsOf(`EXPERIENCE
Technicien, Legrand, Limoges, 2010 – 2014
Undersköterska, Ekbacken, Umeå, 2005 – 2010
Teacher, Martin Luther King Jr. School, Atlanta, 2000 – 2004`),
  ).toEqual([
    'Technicien | Legrand | 2010 | 2014',
    'Undersköterska | Ekbacken | 2005 | 2010',
    'Teacher | Martin Luther King Jr. School | 2000 | 2004',
  ]);
});

it('what is in brackets below a job belongs to it, and a fiscal year begins none', async () => {
  const { profile } = await readProfile(
    'ワイルヴァ マーシュ\n\n【職務経歴】\n2010年4月〜2015年3月 株式会社つばめ 営業\n【業務内容】\n法人営業を担当\n【学歴】\n2010年3月 北都大学 卒業\n',
  );
  expect(profile.work).toHaveLength(1);
  expect(profile.work[0]?.summary).toContain('法人営業を担当');
});

it('a title of personal data between two jobs ends nothing', async () => {
  expect(
    await jobsOf(`ESPERIENZA
Cuoca, Tansy Ristorazione, Parma, 2010 – 2014
Generalità
Addetta, Aster Alimentari, Parma, 2014 – 2018`),
  ).toHaveLength(2);
});
