import { findDates, isPeriodAlone, withoutDates } from '../../words/dates.ts';
import { companyScore } from '../../words/employer-words.ts';
import { readLabel } from '../../words/form-labels.ts';
import { titleScore } from '../../words/role-words.ts';
import type { Line } from '../document.ts';

/** The kind of contract, which is no fact of a profile, comes first on such a line, or after the period. */
const firstLabel = /(?:^|\t)V[íi]nculo(?: institucional)?:\s/iu;
const nextLabel = /[.,;]\s+(?=\p{Lu}[\p{L} ]{3,30}:)/u;

/** "Vínculo: Bolsista. Enquadramento funcional: Pesquisador", a line of the academic form of Brazil: the label of the post is left. */
export const withPostsOfRows = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    const first = line.text.length > 200 ? null : firstLabel.exec(line.text);
    const pairs = first ? line.text.slice(first.index).trim().split(nextLabel) : [];
    const post = pairs.find((pair) => readLabel(pair)?.kind === 'title');
    if (!first || !post) return line;
    const period = line.text.slice(0, first.index);
    if (period && (withoutDates(period, findDates(period)) || !/^Enquadramento/iu.test(post))) return line;
    return { ...line, text: [period, post.replace(/\.$/, '')].filter(Boolean).join('\t'), spans: [] };
  });

const inSquareBrackets = /^([^[\]]{3,60})\s\[([^[\]]{3,80})\]$/u;
/** "Tågvärd [Österlentåg AB, Ystad]": heads with square brackets, of which there are more than one, have round ones. */
export const withRoundBrackets = (lines: readonly Line[]): readonly Line[] => {
  const heads = lines.filter(({ text, bullet }) => !bullet && inSquareBrackets.test(text));
  if (heads.length < 2) return lines;
  return lines.map((line) =>
    heads.includes(line)
      ? { ...line, text: line.text.replace(inSquareBrackets, '$1 ($2)'), spans: [] }
      : line,
  );
};

/** "なんざん学童クラブ／放課後児童支援員", "琉海女子短期大学／保育科" */
const isPair = ({ text, bullet }: Line) => !bullet && /^[^／、。：]{2,30}／[^／、。：]{2,20}$/u.test(text);

/** Pairs of house and post, or school and course, on lines of their own below their periods: more than one, and no line is between the two. */
const pairsBelowPeriods = (lines: readonly Line[]): ReadonlySet<Line> => {
  const pairs = lines.filter((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    // If a name is below a pair, that is the employer, and the pair is two posts or places.
    const isLast = !below || below.bullet || findDates(below.text).length > 0;
    const [house = ''] = line.text.split('／');
    return (
      isPair(line) &&
      (titleScore(house) < 1 || companyScore(house) > 0) &&
      isLast &&
      isPeriodAlone(above?.text ?? '')
    );
  });
  return new Set(pairs.length > 1 ? pairs : []);
};

/** "竹溪中學／教師／2015 年 8 月～迄今", "1、華晟玩具廠，普工（2008年—2010年）": the parts of an eastern head are cells. */
export const withEasternCells = (lines: readonly Line[]): readonly Line[] => {
  const pairs = pairsBelowPeriods(lines);
  return lines.map((line) => {
    if (pairs.has(line)) return { ...line, text: line.text.replace('／', '\t'), spans: [] };
    const [date, ...more] = line.text.length < 90 ? findDates(line.text) : [];
    if (!date || more.length > 0) return line;
    if (line.text.split('／').length > 2)
      return { ...line, text: line.text.replaceAll('／', '\t'), spans: [] };
    const parts = line.text.slice(0, date.index).split('，');
    if (parts.length < 2 || parts.length > 3 || !parts.every(isPartOfHead)) return line;
    const head = parts.join('\t').replace(/^\d{1,2}[、.．]\s*/u, '');
    return { ...line, text: head + line.text.slice(date.index), spans: [] };
  });
};
const isPartOfHead = (part: string) =>
  /^[^。；：、]{2,26}$/u.test(part.replace(/^\d{1,2}[、.．]/u, '')) && /\p{Script=Han}/u.test(part);
