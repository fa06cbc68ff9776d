import { describe, expect, it } from 'vitest';
import { compactFacts } from '../support/compact-facts.ts';

const jobsOf = async (text: string, heading = 'EXPERIENCE') =>
  (await compactFacts(`Mara Lindqvist\nmara.lindqvist@example.org\n\n${heading}\n${text}`)).jobs;
const listed = async (text: string) => {
  const { skills, languages } = await compactFacts(
    `Mara Lindqvist\nmara.lindqvist@example.org\n\nEXPERIENCE\nTeller, Brannock Bank, 2012 - 2014\n\n${text}`,
  );
  return { skills, languages: languages.map((row) => row.split(' | ')[0]) };
};

describe('a head', () => {
  it('may have labels that end like sentences', async () => {
    const text = `2018 - Atual – Fazenda Três Lagoas
Cargo: Coordenador de Produção.
Principais atividades: planejamento de safra.
2013 - 2018 – Semear Insumos Agrícolas
Cargo: Representante Técnico de Vendas.`;
    expect(await jobsOf(text, 'EXPERIÊNCIA PROFISSIONAL')).toEqual([
      'Coordenador de Produção | Fazenda Três Lagoas | 2018 | now',
      'Representante Técnico de Vendas | Semear Insumos Agrícolas | 2013 | 2018',
    ]);
  });

  it('may part the employer and its town from the post by a stroke', async () => {
    const text = `Lanternjack, Cork / Senior Product Manager
FEBRUARY 2022 - PRESENT
Responsible for the booking side.
Weatherby Pike, Dublin / Business Analyst
SEPTEMBER 2016 - JULY 2019
Requirements and training.`;
    expect(await jobsOf(text)).toEqual([
      'Senior Product Manager | Lanternjack | 2022-02 | now',
      'Business Analyst | Weatherby Pike | 2016-09 | 2019-07',
    ]);
  });

  it('may end with the form of a company, which is no full stop', async () => {
    const text = `Enero 2021 – Actualidad
Auxiliar administrativo contable en la empresa Aceites Valdeflores, S.L.
Facturación y conciliación bancaria.`;
    expect(await jobsOf(text, 'EXPERIENCIA LABORAL')).toEqual([
      'Auxiliar administrativo contable | Aceites Valdeflores, S.L. | 2021-01 | now',
    ]);
  });

  it('may date days with the name of the month between dashes', async () => {
    const text = `Organization\tAl Jazirah Contracting LLC
Designation\tQuantity Surveyor
Duration\t02-Mar-2014 to 30-Jun-2019`;
    expect(await jobsOf(text, 'TOTAL EXPERIENCE: 13 YEARS (GULF 5 YEARS)')).toEqual([
      'Quantity Surveyor | Al Jazirah Contracting LLC | 2014-03-02 | 2019-06-30',
    ]);
  });

  it('is none where somebody looked for work', async () => {
    const text = `02/2009 – 03/2015\tInstandhaltungsmechaniker, Spinnerei Laurenz Höpker
10/2008 – 01/2009\tarbeitsuchend`;
    expect(await jobsOf(text, 'BERUFSERFAHRUNG')).toEqual([
      'Instandhaltungsmechaniker | Spinnerei Laurenz Höpker | 2009-02 | 2015-03',
    ]);
  });
});

describe('the text about a job', () => {
  const told = (line: string) =>
    `Engineer, Acme Ltd\nJan 2015 - Present\n${line}\nBuyer, Foo Ltd\n2010 - 2014`;

  it.each([
    'Projects: 10 years of plant builds',
    'Training: 3 years of mentoring',
    'Languages: 3 years of German',
  ])('is no heading: %s', async (line) => {
    expect(await jobsOf(told(line))).toHaveLength(2);
  });

  it('may end in the name of a country or a company', async () => {
    expect(await jobsOf(told('Sold to key accounts in the U.S.'))).toContain(
      'Engineer | Acme Ltd | 2015-01 | now',
    );
    expect(await jobsOf(told('Reported to the head of sales at Foo Inc.'))).toContain(
      'Engineer | Acme Ltd | 2015-01 | now',
    );
  });
});

