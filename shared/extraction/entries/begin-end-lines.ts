import { findDates, withoutDates } from '../../words/dates.ts';
import { titleScore } from '../../words/role-words.ts';
import type { Line } from '../document.ts';

const begins =
  /(?<!\s)\s*(?:に?(?:入学|編入学|入社|入職|入行|入庁|入所|入局|入塾|入団|就職|着任|採用))\s*(?:[（(][^）)]{0,200}[）)]\s*)?$/u;
const ends = new RegExp(
  [
    '(?<!\\s)\\s*(?:を?(?:卒業|修了|中退|退学|退社|退職|退行|退所|退局|離職)(?:見込み?)?|',
    '[^\\s　]{1,12}(?:により|のため|に伴い)(?:退社|退職))\\s*(?:[（(][^）)]{0,200}[）)]\\s*)?$',
  ].join(''),
  'u',
);
/** "入社 事務職員として窓口業務を担当", "入社 三宮店 販売員": the post follows on the line, perhaps after its shop or department. */
const beginsAs = new RegExp(
  [
    '(?<!\\s)[\\s　]*(?:入社|入職|入行|入庁|入所|入局|着任|採用)[\\s　]+',
    '(?:[^\\s　]{1,12}(?:店|部|課|工場|園|事業所)[\\s　]+|[^\\s　、。]{2,20}にて?(?=[^\\s　]{2,16}として))?',
    '(?<post>[^\\s　にをへ]{2,16}?)(?:として.{0,40}|[（(][^（()）]{8,20}[）)])?$',
  ].join(''),
  'u',
);
/** "医療法人最上会 栄養士として入職": the post before the verb. */
const joinsAs = /[\s　](?<post>[^\s　、。]{2,16})として(?:入社|入職|入行|入庁|入所|入局|着任|採用)$/u;
/** "株式会社雲雀 店長に就任": another post in the same firm. */
const rises =
  /(?:^|[\s　])(?<post>[^\s　]{2,16}?)[にへ\s　]?(?:就任|昇進|昇格|昇任|任命)(?:\s*[（(][^）)]{0,60}[）)])?$/u;
/** "店長 現在に至る": the stay goes on, and the post may be on the same line. */
const goesOn = /^(?<post>.{0,30}?)[\s　]*現在に至る$|^現在$/u;

/** "保育士として勤務" in brackets after the beginning. */
const asWhat = /として(?:勤務|配属|採用)?$/u;
/** "パート勤務" in the same brackets as the post. */
const terms = /^(?:パート|アルバイト|契約社員|正社員|派遣社員|派遣|嘱託|非常勤|常勤)(?:勤務)?$/u;
/** "受付・パート" */
const kindOfContract = /(?<=.{2})・(?:パート|アルバイト|契約社員|正社員|派遣社員|派遣|嘱託)$/u;
/** "歯科技工士として義歯の製作に従事", "院内技工士 ⟂ 印象確認": the post, at the start of the line below. */
const postBelow =
  /^(?:[^\s　、。]{2,16}(?:にて|で|[\s　]))?(?<post>[^\s　、。]{2,16}?)(?:として.{2,40}|を担当|[\t　].*)$/u;
/** "特別養護老人ホームに介護職員として配属": the post after the place of work. */
const assigned = /^[^\s　、。]{2,30}に(?:て)?(?<post>[^\s　、。にを]{2,16}?)として(?:配属|勤務|採用)/u;
/** "幼稚園教諭、年少・年長担任": the post, before what it was about. */
const firstPost = (inside: string | undefined) => {
  const whole = inside?.replace(asWhat, '');
  const [first = '', ...others] = whole?.split('、') ?? [];
  return titleScore(first) >= 1 || others.some((part) => terms.test(part))
    ? first.replace(kindOfContract, '')
    : whole?.replace(kindOfContract, '');
};

interface Read {
  line: Line;
  date: string | null;
  rest: string;
}

const read = (line: Line): Read => {
  const dates = findDates(line.text);
  const [first, ...more] = dates;
  const date =
    first && more.length === 0 && !first.isRange
      ? line.text.slice(first.index, first.index + first.length).replace(/年?\s?\t\s?(\d{1,2})$/u, '年$1月')
      : null;
  return { line, date, rest: withoutDates(line.text, dates).replaceAll('\t', ' ').trim() };
};

const sharesName = (a: string, b: string) => {
  const [x, y] = [a, b].map((text) => text.replace(/[\s　]/gu, '')) as [string, string];
  return y.length < 3 || x.startsWith(y.slice(0, 3)) || y.startsWith(x.slice(0, 3)) || /^同/.test(y);
};

/**
 * Japanese CVs have two lines for a stay, "2010年4月 北都大学 入学" and "2014年3月 北都大学 卒業": they become one line with the
 * period. Other lines are unchanged.
 */
export const joinBeginAndEnd = (lines: readonly Line[]): readonly Line[] => {
  if (!lines.some(({ text }) => begins.test(text) || beginsAs.test(text.replaceAll('\t', ' ')))) return lines;
  const reads = lines.map(read);
  const taken = new Set<Line>();
  return reads.flatMap(({ line, date, rest }, i) => {
    if (taken.has(line)) return [];
    const begun = joinsAs.exec(rest) ?? beginsAs.exec(rest) ?? begins.exec(rest);
    if (!date || !begun) return [line];
    const name = rest.slice(0, begun.index).trim();
    const isSame = (other: Read, cut: RegExp) =>
      other.date !== null && cut.test(other.rest) && sharesName(name, other.rest.replace(cut, ''));
    const following = reads.slice(i + 1, i + 6);
    const end = following.find((other) => isSame(other, ends));
    const now = end ? undefined : following.find((other) => goesOn.test(other.line.text.trim()));
    const last = end ?? now;
    const risen = (last ? following.slice(0, following.indexOf(last)) : following).filter((other) =>
      isSame(other, rises),
    );
    for (const other of [last, ...risen]) if (other) taken.add(other.line);
    const post = goesOn.exec(now?.line.text.trim() ?? '')?.groups?.post?.trim();
    const below = reads[i + 1];
    const text = below && below.date === null ? below.line.text.trim() : '';
    const told = (assigned.exec(text) ?? postBelow.exec(text))?.groups?.post;
    const role =
      begun.groups?.post ??
      (told && titleScore(told) >= 1 ? told : undefined) ??
      firstPost(/[（(]([^）)]*)[）)]\s*$/u.exec(rest)?.[1]) ??
      (post || undefined);
    const posts = [
      { line, date, role },
      ...risen.map((other) => ({
        line: other.line,
        date: other.date,
        role: rises.exec(other.rest)?.groups?.post,
      })),
    ];
    return posts.map((own, at) => {
      const until = posts[at + 1]?.date ?? end?.date ?? (now ? '現在' : null);
      const cells = [`${own.date}${until ? `〜${until}` : ''}`, name, ...(own.role ? [own.role] : [])];
      return { ...own.line, text: cells.join('\t'), bullet: false };
    });
  });
};
