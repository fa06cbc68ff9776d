/** What the thirty-fifth and the thirty-sixth set of strangers' CVs lost at first sight, nearly all of it in Chinese and Japanese. */
import { expect, it } from 'vitest';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`姓名：李明\nliming@example.org\n\n${body}\n`);

it('full-width commas between the parts of a head, which may be counted', async () => {
  const { jobs } = await factsOf(`【工作经历】
1、东莞锐腾精密五金有限公司，品质主管（2019年3月至今）
带领14名检验员，负责内审。
2、华晟玩具厂，普工（2008年—2010年）`);
  expect(jobs).toEqual([
    '品质主管 | 东莞锐腾精密五金有限公司 | 2019-03 | now',
    '普工 | 华晟玩具厂 | 2008 | 2010',
  ]);
});

it('titles in two scripts, in either order', async () => {
  const { jobs, skills } = await factsOf(`工作經驗 Work Experience
2020年9月至今\t聖安德宗中學\t英文教師

Skills 專長
課程設計、電子學習`);
  expect([jobs.length, skills]).toEqual([1, ['課程設計', '電子學習']]);
});

it('the titles of columns in Taiwan', async () => {
  const { jobs, schools } = await factsOf(`學歷
學校名稱\t科系\t起訖年月\t狀態
中臺灣大學\t公共行政學系 學士\t2013/09 ~ 2017/06\t畢業

工作經歷
服務單位\t職稱\t任職期間\t離職原因
臺中市翠屏區公所\t約僱人員\t2022/04 ~ 迄今\t在職`);
  expect(jobs).toEqual(['約僱人員 | 臺中市翠屏區公所 | 2022-04 | now']);
  expect(schools).toEqual(['中臺灣大學 | 學士 | 公共行政學系 | 2013-09 | 2017-06']);
});

it('blanks between skills and between languages, and between the labels of a person', async () => {
  const { name, location, skills, languages } = await compactFacts(`姓名：覃国栋 性别：男 民族：壮族
籍贯：广西河池 现住址：广东省东莞市寮步镇
qin@example.net

工作经历
2019年3月至今 东莞锐腾五金有限公司 品质主管

技能
公文写作 固定资产管理 活动策划 Office办公软件

语言能力
普通话（二级甲等） 英语（CET-4）`);
  expect([name, location]).toEqual(['覃国栋', '广东省东莞市寮步镇']);
  expect(skills).toEqual(['公文写作', '固定资产管理', '活动策划', 'Office办公软件']);
  expect(languages).toHaveLength(2);
});

it('the shop between the beginning of a stay and the post, and a post that was taken on without a particle', async () => {
  const { jobs } = await compactFacts(`履歴書
氏名\t久我山 菜々子
nanako@example.com
職歴
2014\t4\t株式会社モードカンパーニュ 入社 三宮店 販売員
2018\t9\t同社 元町店 副店長 就任
2021\t3\t一身上の都合により退職
2021\t5\t株式会社アトリエ椿 入社 神戸旗艦店 店長
現在に至る`);
  expect(jobs.map((job) => job.split(' | ').slice(0, 2))).toEqual([
    ['販売員', '株式会社モードカンパーニュ'],
    ['副店長', '株式会社モードカンパーニュ'],
    ['店長', '株式会社アトリエ椿'],
  ]);
});
