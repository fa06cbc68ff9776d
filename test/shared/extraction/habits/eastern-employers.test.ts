/** Employers and posts of Chinese and Japanese CVs, by ordinary words that a list of each language has. */
import { describe, expect, it } from 'vitest';
import { companyScore } from '../../../../shared/words/employer-words.ts';
import { titleScore } from '../../../../shared/words/role-words.ts';
import { compactFacts } from '../support/compact-facts.ts';

const chinese =
  '渭河饭庄 老孙家常菜馆 小杨生煎店 兰州面馆 海底捞火锅店 望江茶楼 星光咖啡馆 好利来面包房 永辉便利店 百盛百货 新华书店 惠民大药房 城南菜市场 中通快递 平安保险 农村信用社 卫生院 妇幼保健院 夕阳红养老院 敬老院 福利院 居委会 村委会 街道办事处 镇人民政府 市法院 检察院 建筑工程队 设计院 旅行社 如家宾馆 青年旅舍 农家乐 理发店 美容院 健身房 健身俱乐部 培训机构 驾校 报社 广播电台 杂志社 影楼 照相馆 农场 林场 果园 养殖场 煤矿 油田 变电站 博物馆 图书馆 文化馆 体育馆 剧院 电影院 动物园 火车站 机场 海关 消防队 武警部队 红十字会 基金会';
const japanese =
  '生活協同組合 富山県庁 町役場 南国東町教育委員会 県立図書館 内科クリニック 特別養護老人ホーム デイサービスセンター 訪問看護ステーション こども園 学習塾 美術館 博物館 生命保険 スーパーマーケット コンビニエンスストア 高知はりまや書店 和菓子店 洋菓子店 喫茶店 レストラン 居酒屋 寿司店 そば処 温泉旅館 ビジネスホテル 民宿 美容室 理容店 工務店 鉄工所 印刷所 新聞社 研究センター 農園 牧場 漁協 森林組合 商店 物産 製菓 酒造 紡績 不動産 警備保障 ビルサービス 陸上自衛隊 警察署 消防署';
it.each(`${chinese} ${japanese}`.split(' '))('%s is an employer', (name) => {
  expect(companyScore(name)).toBeGreaterThan(0);
});
it.each('図書館司書 美術館学芸員 農場長 书店店长 ホームヘルパー'.split(' '))('%s is a post', (name) => {
  expect(companyScore(name)).toBe(0);
});
it.each(
  '行政总厨 炒锅师傅 安全员 副科长 处长 园长 校长 同声传译 主编 导演 管培生 站长 辅警 警察 士兵 排长 合伙人 创始人 大副 轮机长 渔民 バリスタ ソムリエ 支配人 次長 監査役 研修生 とび職 看護師長 ヘルパー 施設長 教頭 広報 データサイエンティスト トリマー 自衛官 パラリーガル'.split(
    ' ',
  ),
)('%s names an occupation', (title) => {
  expect(titleScore(title)).toBeGreaterThan(0);
});

const jobsOf = async (body: string) => (await compactFacts(`姓名：李明\nli@example.org\n\n${body}\n`)).jobs;

it('the post before a Chinese employer', async () => {
  expect(
    await jobsOf(`从业经历
行政总厨 秦味轩餐饮管理有限公司 【2018.10—今】
管理三家门店后厨
学徒 渭河饭庄 【2003—2006】`),
  ).toEqual(['行政总厨 | 秦味轩餐饮管理有限公司 | 2018-10 | now', '学徒 | 渭河饭庄 | 2003 | 2006']);
});

describe('a stay in two lines', () => {
  it('that begins with 採用, and its post in brackets with what it was about', async () => {
    expect(
      await jobsOf(`職歴
平成25年4月\t南国東町教育委員会 採用（学校図書館支援員、小学校3校を巡回）
平成31年3月\t南国東町教育委員会 任期満了により退職
平成31年4月\t香美里山図書館 採用（司書）
現在に至る`),
    ).toEqual([
      '学校図書館支援員 | 南国東町教育委員会 | 2013-04 | 2019-03',
      '司書 | 香美里山図書館 | 2019-04 | now',
    ]);
  });

  it('with the place of work before the post, another post later, and the kind of contract after it', async () => {
    expect(
      await jobsOf(`職歴
2010年4月\t社会福祉法人よし笛会 入職\tみずくき保育園に保育士として配属
2017年4月\t同法人 主任保育士に昇任
2021年3月\t社会福祉法人よし笛会 家族の介護により退職
2022年6月\t蒲生野市役所 入庁 子育て支援員（会計年度任用職員）
現在に至る`),
    ).toEqual([
      '保育士 | 社会福祉法人よし笛会 | 2010-04 | 2017-04',
      '主任保育士 | 社会福祉法人よし笛会 | 2017-04 | 2021-03',
      '子育て支援員 | 蒲生野市役所 | 2022-06 | now',
    ]);
  });
});
