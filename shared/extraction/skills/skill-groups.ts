import { isLevelOfSkill } from '../../words/level-words.ts';
import { knownSkill } from '../../words/skill-lexicon.ts';
import type { Line } from '../document.ts';
import { greatest } from '../extremes.ts';

/** Marks that part the skills of one line. */
export const separators = /[,;；•·●▪◆♦✦❖|、，]|\s\/\s/;

/** "3–8 years" and the same in other languages. */
export const yearsAlone =
  /^\d[\d.,+–~〜～ -]*\s?(?:years?|yrs?|jahre?n?|ans|a[nñ]os|anni|anos|jaar|lat|år|年)$/iu;

const columnHead = new RegExp(
  [
    '^(?:分類|区分|種類|項目|名称|スキル|レベル|経験年数|期間|skills?|levels?|categor(?:y|ies)|years(?: of experience)?|experience',
    '|proficiency|kenntnis|niveau|jahre|nivel|livello|poziom)$',
  ].join(''),
  'iu',
);
/** "分類 ⟂ 名称 ⟂ 経験年数": the head of a table of skills. */
export const isTableHead = ({ text }: Line) => {
  const cells = text.split('\t').map((cell) => cell.trim());
  return cells.length > 1 && cells.every((cell) => columnHead.test(cell));
};

interface Group {
  label: string | null;
  text: string;
  line: Line;
}

/** "Databases: MySQL, Redis", a bold label before plain text, or a table's first cell: the label is no skill itself. */
const groupOf = (line: Line): Group => {
  // "1С:Бухгалтерия" is the name of a program.
  const colon = /^(?!1[СC]:)([^:：,;•|\t]{2,40})[:：]\s*(.*)$/s.exec(line.text);
  // "Excel: good, Word: very good" are skills with their levels.
  const listed = colon?.[2]?.split(separators) ?? [];
  const haveLevels =
    isLevelOfSkill(listed[0] ?? '') && listed.every((item) => isLevelOfSkill(item) || /[:：]/.test(item));
  if (colon && haveLevels) return { label: null, text: line.text, line };
  if (colon) return { label: colon[1] ?? null, text: colon[2] ?? '', line };
  const [first, ...rest] = line.spans;
  const tail = rest
    .map((span) => (span.startsCell ? '\t' : '') + span.text)
    .join('')
    .trim();
  if (first?.bold && rest.length > 0 && !rest.some((span) => span.bold)) {
    return { label: first.text.trim(), text: tail, line };
  }
  const cells = line.text.split('\t');
  // "言語 ⟂ Java、COBOL ⟂ 3～8年"
  if (cells.length === 3 && cells[1] && yearsAlone.test(cells[2]?.trim() ?? ''))
    return { label: cells[0] ?? null, text: cells[1], line };
  if (cells.length === 2 && cells[1] && separators.test(cells[1]) && !separators.test(cells[0] ?? '')) {
    return { label: cells[0] ?? null, text: cells[1], line };
  }
  const dash = /^([^,;•|\t–—]{2,35})\s[–—-]\s(.*[,;•|·].*)$/s.exec(line.text);
  if (dash) return { label: dash[1] ?? null, text: dash[2] ?? '', line };
  return { label: null, text: line.text, line };
};

/** "POS: Square, Clover. Methods: Inventory, Scheduling": the labels of a paragraph begin groups of their own. */
export const atLabels = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const parts = line.text.split(/(?<=[^.\s]{2})[.;]\s+(?=\p{Lu}[^:.;,\t]{2,38}:\s)/u);
    const isList = parts.length > 1 && /[:,]\s/.test(parts[0] ?? '');
    return isList ? parts.map((text) => ({ ...line, text, spans: [] })) : [line];
  });

/** "Office", above "• Excel" and "• Word": each line without a mark has a list below it that is set no less deep. */
export const headLists = (lines: readonly Line[]): boolean => {
  // The heading of the section may have been the first of the groups: a line among items is then the head of two or more.
  const needsTwo = lines[0]?.bullet === true;
  const headsList = (line: Line, at: number) => {
    const [above, below, next] = [lines[at - 1], lines[at + 1], lines[at + 2]];
    const hasItems = below?.bullet === true && (!needsTwo || next?.bullet === true);
    return hasItems && (above?.bullet ?? true) && line.x <= below.x && line.text.length < 40;
  };
  const heads = lines.filter(({ bullet }) => !bullet);
  return (
    lines.length >= heads.length * 3 &&
    lines.every((line, at) => line.bullet || headsList(line, at)) &&
    // Skills may have items about them; "Office" is one, and a group of them where "Technical" is another.
    !heads.every(({ text }) => knownSkill(text.trim()))
  );
};

/** A line that only names the group below it: bolder or larger than the lines that list, or followed by a list or a level. */
export const isLabelLine = ([line, next, after]: readonly Line[], listing: boolean) => {
  if (!line || !next || separators.test(line.text)) return false;
  const cells = line.text.split('\t').length;
  // A row of labels is above as many lists.
  if (cells > 1) {
    const below = next.text.split('\t');
    return (
      below.length === cells &&
      ((line.bold && !next.bold) ||
        below.every((cell) => (separators.test(cell) && /\p{L}/u.test(cell)) || isLevelOfSkill(cell)))
    );
  }
  // "Web" over "Expert" heads the list that follows; "Pack Office" over "Expert" is a skill.
  if (isLevelOfSkill(next.text) && /\p{L}/u.test(next.text))
    return after !== undefined && separators.test(after.text);
  if (line.bold && !next.bold) return true;
  return (listing && separators.test(next.text) && !line.bullet) || line.fontSize > next.fontSize + 0.7;
};

/** Lines that go on in the next one: they reach the right edge, or end with a comma. */
export const joinWrapped = (lines: readonly Line[]): Group[] => {
  const edge = greatest(lines.map((line) => line.x + line.width));
  const groups: (Group & { last: Line })[] = [];
  for (const line of lines) {
    const group = groupOf(line);
    const before = groups.at(-1);
    const goesOn = before && /[,;·|•]\s*$/.test(before.text);
    const full =
      before &&
      before.last.x + before.last.width > edge - 40 &&
      before.last.width > 150 &&
      separators.test(before.text);
    if (
      before &&
      // In a row of lists the next line continues one of them, and it is unknown which.
      !before.last.text.includes('\t') &&
      !line.bullet &&
      !group.label &&
      line.number === before.last.number + 1 &&
      line.column === before.last.column &&
      (goesOn ||
        // A list item hangs: its next line is set deeper than its mark.
        (before.last.bullet && line.x > before.last.x + 4) ||
        (full && separators.test(line.text) === separators.test(before.text)) ||
        (full && !line.bold && before.last.text.length > 60))
    ) {
      before.text += ` ${group.text}`;
      before.last = line;
    } else groups.push({ ...group, last: line });
  }
  return groups;
};
