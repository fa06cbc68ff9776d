/** Habits of CVs by strangers that lost whole sections at first sight. */
import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

const head = (name: string) => `${name}\nsomeone@example.org\n\n`;

it('a title with its field is a title, where it is set apart', async () => {
  const { work, education, skills } = await readText(`${head('Maria Sanz Lara')}
Experiencia en el ámbito sanitario
Enfermera de urgencias, Hospital La Fe, Valencia
03/2018 - actualidad

Experiencia jurídica
Abogada, Bufete Roca, Madrid
2014 - 2017

Antecedentes académicos
Grado en Enfermería
Universidad de Granada
2010 - 2014

Conocimientos y otras aficiones
Excel, SAP
`);
  expect(work).toEqual([
    'Enfermera de urgencias | Hospital La Fe | Valencia | 2018-03 | now',
    'Abogada | Bufete Roca | Madrid | 2014 | 2017',
  ]);
  expect(education[0]).toContain('Universidad de Granada | 2010 | 2014');
  expect(skills).toEqual(['Excel', 'SAP']);
});

it('dated lines without any title are jobs and courses by their own words', async () => {
  const { work, education } = await readText(`${head('Tom Becker')}
Elektriker (Siemens AG)      2015 – 2019
• Wartung von Anlagen
Servicetechniker (Bosch GmbH, Ulm)      2020 – heute
• Inbetriebnahme beim Kunden
B.Eng. Elektrotechnik, Hochschule Ulm      2011 – 2015
`);
  expect(work).toEqual([
    'Elektriker | Siemens AG | – | 2015 | 2019',
    'Servicetechniker | Bosch GmbH | Ulm | 2020 | now',
  ]);
  expect(education).toEqual(['B.Eng. | Elektrotechnik | Hochschule Ulm | 2011 | 2015']);
});

it('an employer may be announced, come after a town, or be beside a field of the title', async () => {
  const { work } = await readText(`${head('Jane Doe')}
Experience
Store Manager – Fashion      2019 – Present
Harper & Lane – Birmingham
Target | Hoover, AL, Shift Supervisor
June 2015 to August 2019

Cuoco
presso Ristorante Da Gino, Milano
da marzo 2013 ad aprile 2015
Preparazione dei piatti
`);
  expect(work.slice(0, 2)).toEqual([
    'Store Manager – Fashion | Harper & Lane | Birmingham | 2019 | now',
    'Shift Supervisor | Target | Hoover, AL | 2015-06 | 2019-08',
  ]);
  expect(work[2]).toContain('Ristorante Da Gino | Milano | 2013-03 | 2015-04');
});

it('a bracket with the employer may wrap', async () => {
  const { work } = await readText(`${head('Inês Taveira')}
Experiência
Contabilista (Vinhos Quinta da Ribeira, Lda., Peso da      2019 – 2021
Régua)
• Fecho de contas
Técnica de contabilidade (Contas em Dia, Vila Real)      2013 – 2019
`);
  expect(work[0]).toMatch(
    /^Contabilista \| Vinhos Quinta da Ribeira, Lda\. \| Peso da Régua \| 2019 \| 2021$/,
  );
  expect(work[1]).toBe('Técnica de contabilidade | Contas em Dia | Vila Real | 2013 | 2019');
});

it('a period that a narrow column breaks is one period', async () => {
  const { work, education } = await readText(`${head('Anna Kowalska')}
Experience
Jan 2019
Mar 2022      Site Engineer
              Skanska, Warsaw
Education
2011 –
2016          MSc Civil Engineering, Warsaw University of Technology
`);
  expect(work).toEqual(['Site Engineer | Skanska | Warsaw | 2019-01 | 2022-03']);
  expect(education).toEqual(['MSc | Civil Engineering | Warsaw University of Technology | 2011 | 2016']);
});

it('skills of one paragraph are parted at its labels; ratings and years are none', async () => {
  const { skills, languages } = await readText(`${head('Marc Whit')}
Skills
Wondzorg ●●●●○
Teamcoaching ●●●○○
Tools: Kubernetes, Kafka (6 years). Methods: Inventory, Scheduling

Languages
I speak English and Welsh fluently and some French.
`);
  expect(skills).toEqual(['Wondzorg', 'Teamcoaching', 'Kubernetes', 'Kafka', 'Inventory', 'Scheduling']);
  expect(languages.map((line) => line.slice(0, 2))).toEqual(['en', 'cy', 'fr']);
});

it('a name may go on below with a particle; the place has a label', async () => {
  const { name, place } = await readText(`Dr. Anne-Marie
van den Berg
Current location: Utrecht
am@example.nl

Werkervaring
Verpleegkundige, UMC Utrecht, 2015 – heden
`);
  expect(name).toContain('van den Berg');
  expect(place).toBe('Utrecht');
});
