import { describe, expect, it } from 'vitest';
import { compactFacts } from '../support/compact-facts.ts';

const jobsOf = async (text: string, heading = 'EXPERIENCE') =>
  (await compactFacts(`Mara Lindqvist\nmara.lindqvist@example.org\n\n${heading}\n${text}`)).jobs;
const schoolsOf = async (text: string, heading = 'EDUCATION') =>
  (await compactFacts(`Mara Lindqvist\nmara.lindqvist@example.org\n\n${heading}\n${text}`)).schools;
const nameIn = async (head: string) =>
  (await compactFacts(`${head}\n\nEXPERIENCE\nTeller, Brannock Bank, 2012 - 2014`)).name;

describe('several roles with one employer', () => {
  it('stand under its name and the dates of the whole stay', async () => {
    expect(
      await jobsOf(`Royal Wyndale Infirmary (September 2013 to date)
Senior Staff Nurse (Band 6), Critical Care
April 2019 to date
Staff Nurse (Band 5), Ward 12
September 2013 to April 2019`),
    ).toEqual([
      'Senior Staff Nurse (Band 6), Critical Care | Royal Wyndale Infirmary | 2019-04 | now',
      'Staff Nurse (Band 5), Ward 12 | Royal Wyndale Infirmary | 2013-09 | 2019-04',
    ]);
  });

  it('keep what stands behind their comma or dash', async () => {
    expect(
      await jobsOf(`HOLLIS & BRANDT
Vice President, Healthcare\tJanuary 2025 – Present
Associate, Healthcare\tJuly 2021 – December 2024
Analyst – Power Markets\tJune 2019 – June 2021`),
    ).toEqual([
      'Vice President, Healthcare | HOLLIS & BRANDT | 2025-01 | now',
      'Associate, Healthcare | HOLLIS & BRANDT | 2021-07 | 2024-12',
      'Analyst – Power Markets | HOLLIS & BRANDT | 2019-06 | 2021-06',
    ]);
  });
});

describe('a form', () => {
  it('of the old European format is read by its labels', async () => {
    const text = `• Date (da – a)\tDal 10/2003 al 08/2008
• Nome e indirizzo del datore di lavoro\tComune di Borgomare
• Tipo di azienda o settore\tEnte locale
• Tipo di impiego\tCollaboratrice dell’ufficio anagrafe
• Principali mansioni e responsabilità\tFront office, carte d’identità`;
    expect(await jobsOf(text, 'ESPERIENZA LAVORATIVA')).toEqual([
      'Collaboratrice dell’ufficio anagrafe | Comune di Borgomare | 2003-10 | 2008-08',
    ]);
  });

  it('may tell pay and hours between employer and role', async () => {
    const text = `Bureau of Rangeland
06/2018 - Present
Salary: $81,963.00 USD Per Year
Hours per week: 40
Natural Resource Specialist`;
    expect(await jobsOf(text)).toEqual(['Natural Resource Specialist | Bureau of Rangeland | 2018-06 | now']);
  });

  it('may be a sentence', async () => {
    const text = 'Worked as Test Engineer in Quonzeta Technologies from June 2019 to Oct 2021.';
    expect(await jobsOf(text)).toEqual(['Test Engineer | Quonzeta Technologies | 2019-06 | 2021-10']);
  });
});

describe('a freelancer', () => {
  const projects = `Data Engineer\t06/2021 – 02/2024
Kunde: Kessenich Logistik
BI-Architekt\t10/2018 – 05/2021
Kunde: Modehaus Wiegand`;

  it('has clients where others have employers', async () => {
    expect(await jobsOf(projects, 'PROJEKTE')).toEqual([
      'Data Engineer | Kessenich Logistik | 2021-06 | 2024-02',
      'BI-Architekt | Modehaus Wiegand | 2018-10 | 2021-05',
    ]);
  });

  it('is not who tells the projects of a job', async () => {
    const names = projects
      .replace('Data Engineer', 'Retail Loans')
      .replace('BI-Architekt', 'Mobile Ticketing');
    expect(await jobsOf(names, 'PROJEKTE')).toEqual([]);
  });
});

