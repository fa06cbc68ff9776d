/** What the thirtieth to the thirty-fourth set of strangers' CVs lost at first sight, and what a reviewer found near the mended rules. */
import { describe, expect, it } from 'vitest';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;

describe('rows of a year and a month', () => {
  const rows = (first: string, second: string) => `職歴
${first}\t山陰青果運輸有限会社 入社（配送ドライバー）
${second}\t同社 退社`;

  it.each([
    ['平成元年\t4', '平成11年\t9', '1989-04', '1999-09'],
    ['平成16年\t4', '令和2年\t9', '2004-04', '2020-09'],
    ['2004年\t4', '2020年\t9', '2004-04', '2020-09'],
    ['2004\t4', '2020\t9', '2004-04', '2020-09'],
    ['H16年4月', 'R2年9月', '2004-04', '2020-09'],
  ])('%s and %s', async (first, second, start, end) => {
    expect(await jobsOf(rows(first, second))).toEqual([
      `配送ドライバー | 山陰青果運輸有限会社 | ${start} | ${end}`,
    ]);
  });

  it('years of the Republic of China, and full-width slashes between the parts', async () => {
    expect(
      await jobsOf(`【工作經歷】
竹溪國民中學／教務主任／民國 104 年 8 月～迄今
內埔國民中學／代理教師／民國 90 年 9 月～民國 92 年 7 月`),
    ).toEqual(['教務主任 | 竹溪國民中學 | 2015-08 | now', '代理教師 | 內埔國民中學 | 2001-09 | 2003-07']);
  });

  it('"R3年" among skills is no date', async () => {
    const [job] = await jobsOf(
      `職歴\n2015年4月～2019年3月 株式会社山田商事\n統計解析（R3年、Python5年）を担当`,
    );
    expect(job).toMatch(/2015-04 \| 2019-03/);
  });
});

describe('periods', () => {
  it('with a column each for the start and the end, until now', async () => {
    expect(
      await jobsOf(`EXPERIÊNCIA PROFISSIONAL
Empresa\tFunção\tAdmissão\tSaída
Transportadora Pantaneira Ltda.\tMotorista carreteiro\t02/2020\tatual
Granja Avelar\tMotorista de caminhão\t06/2015\t11/2019`),
    ).toEqual([
      'Motorista carreteiro | Transportadora Pantaneira Ltda. | 2020-02 | now',
      'Motorista de caminhão | Granja Avelar | 2015-06 | 2019-11',
    ]);
  });

  it('with a label for each end', async () => {
    expect(
      await jobsOf(`EXPERIENCIA LABORAL
EMPRESA:\tClínica Santa Lucía
CARGO:\tAuxiliar de enfermería
FECHA DE INGRESO:\tFebrero de 2024
FECHA DE RETIRO:\tActualmente laborando
EMPRESA:\tAlmacén El Baratón
CARGO:\tVendedora
FECHA DE INGRESO:\tOctubre de 2019
FECHA DE RETIRO:\tEnero de 2021`),
    ).toEqual([
      'Auxiliar de enfermería | Clínica Santa Lucía | 2024-02 | now',
      'Vendedora | Almacén El Baratón | 2019-10 | 2021-01',
    ]);
  });

  it('at the end of a line that wraps', async () => {
    expect(
      await jobsOf(`EXPÉRIENCE
Agente de bibliothèque
Médiathèque Les Embruns • septembre 2016 – décembre
2019
Libraire
Librairie La Marge • février 2013 – juillet 2016`),
    ).toEqual([
      'Agente de bibliothèque | Médiathèque Les Embruns | 2016-09 | 2019-12',
      'Libraire | Librairie La Marge | 2013-02 | 2016-07',
    ]);
  });

  it('after a head in one line that wraps in a name or after the month', async () => {
    expect(
      await jobsOf(`BERUFSERFAHRUNG
Rechtsanwältin und Salary Partnerin, Bentheim Corvinus PartG mbB, Frankfurt am
Main, seit Januar 2021
Wissenschaftliche Mitarbeiterin, Lehrstuhl für Bürgerliches Recht Rheinhessen, April
2011 bis September 2013`),
    ).toEqual([
      'Rechtsanwältin und Salary Partnerin | Bentheim Corvinus PartG mbB | 2021-01 | now',
      'Wissenschaftliche Mitarbeiterin | Lehrstuhl für Bürgerliches Recht Rheinhessen | 2011-04 | 2013-09',
    ]);
  });

  it('a list that ends in a comma is no head that wraps', async () => {
    const jobs = await jobsOf(`BERUFSERFAHRUNG
01/2019 – 03/2023
Lageristin, Baxter Logistik GmbH
Excel, SAP, Word, PowerPoint, Outlook, Teams, Oracle, Navision,
2015 – 2018
Verkäuferin, Edeka Müller`);
    expect(jobs.at(-1)).toBe('Verkäuferin | Edeka Müller | 2015 | 2018');
  });
});

