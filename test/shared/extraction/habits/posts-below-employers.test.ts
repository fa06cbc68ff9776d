/** Employers of eastern CVs on lines of their own, and pairs with a full-width stroke, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`沢渡 みのり\nminori@example.org\n\n${body}\n`);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;

describe('an employer on a line of its own', () => {
  it('is known for each post below it, with a line about the employer between', async () => {
    expect(
      await jobsOf(`職務経歴
株式会社あけぼの冷機（従業員42名）
事業内容：業務用冷凍機の製造
2017年4月～現在 経理課長
・月次決算
2011年10月～2017年3月 経理課主任
・固定資産台帳
有限会社小松屋
食品の卸売
2005年4月～2011年9月 経理事務
・伝票起票`),
    ).toEqual([
      '経理課長 | 株式会社あけぼの冷機 | 2017-04 | now',
      '経理課主任 | 株式会社あけぼの冷機 | 2011-10 | 2017-03',
      '経理事務 | 有限会社小松屋 | 2005-04 | 2011-09',
    ]);
  });

  it('may have the head of a table between it and its posts', async () => {
    expect(
      await jobsOf(`職務経歴
株式会社あけぼの測量
事業内容：測量	従業員数：85名
期間	職位・業務内容
2015年4月〜現在	主任技師
・路線測量
2008年10月〜2015年3月	測量技術者
・基準点測量`),
    ).toEqual([
      '主任技師 | 株式会社あけぼの測量 | 2015-04 | now',
      '測量技術者 | 株式会社あけぼの測量 | 2008-10 | 2015-03',
    ]);
  });

  it('may have a name that no word shows, right above its post', async () => {
    expect(
      await jobsOf(`職務経歴
株式会社あけぼの冷機
経理課長（2017年4月～現在）
・月次決算
みなもと庵（恩納村）
調理補助（2011年10月～2017年3月）
・仕込み`),
    ).toEqual([
      '経理課長 | 株式会社あけぼの冷機 | 2017-04 | now',
      '調理補助 | みなもと庵 | 2011-10 | 2017-03',
    ]);
  });

  it('has no posts where each period names an employer', async () => {
    expect(
      await jobsOf(`職務経歴
株式会社あけぼの冷機
経理課長
2017年4月～現在
有限会社小松屋
経理事務
2005年4月～2011年9月`),
    ).toEqual([
      '経理課長 | 株式会社あけぼの冷機 | 2017-04 | now',
      '経理事務 | 有限会社小松屋 | 2005-04 | 2011-09',
    ]);
  });
});

describe('a full-width stroke', () => {
  it('separates house and post, and school and course, below their periods', async () => {
    const { jobs, schools } = await factsOf(`経歴
2023年4月 – 現在
みなもと学童クラブ／放課後児童支援員
2014年4月 – 2022年3月
ゆうなぎ三線教室／講師

学歴
2012年4月 – 2014年3月
琴海女子短期大学／保育科
2009年4月 – 2012年3月
県立小浜高等学校／普通科`);
    expect(jobs).toEqual([
      '放課後児童支援員 | みなもと学童クラブ | 2023-04 | now',
      '講師 | ゆうなぎ三線教室 | 2014-04 | 2022-03',
    ]);
    expect(schools.map((school) => school.split(' | ')[0])).toEqual(['琴海女子短期大学', '県立小浜高等学校']);
  });
});

describe('a name with its legal form', () => {
  it('is no heading, though it is set like the headings', async () => {
    const { jobs } = await compactFacts(
      `<h3>経歴一覧</h3><h2>職務経歴</h2><h2>株式会社あけぼの冷機</h2><p>2017年4月～現在 経理課長</p>
<h2>有限会社小松屋</h2><p>食品の卸売</p><p>2005年4月～2011年9月 経理事務</p><h2>学歴</h2>
<p>2001年4月～2005年3月 名東学園大学 経済学部</p><h2>語学</h2><p>日本語（母語）</p>`,
      'cv.html',
    );
    expect(jobs).toEqual([
      '経理課長 | 株式会社あけぼの冷機 | 2017-04 | now',
      '経理事務 | 有限会社小松屋 | 2005-04 | 2011-09',
    ]);
  });
});
