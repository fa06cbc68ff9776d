/** Habits of CVs of the twelfth and thirteenth set of strangers, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../shared/extraction/read/read-document.ts';
import { companyScore } from '../../../../shared/words/employer-words.ts';
import { placeScore } from '../../../../shared/words/places.ts';
import { titleScore } from '../../../../shared/words/role-words.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);

describe('a Japanese form', () => {
  it('names the post behind the entry into a firm, and a later one at its promotion', async () => {
    const { jobs } = await factsOf(`職 歴
2012\t4\t青波農業協同組合 入社 事務職員として窓口業務を担当
2016\t3\t青波農業協同組合 退職
2016\t4\t株式会社雲雀書房 入社 販売員として文芸書を担当
2019\t10\t株式会社雲雀書房 店長に就任
現在に至る`);
    expect(jobs).toEqual([
      '事務職員 | 青波農業協同組合 | 2012-04 | 2016-03',
      '販売員 | 株式会社雲雀書房 | 2016-04 | 2019-10',
      '店長 | 株式会社雲雀書房 | 2019-10 | now',
    ]);
  });

  it('has the title at the top of the cell of duties where no column has titles', async () => {
    const { jobs } = await factsOf(`職務経歴
期間\t会社名\t職務内容
2017年4月～現在\t株式会社雲雀精工\t製造課 係長
2011年10月～2017年3月\t有限会社青波金属\tプレス機オペレーター`);
    expect(jobs.map((job) => job.split(' | ').slice(0, 2))).toEqual([
      ['製造課 係長', '株式会社雲雀精工'],
      ['プレス機オペレーター', '有限会社青波金属'],
    ]);
  });
});

describe('a Japanese record of work', () => {
  const head = '氏名　北条 さくら\nsakura.hojo@example.jp\n千葉県柏市\n\n';
  const jobsOf = async (body: string) => (await compactFacts(head + body)).jobs;

  it('has the post behind a label, below lines about the firm', async () => {
    expect(
      await jobsOf(`職務経歴
□2019年4月～現在　株式会社雲雀薬局
事業内容：調剤薬局の運営（12店舗）
従業員数：180名
雇用形態：正社員
【職位】管理薬剤師
・処方監査、服薬指導`),
    ).toEqual(['管理薬剤師 | 株式会社雲雀薬局 | 2019-04 | now']);
  });

  it('names the post in a sentence', async () => {
    expect(
      await jobsOf(`職歴
2013年4月　社会福祉法人雲雀会 入職
　　　　　　老人ホーム青波にて介護職員として勤務
2018年3月　一身上の都合により退職`),
    ).toEqual(['介護職員 | 社会福祉法人雲雀会 | 2013-04 | 2018-03']);
  });

  it('lists projects in tables, which are no jobs', async () => {
    expect(
      await jobsOf(`職務経歴
株式会社雲雀｜テックリード\t2022/07 〜 現在
期間\tプロジェクト\t規模\t技術
2024/04〜\t決済基盤の移行\t9名\tKotlin, Terraform
2022/07〜2023/03\t加盟店向け API の設計\t5名\tKotlin
青波書房｜エンジニア\t2019/02 〜 2022/06`),
    ).toEqual(['テックリード | 株式会社雲雀 | 2022-07 | now', 'エンジニア | 青波書房 | 2019-02 | 2022-06']);
  });

  it('has the name in its own signs, not the reading below', async () => {
    const { name } = await compactFacts(
      '山根 大輔\nDaisuke Yamane\nyamane@example.jp\n080-5550-7788\n\nプロフィール\n造船所で溶接を15年担当してきました。\n',
    );
    expect(name).toBe('山根 大輔');
  });

  it.each(['サマリー', '経歴概要', '職務経歴要約'])('is summed up below "%s"', (title) => {
    expect(sectionOf(title)).toBe('summary');
  });
});

describe('a town in brackets', () => {
  const jobsOf = async (body: string) =>
    (await factsOf(`WORK EXPERIENCE\n${body}`)).jobs.map((job) => job.split(' | ').slice(0, 2).join(' | '));

  it('behind each employer is no part of its name, also where no list has it', async () => {
    expect(
      await jobsOf(`2020 – 2023
Joiner
Marsh Timber (Bonheiden)
2015 – 2020
Carpenter
Dale Workshops (Muizen)`),
    ).toEqual(['Joiner | Marsh Timber', 'Carpenter | Dale Workshops']);
  });

  it('is neither a kind of contract nor a name in one head alone', async () => {
    expect(
      await jobsOf(`2020 – 2023
Joiner (Teilzeit)
Marsh Timber Ltd
2015 – 2020
Carpenter (Teilzeit)
Dale Workshops Ltd`),
    ).toEqual(['Joiner (Teilzeit) | Marsh Timber Ltd', 'Carpenter (Teilzeit) | Dale Workshops Ltd']);
    expect(
      await jobsOf(`2020 – 2023
Joiner
Marsh Timber (Oakline)
2015 – 2020
Carpenter
Dale Workshops Ltd`),
    ).toEqual(['Joiner | Marsh Timber (Oakline)', 'Carpenter | Dale Workshops Ltd']);
  });

  it.each(['м. Калуш', 'с. Вересневе', 'смт Гребінка'])('"%s" is one by its first word', (text) => {
    expect(placeScore(text)).toBeGreaterThanOrEqual(0.6);
  });

  it('follows "te" in Dutch', async () => {
    const { jobs } = await factsOf(`WERKERVARING
01/2017 - 12/2019
Teeltverantwoordelijke
Tomatenkwekerij Ter Duin te Ardooie`);
    expect(jobs).toEqual(['Teeltverantwoordelijke | Tomatenkwekerij Ter Duin | 2017-01 | 2019-12']);
  });
});

describe('firms that are named after their people', () => {
  it.each(['Marsh Civil Contractors', 'Dale & Sons Plumbers', 'Vale Fresh Grocers', 'Milk Growers'])(
    '"%s" is an employer',
    (name) => {
      expect(companyScore(name)).toBeGreaterThanOrEqual(1.2);
      expect(titleScore(name)).toBe(0);
    },
  );

  it.each(['Contractor', 'Plumbers', 'Foreman of twelve plumbers', 'Trainer for Young Farmers since'])(
    '"%s" is none',
    (name) => {
      expect(companyScore(name)).toBe(0);
    },
  );

  it('may be self-employment, which is no title below one', async () => {
    const { jobs } = await factsOf(`JOBS
2016 - 2020
Contract Musterer and Fencer
Self-employed (ABN held)
2013 - 2016
Wool Classer
Marsh Shearing Contractors`);
    expect(jobs.map((job) => job.split(' | ').slice(0, 2).join(' | '))).toEqual([
      'Contract Musterer and Fencer | Self-employed (ABN held)',
      'Wool Classer | Marsh Shearing Contractors',
    ]);
  });
});

describe('schools and degrees', () => {
  it('follow the order of the jobs where they do not show their own', async () => {
    const courses = `EDUCATION
2019\tDietary Cook
Moonwake Salzach
2011\tTrade Examination
Dale Chamber`;
    const titlesFirst = `WORK EXPERIENCE
2018 – 2020\tHead Nurse
Vale Care Ltd
2015 – 2018\tNurse
Marsh Clinic Ltd`;
    const employersFirst = `WORK EXPERIENCE
2018 – 2020\tVale Care Ltd
Head Nurse
2015 – 2018\tMarsh Clinic Ltd
Nurse`;
    const schoolsAfter = async (jobs: string) =>
      (await factsOf(`${jobs}\n\n${courses}`)).schools.map((school) => school.split(' | ')[0]);
    expect(await schoolsAfter(titlesFirst)).toEqual(['Moonwake Salzach', 'Dale Chamber']);
    expect(await schoolsAfter(employersFirst)).toEqual(['Dietary Cook', 'Trade Examination']);
  });

  it('of two names that read like schools, the one in the place of the others is the school', async () => {
    const { schools } = await factsOf(`BERUFSERFAHRUNG
2018 – 2020\tKöchin
Gasthof Marsch GmbH

AUSBILDUNG
2015 – 2017\tDiplom Umwelttechnik
Berufsschule Eisenmark
1997 – 2001\tMittelschule für Textil
Textilschule Marschfeld`);
    expect(schools.map((school) => school.split(' | ')[0])).toEqual([
      'Berufsschule Eisenmark',
      'Textilschule Marschfeld',
    ]);
  });

  it('the words before a degree belong to it where its field follows', async () => {
    const { schools } = await factsOf(`OPLEIDING
2012 – 2013\t7de jaar bso Houtbewerking
Technische Scholen Dijlekant`);
    expect(schools).toEqual([expect.stringContaining('7de jaar bso')]);
  });
});

describe('headings', () => {
  it.each([
    ['Scuola e corsi', 'education'],
    ['Jobs and projects', 'work'],
    ['Schule und Kurse', 'education'],
    ['特技・スキル', 'skills'],
    ['Hobbies and skills', 'skills'],
    ['Outside work', 'other'],
    ['Methoden', 'skills'],
    ['Drittmittel', 'other'],
  ])('"%s" is one of %s', (title, kind) => {
    expect(sectionOf(title)).toBe(kind);
  });

  it('over two lines in capitals leave no line of text', async () => {
    const { jobs } = await factsOf(`ESPERIENZA
PROFESSIONALE
2017 – 2020\tInfermiera
Residenza Il Tiglio, Matera`);
    expect(jobs).toEqual(['Infermiera | Residenza Il Tiglio | 2017 | 2020']);
  });

  it('of skills in the rows of a form follow its languages', async () => {
    const { skills, languages } = await factsOf(`LINGUE
Inglese\tB1
Competenze tecniche\tTriage
Elettrocardiogramma`);
    expect(skills).toEqual(['Triage', 'Elettrocardiogramma']);
    expect(languages).toEqual(['en | intermediate | B1']);
  });
});

it('code spans of Markdown next to each other are items', async () => {
  const bytes = new TextEncoder().encode('# Ylva Marsh\n\n## Skills\n\n`Python` `QGIS` `LaTeX`\n');
  const { lines } = await readDocument({ bytes, filename: 'cv.md', contentType: 'text/markdown' });
  expect(lines.at(-1)?.text).toBe('Python, QGIS, LaTeX');
});

describe('a row of a table with a period, a job and its duties', () => {
  const rowOf = async (job: string, duties: string) => {
    const html = `<html><body><p>Ylva Marsh</p><table><tr><td>May 2017 – Jan 2020</td><td>${job}</td><td>${duties}</td></tr></table></body></html>`;
    const bytes = new TextEncoder().encode(html);
    const { lines } = await readDocument({ bytes, filename: 'cv.html', contentType: 'text/html' });
    return lines.slice(1).map(({ text }) => text);
  };

  it('has no duties in the head', async () => {
    expect(
      await rowOf('<p>Clerk</p><p>Rift Star Ltd</p>', '<p>Fuel cards of 46 lorries</p><p>Returns</p>'),
    ).toEqual(['May 2017 – Jan 2020\tClerk', 'Rift Star Ltd', 'Fuel cards of 46 lorries', 'Returns']);
  });

  it('has an employer in the third cell where text about the job is below the title', async () => {
    expect(
      await rowOf('<p>Cook</p><p>Sauces and grilled fish</p>', '<p>Hotel Mirador</p><p>Morelia</p>'),
    ).toEqual(['May 2017 – Jan 2020\tCook\tHotel Mirador', 'Sauces and grilled fish', 'Morelia']);
  });
});