describe('a Japanese table', () => {
  it('parts a period between two rows of its first cell', async () => {
    const text = `2022年4月\t営業課 主任
～現在
2019年10月\t営業課 係長
～2022年3月`;
    const found = (await compactFacts(`森本 拓海\nmorimoto@example.jp\n\n職務経歴\n${text}`)).jobs;
    expect(found.map((job) => job.split(' | ').slice(2))).toEqual([
      ['2022-04', 'now'],
      ['2019-10', '2022-03'],
    ]);
  });

  it('sets the signs of its headings apart', async () => {
    const text = `学\t歴
2013年4月\t県立霞ヶ丘高等学校 普通科 入学
2016年3月\t県立霞ヶ丘高等学校 普通科 卒業
職\t歴
2018年4月\tたんぽぽ保育園 入職（保育士）
2021年3月\t一身上の都合により退職`;
    const found = await compactFacts(`北川 実里\nkitagawa@example.jp\n\n${text}`);
    expect(found.jobs).toEqual(['保育士 | たんぽぽ保育園 | 2018-04 | 2021-03']);
    expect(found.schools).toHaveLength(1);
  });
});

describe('schools', () => {
  const schoolsOf = async (text: string) =>
    (await compactFacts(`Mara Lindqvist\nmara.lindqvist@example.org\n\n${text}`)).schools;

  it('may be in a table whose columns are named', async () => {
    const text = `EDUCATIONAL QUALIFICATION
Course\tInstitution\tYear of passing\t% / CGPA
B.E. Civil Engineering\tKaveri Institute of Technology\t2011\t7.42
H.S.C.\tGovt. Higher Secondary School\t2007\t81%`;
    expect((await schoolsOf(text)).map((row) => row.split(' | ')[0])).toEqual([
      'Kaveri Institute of Technology',
      'Govt. Higher Secondary School',
    ]);
  });

  it('may have a year that wrapped', async () => {
    const text = `FORMAÇÃO
MBA em Agronegócios – Escola Superior Luiz Barreto. Conclusão em 2016.
Graduação em Engenharia Agronômica – Universidade Federal de Cuiabá. Conclusão
em 2009.`;
    expect(await schoolsOf(text)).toEqual([
      'Escola Superior Luiz Barreto | MBA | Agronegócios |  | 2016',
      'Universidade Federal de Cuiabá | Graduação | Engenharia Agronômica |  | 2009',
    ]);
  });

  it('may say how well between degree and field', async () => {
    const text = 'EDUCATION\nB.Sc. (First Class), Zoology, University of Lagos\t2011';
    expect(await schoolsOf(text)).toEqual(['University of Lagos | B.Sc. | Zoology |  | 2011']);
  });

  it('are not the trainings beside them', async () => {
    const text = `EDUCATION
BS Tourism Management
University of San Carlos
2012 - 2016

TRAINING
Initial Cabin Crew Attestation, 2018
Dangerous Goods Awareness, 2024`;
    expect(await schoolsOf(text)).toHaveLength(1);
    expect((await schoolsOf('TRAINING\nDiploma in Care, Solent College, 2014')).length).toBe(1);
    const both = `${text}\nMaster of Science Physics\n2005 - 2007`;
    expect((await schoolsOf(both)).length).toBeGreaterThan(1);
  });
});

describe('a list of skills', () => {
  it('may say how well below each', async () => {
    const { skills } = await listed('SKILLS\nPack Office\nExpert\nSAP Concur\nIntermediate');
    expect(skills).toEqual(['Pack Office', 'SAP Concur']);
  });

  it('may name a language among them', async () => {
    const { skills, languages } = await listed('SKILLS\nExcel, Spanish (fluent), Dentrix');
    expect(skills).toEqual(['Excel', 'Dentrix']);
    expect(languages).toEqual(['es']);
  });

  it('may hold work that is done in a language', async () => {
    const items =
      'English–German interpreting (professional), Thai – massage, Italian: Business law, Go (expert)';
    const { skills, languages } = await listed(`SKILLS\n${items}, Pull Request`);
    expect(skills.at(-1)).toBe('Pull Request');
    expect(skills).toHaveLength(5);
    expect(languages).toEqual([]);
  });

  it('may lead to languages without a mark between', async () => {
    const { languages } = await listed(
      'COMPÉTENCES\nQGIS, Python\nLangues Français, Anglais (C1), Breton (notions)',
    );
    expect(languages).toEqual(['fr', 'en', 'br']);
  });

  it('is closed by what is there on request', async () => {
    const { skills } = await listed('SKILLS\nDentrix\nReferences available upon request');
    expect(skills).toEqual(['Dentrix']);
  });
});

it('a language may stand behind how well it is spoken', async () => {
  const { languages } = await listed('LANGUAGES\nEnglish, Italian, a little Welsh');
  expect(languages).toEqual(['en', 'it', 'cy']);
});