describe('titles', () => {
  const two = (title: string) => `Work experience
Barista, Rose Hotel, 2019 – 2021
${title}
- Stock control
Shop Assistant, Greenfield Foods, 2015 – 2018

Education
BSc Physics, Leeds University, 2012 – 2015`;

  it.each(['What I learned', 'What I learned:', 'What I offer:'])(
    '"%s" in a job is a part of it',
    async (title) => {
      expect(await jobsOf(two(title))).toHaveLength(2);
    },
  );

  it.each([
    [
      'Expérience professionnelle',
      'en parallèle\n  à ma formation',
      'Serveuse, Hôtel Rose',
      'Vendeuse, Boulangerie Morel',
    ],
    [
      'Experiencia laboral',
      'que compaginaba\n  con mis estudios',
      'Camarera, Hotel Rosa',
      'Cajera, Supermercado Sol',
    ],
    [
      'Esperienza lavorativa',
      'insieme\n  con i miei studi',
      'Cameriera, Albergo Rosa',
      'Commessa, Panificio Sole',
    ],
  ])('%s: the end of a sentence that wraps is none', async (heading, duty, first, second) => {
    expect(await jobsOf(`${heading}\n${first}, 2019 – 2021\n- ${duty}\n${second}, 2015 – 2018`)).toHaveLength(
      2,
    );
  });

  it.each(['Lehre und Berufserfahrung', 'Referendariat und Berufspraxis'])(
    '%s: a section of jobs',
    async (title) => {
      const { jobs, schools } = await factsOf(`${title}
Lageristin, Baxter GmbH, 01/2019 – 03/2023
Verkäuferin, Edeka Müller, 2015 – 2018`);
      expect([jobs.length, schools.length]).toEqual([2, 0]);
    },
  );

  it('counted in Chinese, and in brackets before their text', async () => {
    const { jobs, skills } = await factsOf(`一、工作经验
2016年1月至今 启文小学 行政书记
【技能】 公文往来、学费收缴`);
    expect(jobs).toHaveLength(1);
    expect(skills).toEqual(['公文往来', '学费收缴']);
  });
});

describe('heads', () => {
  it('the post after the kind of contract and the period, in the academic form of Brazil', async () => {
    expect(
      await jobsOf(`Atuação profissional
Universidade Federal do Planalto, UFP, Brasil.
2018 - Atual\tVínculo: Servidor público, Enquadramento funcional: Professora Adjunta, Carga horária: 40.`),
    ).toEqual(['Professora Adjunta | Universidade Federal do Planalto | 2018 | now']);
  });
});

describe('entries without a date', () => {
  const cv = (body: string) =>
    compactFacts(`# Ylva Marsh\n\nylva@example.org\n\n## Work experience\n\n${body}`, 'cv.md');

  it('below dated ones whose heads are bold', async () => {
    const { jobs } = await cv(
      `**Head Waitress**\n\nHotel Aster, 2019 – 2021\n\n- Forty tables\n\n**Waitress**\n\nHotel Rose\n`,
    );
    expect(jobs).toEqual(['Head Waitress | Hotel Aster | 2019 | 2021', 'Waitress | Hotel Rose |  | ']);
  });

  it.each([
    ['Technologies', 'Java, Spring, Oracle'],
    ['Responsibilities', 'Managing a team of five clerks'],
    ['Clients', 'Siemens AG, Barclays Bank'],
    ['Team', 'Five developers and a tester'],
    ['Responsibilities:', 'Deputy for the store manager and the clerks.'],
  ])('"%s" in bold is none', async (label, text) => {
    const { jobs } = await cv(
      `**Java Developer**\n\nBaxter Ltd, 2019 – 2021\n\n- Built the shop\n\n**${label}**\n\n${text}\n`,
    );
    expect(jobs).toEqual(['Java Developer | Baxter Ltd | 2019 | 2021']);
  });
});

describe('the person', () => {
  it.each([
    ['Name:\tKrummhauer\nVorname:\tDetlef', 'Detlef Krummhauer'],
    ['First name: Grace\nSurname: Adeyemi', 'Grace Adeyemi'],
    ['Apellidos: Herrero Díaz\nNombre: Lucía', 'Lucía Herrero Díaz'],
    ['Nombre: Lucía Herrero Díaz\nApellidos: Herrero Díaz', 'Lucía Herrero Díaz'],
    ['Name: Anna Weber\nVorname: Anna', 'Anna Weber'],
  ])('%j', async (lines, name) => {
    expect(
      (await compactFacts(`${lines}\nmail@example.org\n\nWork experience\nCook, Hotel Aster, 2019 – 2021`))
        .name,
    ).toBe(name);
  });

  it.each([
    'C.C. 1.000.555.012',
    'PESEL: 76041512345',
    'CPF: 012.345.678-90',
    'Documento de identidad\t1.000.555.012',
  ])('%j is no telephone number', async (line) => {
    const { phone } = await compactFacts(
      `Ylva Marsh\n${line}\nylva@example.org\n\nWork experience\nCook, Hotel Aster, 2019 – 2021`,
    );
    expect(phone).toBeNull();
  });

  it('a telephone number after that of an identity paper is one', async () => {
    const { phone } = await compactFacts(
      `Ylva Marsh\nCPF: 012.345.678-90 | +55 11 95555-0101\nylva@example.org\n\nWork experience\nCook, Hotel Aster, 2019 – 2021`,
    );
    expect(phone).toBe('+5511955550101');
  });

  it.each(['Avv. Piero Tornabuoni', 'Dott.ssa Clelia Orsini'])('%s: the title is left out', async (name) => {
    expect(
      (
        await compactFacts(
          `${name}\nmail@example.org\n\nEsperienza lavorativa\nCuoca, Hotel Aster, 2019 – 2021`,
        )
      ).name,
    ).toBe(name.split(' ').slice(1).join(' '));
  });
});
