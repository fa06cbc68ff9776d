/** Heads that are whole on one line, and lines below them that are not; posts, houses and labels between full stops. */
import { expect, it } from 'vitest';
import { withoutWrappedLabels } from '../../../../shared/extraction/entries/wrapped-labels.ts';
import { compactFacts } from '../support/compact-facts.ts';
import { linesOf, rowOf } from '../support/lines.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;

it('where most lines below are employers, the names after posts are departments', async () => {
  const jobs = await jobsOf(`EMPLOYMENT
Staff Nurse, Public Health\t2022 - 2024
Tansy Healthcare, Ballincollig
Senior Nurse, Coronary Care\t2019 - 2022
Aster Hospital, Cork
Registered Nurse, Cardiac Step-down\t2015 - 2019
Swan River General`);
  expect(jobs[2]).toMatch(/\| Swan River General \|/);
});

it('duties below whole heads are no employers', async () => {
  expect(
    await jobsOf(`BERUFSERFAHRUNG
Koch, Gasthof Tansy\t2018 - 2021
Warme Küche
Lehrling, Gasthaus Aster\t2012 - 2015
Alle Posten`),
  ).toEqual(['Koch | Gasthof Tansy | 2018 | 2021', 'Lehrling | Gasthaus Aster | 2012 | 2015']);
});

it.each(['Chef: monsieur Durand', 'Kierownik: pan Nowak'])('"%s" is no post', async (line) => {
  const [job] = await jobsOf(`EXPERIENCE\n2010 - 2014\nHotel Tansy\n${line}`);
  expect(job).not.toMatch(/^(?:Chef|Kierownik) \|/);
});

it('the place of work belongs to the name of a Japanese corporation', async () => {
  expect(
    await jobsOf(`職歴
2018年4月〜2022年3月 社会福祉法人つばめ会 すみれ保育園 保育士
2010年4月〜2014年3月 医療法人清流会 すみれ中央病院 看護師`),
  ).toEqual([
    '保育士 | 社会福祉法人つばめ会 すみれ保育園 | 2018-04 | 2022-03',
    '看護師 | 医療法人清流会 すみれ中央病院 | 2010-04 | 2014-03',
  ]);
});

it('the academic form of Brazil has names with full stops, and the post in a row of labels', async () => {
  expect(
    await jobsOf(`Atuação profissional
2012 - 2015\tFaculdade Tansy.
Vínculo: Celetista. Enquadramento funcional: Professor Substituto.
2008 - 2012\tUniversidade Aster.
Vínculo: Bolsista. Enquadramento funcional: Pesquisador bolsista.`),
  ).toEqual([
    'Professor Substituto | Faculdade Tansy | 2012 | 2015',
    'Pesquisador bolsista | Universidade Aster | 2008 | 2012',
  ]);
});

it('a full stop may be between a post or a degree and its house', async () => {
  const { jobs, schools } = await factsOf(`PUESTOS
2018 - 2022\tProfesor titular. Universidad del Tansy.
2014 - 2018\tInvestigador posdoctoral. Universidad del Aster.

ESTUDIOS
2007 - 2011\tDoctorado en Ciencias del Mar. Universidad del Tansy.`);
  expect(jobs).toEqual([
    'Profesor titular | Universidad del Tansy | 2018 | 2022',
    'Investigador posdoctoral | Universidad del Aster | 2014 | 2018',
  ]);
  expect(schools).toEqual(['Universidad del Tansy | Doctorado | Ciencias del Mar | 2007 | 2011']);
});

it('a level of a trade is no school, where schools come second', async () => {
  const { schools } = await factsOf(`AUSBILDUNG
Koch, Berufsschule Tansy\t1995 - 1998
Schweißer, Stufe Zwei\t2001 - 2003`);
  expect(schools[1]).not.toMatch(/^Stufe Zwei/);
});

it('the rest of a label that wraps is left out, a line at the edge or in the column of values is not', () => {
  const label = rowOf([56, 'Nome e indirizzo del datore di lavoro'], [223, 'Casa di Cura Tansy']);
  const texts = (x: number) =>
    withoutWrappedLabels(linesOf(label, { text: 'privato', x, width: 30 })).map(({ text }) => text);
  expect(texts(187)).toEqual([label.text]);
  for (const x of [56, 223]) expect(texts(x)).toEqual([label.text, 'privato']);
});
