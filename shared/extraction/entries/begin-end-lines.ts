import { findDates, withoutDates } from '../../words/dates.ts';
import type { Line } from '../document.ts';

const begins =
  /(?<!\s)\s*(?:に?(?:入学|編入学|入社|入職|入行|入庁|入所|入局|入塾|就職))\s*(?:[（(][^）)]*[）)]\s*)?$/u;
const ends =
  /(?<!\s)\s*(?:を?(?:卒業|修了|中退|退学|退社|退職|退行|退所|退局|離職)(?:見込み?)?|(?:一身上の都合|契約期間満了)(?:により|のため)?(?:退社|退職))\s*$/u;
/** "店長 現在に至る": the stay goes on, and the post may be on the same line. */
const goesOn = /^(?<post>.{0,30}?)[\s　]*現在に至る$|^現在$/u;

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
      ? line.text.slice(first.index, first.index + first.length).replace(/\s?\t\s?(\d{1,2})$/u, '年$1月')
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
  if (!lines.some((line) => begins.test(line.text))) return lines;
  const reads = lines.map(read);
  const taken = new Set<Line>();
  return reads.flatMap(({ line, date, rest }, i) => {
    if (taken.has(line)) return [];
    if (!date || !begins.test(rest)) return [line];
    const name = rest.replace(begins, '');
    const following = reads.slice(i + 1, i + 6);
    const end = following.find(
      (other) => other.date && ends.test(other.rest) && sharesName(name, other.rest.replace(ends, '')),
    );
    const now = following.find((other) => goesOn.test(other.line.text.trim()));
    for (const other of [end, end ? undefined : now]) if (other) taken.add(other.line);
    const until = end?.date ?? (now ? '現在' : null);
    const post = end ? undefined : goesOn.exec(now?.line.text.trim() ?? '')?.groups?.post?.trim();
    const role = /[（(]([^）)]*)[）)]\s*$/u.exec(rest)?.[1] ?? (post || undefined);
    return [
      {
        ...line,
        text: `${date}${until ? `〜${until}` : ''}\t${name.trim()}${role ? `\t${role}` : ''}`,
        bullet: false,
      },
    ];
  });
};