describe('dates', () => {
  it('in Roman months, of two digits, of eras', async () => {
    expect(await jobsOf('od III 2020\tPołożna, Szpital Wawrzyna', 'DOŚWIADCZENIE')).toEqual([
      'Położna | Szpital Wawrzyna | 2020-03 | now',
    ]);
    expect(await jobsOf("Courier\nBig Prairie Carriers | '06 – '09")).toEqual([
      'Courier | Big Prairie Carriers | 2006 | 2009',
    ]);
    const japanese =
      '平成26\t4\t有限会社鈴木モータース\t入社（整備士）\n平成29\t8\t有限会社鈴木モータース\t退社';
    expect(await jobsOf(japanese, '職歴')).toEqual(['整備士 | 有限会社鈴木モータース | 2014-04 | 2017-08']);
  });

  it('are not read out of the end of a sentence', async () => {
    const text = 'Plant Manager, Fundy Power\t2013 – 2019\n• No injury in generation since\nMarch 2017.';
    expect(await jobsOf(text)).toEqual(['Plant Manager | Fundy Power | 2013 | 2019']);
  });

  it('are not read out of pay grades', async () => {
    const text = 'Inventory Specialist, GS-2010-11\nTidewater Depot\n06/2019 – Present';
    expect((await jobsOf(text))?.[0]).toMatch(/\| 2019-06 \| now$/);
  });
});

it('a pause that is explained is no job', async () => {
  const text = '08/2018 – 04/2021\tElternzeit\n02/2014 – 07/2018\tBuchhalterin, Henkel & Wirth, Krefeld';
  expect(await jobsOf(text, 'BERUFSERFAHRUNG')).toEqual([
    'Buchhalterin | Henkel & Wirth | 2014-02 | 2018-07',
  ]);
});

it('the school is in the place of schools in this document', async () => {
  const text = `2011\tGrundkurs Edelstein
Haus Wendel
1995 – 1998\tLehre als Koch
Hotel Post`;
  expect(await schoolsOf(text, 'AUSBILDUNG')).toEqual([
    expect.stringMatching(/^Haus Wendel \|/),
    expect.stringMatching(/^Hotel Post \|/),
  ]);
});

describe('a name', () => {
  it('has letters, maiden names and a nickname beside it', async () => {
    expect(await nameIn('Siobhan Keefe RGN, BSc (Hons)\ns.keefe@example.ie')).toBe('Siobhan Keefe');
    expect(await nameIn('Annegret von der Heide, geb. Lind\na.vonderheide@example.de')).toBe(
      'Annegret von der Heide',
    );
    expect(await nameIn('Nneka Achebe-Thorne, FRHistS\nn.achebe@example.org')).toBe('Nneka Achebe-Thorne');
    expect(await nameIn('HARPREET (HARRY) SINGH\nharry.singh@example.org')).toBe('HARPREET (HARRY) SINGH');
  });

  it('may put the family first, and end like a degree', async () => {
    expect(await nameIn('LIM WEI XIANG, JEREMY\njeremy.lim@example.sg')).toBe('LIM WEI XIANG, JEREMY');
    expect(await nameIn('JOSI APARECIDA SANTOS LIMA\njosi.lima@example.br')).toBe(
      'JOSI APARECIDA SANTOS LIMA',
    );
  });

  it('may look like such letters', async () => {
    expect(await nameIn('Mei Ling NG\nmei.ng@example.sg')).toBe('Mei Ling NG');
    expect(await nameIn('Robert Nee\nrobert@example.ie')).toBe('Robert Nee');
  });

  it('may be a trade', async () => {
    expect(await nameIn('Anna Baker\nHollow Reed\nhello@example.org')).toBe('Anna Baker');
  });
});
