/** CVs near the rules of the forty-first to the forty-sixth set that a reviewer wrote, and that those rules read worse at first. */
import { describe, expect, it } from 'vitest';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Anna Berg\nanna@example.org\n\n${body}\n`);
const job = 'Work Experience\nCashier, Aldi, 2018 - 2020\n\n';
const skillsOf = async (body: string) => (await factsOf(`${job}Skills\n${body}`)).skills;
const jobsOfPage = async (body: string) =>
  (await compactFacts(`<h1>Anna Berg</h1><p>anna@example.org</p>${body}`, 'cv.html')).jobs;

describe('a post with its department', () => {
  it.each(['Manager, Sales', 'Engineer, Quality', 'Nurse, Intensive Care'])(
    'has no house: %s',
    async (post) => {
      const jobs = await jobsOfPage(
        `<h2>Work Experience</h2><p><b>${post}</b>, Tesco</p><p>2018 - 2020</p><h2>Skills</h2><p>Word</p>`,
      );
      expect(jobs[0]).toBe(`${post} | Tesco | 2018 | 2020`);
    },
  );

  it('may have its employer in brackets', async () => {
    const { jobs } = await factsOf('Work Experience\nNurse, Ward 5 (Leeds General Infirmary)\n2015 - 2018');
    expect(jobs[0]).toBe('Nurse, Ward 5 | Leeds General Infirmary | 2015 | 2018');
  });
});

it.each([
  ['Le Vigneron', 'Serveur'],
  ['The Jolly Slater', 'Kitchen'],
  ['O Sapateiro', 'Caixa'],
])('a house that is named after a craft is no post: %s', async (house, post) => {
  const { jobs } = await factsOf(
    `Work Experience\n2018 - 2020\nCashier\nAldi\n\n2013 - 2016\n${post}\n${house}`,
  );
  expect(jobs[1]).toBe(`${post} | ${house} | 2013 | 2016`);
});

describe('languages among skills', () => {
  it('leave the skills below them, and those between them', async () => {
    expect(await skillsOf('Till work\nEnglish: fluent\nPolish: native\nExcel')).toEqual([
      'Till work',
      'Excel',
    ]);
    expect(await skillsOf('English, French, Excel\nCustomer service\nStock control')).toEqual(
      expect.arrayContaining(['Excel', 'Customer service', 'Stock control']),
    );
  });

  it('are none where they describe something else', async () => {
    const { skills, languages } = await factsOf(`${job}Skills\nSwedish massage, Thai massage\nReflexology`);
    expect(skills).toEqual(['Swedish massage', 'Thai massage', 'Reflexology']);
    expect(languages).toEqual([]);
  });

  it('are none over a name', async () => {
    const facts = await compactFacts(`English | Deutsch\nAnna Berg\nanna@example.org\n\n${job}`);
    expect(facts).toMatchObject({ name: 'Anna Berg', languages: [] });
    const eastern =
      '汉语、英语\n上海\nwangli@example.org\n\n工作经历\n2018.03 - 2020.06\n光明食品有限公司\n销售员\n';
    expect((await compactFacts(`王丽\n${eastern}`)).name).toBe('王丽');
  });

  it('leave the address in the contact', async () => {
    const { location } = await factsOf(`Contact\nEnglish, French\n12 Park Road, Leeds LS1 2AB\n\n${job}`);
    expect(location).toContain('Leeds');
  });
});

it('remarks that tell skills apart stay', async () => {
  expect(await skillsOf('Welding (gas), Welding (arc), Cutting (plasma)')).toEqual([
    'Welding (gas)',
    'Welding (arc)',
    'Cutting (plasma)',
  ]);
});

it('remarks that repeat stay where two skills would become one', async () => {
  expect(await skillsOf('Welding (gas), Welding (arc), Cutting (gas)')).toContain('Welding (arc)');
});

it.each(['English, German\nHiking', 'English, German, Driving licence'])(
  'other things below or among languages are none: %s',
  async (body) => {
    expect((await factsOf(`${job}Languages\n${body}`)).languages).toHaveLength(2);
  },
);

it('a heading may have no colon where others have one', async () => {
  const { skills } = await compactFacts(
    `<h1>Anna Berg</h1><h2>Work Experience:</h2><p>Cashier, Aldi, 2018 - 2020</p><h2>Skills:</h2><p>Word, Excel</p><h2>Things I love</h2><p>Running, singing</p>`,
    'cv.html',
  );
  expect(skills).toEqual(['Word', 'Excel']);
});

describe('elements with blanks between them', () => {
  it('may be the words of one name', async () => {
    const body = `<h2>Work Experience</h2><p><span>Senior</span> <span>Sales</span> <span>Manager</span></p><p>Tesco</p><p>2018 - 2020</p>`;
    expect((await jobsOfPage(body))[0]).toBe('Senior Sales Manager | Tesco | 2018 | 2020');
    const page = `<h1><span>Anna Maria</span> <span>Berg</span> <span>Holt</span></h1><p>a@example.org</p>${body}`;
    expect((await compactFacts(page, 'cv.html')).name).toBe('Anna Maria Berg Holt');
  });
});

describe('an employer above its posts', () => {
  it('ends at a period without a post', async () => {
    const { jobs } = await factsOf(
      `工作经历\n光明食品有限公司\n2015.03 - 2018.06 销售员\n2019.07 - 至今 美团`,
    );
    expect(jobs[0]).toBe('销售员 | 光明食品有限公司 | 2015-03 | 2018-06');
    expect(jobs[1]).not.toContain('光明食品有限公司');
  });

  it('ends at an own business', async () => {
    const { jobs } = await factsOf(
      '職務経歴\n株式会社山田美容\n2015年4月～2018年3月 美容師\n2018年5月～現在 フリーランス美容師',
    );
    expect(jobs[0]).toBe('美容師 | 株式会社山田美容 | 2015-04 | 2018-03');
    expect(jobs[1]).not.toContain('株式会社山田美容');
  });

  it('is not the kind of a contract', async () => {
    const { jobs } = await factsOf(
      '職務経歴\n株式会社山田商店\n2015年4月～2018年3月 販売員\nパート\n2018年5月～2020年3月 調理員',
    );
    expect(jobs.filter((one) => one.includes('パート |'))).toEqual([]);
  });
});

it('two posts or two places with a stroke stay where their employer is below', async () => {
  const { jobs } = await factsOf(
    '職務経歴\n2015年4月～2018年3月\n販売／接客\n山田商店\n2018年4月～2020年3月\n調理／配膳\n川口フーズ',
  );
  expect(jobs).toEqual([
    '販売／接客 | 山田商店 | 2015-04 | 2018-03',
    '調理／配膳 | 川口フーズ | 2018-04 | 2020-03',
  ]);
});

it('a name with a legal form may be a heading where no period is below it', async () => {
  const { skills } = await compactFacts(
    `<h1>Anna Berg</h1><h2>Work Experience</h2><p>Cashier, Aldi, 2018 - 2020</p><h2>Skills</h2><p>Word, Excel</p><h2>About Price Ltd</h2><p>A family firm, founded in 1990</p><h2>Languages</h2><p>English</p>`,
    'cv.html',
  );
  expect(skills).toEqual(['Word', 'Excel']);
});
