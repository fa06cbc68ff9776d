import { motherTongueLabels } from '../../words/cv-labels.ts';
import { findDates } from '../../words/dates.ts';
import { fold } from '../../words/fold.ts';
import { languageCode } from '../../words/language-names.ts';
import { plainKindOf } from '../../words/plain-titles.ts';
import { titleScore } from '../../words/role-words.ts';
import { looseSectionOf, type SectionKind, sectionOf } from '../../words/section-titles.ts';
import { wordsBeforeFields } from '../../words/words-before-fields.ts';
import { firstAnswer } from '../decisions.ts';
import type { Line } from '../document.ts';
import { separators } from '../skills/skill-groups.ts';

/** A heading that shares its line with the first words of its section. */
export interface TitleWithText {
  kind: SectionKind;
  rest: Line;
}

/** "年 ⟂ 月 ⟂ 学歴・職歴": the head of a table in a form. */
export const tableTitle = /^年\s?\t月\s?\t/u;

/** Two titles side by side stay two. */
const isParted = ({ text }: Line) => {
  const cells = text.split('\t');
  return (
    cells.length === 2 &&
    text === text.toUpperCase() &&
    cells.filter((cell) => sectionOf(cell)).length === 1 &&
    text.length < 40
  );
};

const wideSet = /^\p{Script=Han}(?:\t\p{Script=Han}){1,3}$/u;

/** A title on a line of its own. A list item is a title only if the file marks it as one. */
export const titleOf = firstAnswer<Line, SectionKind>('sections/titles', [
  {
    name: 'each sign in a cell of its own',
    example: '職\t歴',
    answer: ({ text }) => (wideSet.test(text) ? sectionOf(text.replace(/\s/g, '')) : null),
  },
  {
    name: 'what a table of years and months lists',
    example: '年\t月\t免許・資格',
    answer: ({ text }) =>
      tableTitle.test(text) ? sectionOf(text.replace(tableTitle, '').replace(/\s/g, '')) : null,
  },
  {
    name: 'wide-set capitals in two cells',
    example: 'EXPERIENCE\tPROFESSIONNELLE',
    answer: (line) => (isParted(line) ? sectionOf(line.text.replaceAll('\t', ' ')) : null),
  },
  {
    name: 'words of a heading',
    example: 'Work Experience',
    answer: ({ text, bullet, bold, heading }) =>
      text.includes('\t') || (bullet && !bold && !heading) ? null : sectionOf(text),
  },
]);

const qualifier = new RegExp(`^(.{4,40}?)\\s(?:${wordsBeforeFields})\\s(?=\\p{L})[^\\t]{2,40}$`, 'iu');

/** "Experiencia jurídica": an adjective follows the noun in these languages. */
const adjective = new RegExp(
  [
    '^(experiencias?|trayectoria|traject[óo]ria|esperienze?|exp[ée]riences?|experi[êe]ncias?|',
    'formaci[óo]n|formazione|formation|forma[çc][ãa]o)\\s\\p{L}{4,20}$',
  ].join(''),
  'iu',
);

/** "Experiencia en el ámbito sanitario": a title and its field. Only for a line that is set apart. */
export const qualifiedTitle = ({ text }: Line): SectionKind | null => {
  const [, noun] = adjective.exec(text.trim()) ?? [];
  if (noun) return sectionOf(noun);
  const [, title = ''] = qualifier.exec(text.trim()) ?? [];
  if (!title && !/[.:;]/.test(text) && titleScore(text) < 1) return looseSectionOf(text);
  if (!title || text.split(/\s+/).length > 8 || /[.,;:\d]/.test(text) || titleScore(text) >= 1) return null;
  const kind = sectionOf(title);
  return kind === 'work' || kind === 'education' || kind === 'skills' ? kind : null;
};

/** A label in the first column of a Japanese or Chinese form. */
const eastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;

/** Labels of a language in forms; elsewhere these words are the level of a language. */
const motherTongue = new RegExp(`^(?:${motherTongueLabels})$`, 'iu');

/** "Langues Français, Anglais (C1)": a label without a separator from the languages after it. */
const languagesBehind = (line: Line): TitleWithText | null => {
  const [, label = '', rest = ''] = /^(\p{L}{4,20})\s(\p{Lu}.*)$/u.exec(line.text) ?? [];
  if (sectionOf(label) !== 'languages') return null;
  const names = rest.split(/[,;·|]/).filter((item) => languageCode(item.trim().split(/[\s(]/)[0] ?? ''));
  return names.length > 1 ? { kind: 'languages', rest: { ...line, text: rest } } : null;
};

/** "Galley skills ⟂ Butchering, Menu costing" in a table of other things. */
const skillsOf = (label: string, current: SectionKind | 'header'): SectionKind | null =>
  current === 'other' && /\p{L}\s(?:skills|knowledge|kenntnisse)$/iu.test(label) ? 'skills' : null;

/** "【専門】 課程設計、朗読指導": a title in brackets before its text. */
const inBrackets = (line: Line): TitleWithText | null => {
  const [, title = '', text] = /^【([^【】]{2,12})】[\s　]*(\S.*)$/su.exec(line.text) ?? [];
  const kind = sectionOf(title);
  return kind && text ? { kind, rest: { ...line, text, spans: [] } } : null;
};

/** "Languages: English, German" and a table row "Skills ⟂ Java, SQL" carry title and content on one line. */
export const inlineTitle = (line: Line, current: SectionKind | 'header'): TitleWithText | null => {
  const match = /^([^:：\t]{3,40}|\p{Script=Han}{2})(?::|：|\t)[\s:]*(\S.*)$/su.exec(line.text);
  const bracketed = inBrackets(line);
  if (bracketed) return bracketed.kind === current ? null : bracketed;
  const set = languagesBehind(line);
  if (set && current !== 'languages') return set;
  const label = match?.[1] ?? '';
  const kind = motherTongue.test(label) ? 'languages' : (sectionOf(label) ?? skillsOf(label, current));
  if (!match?.[2] || !kind || kind === current) return null;
  // "Beruf: Dachdecker" is a row of a form.
  if ((kind === 'work' || kind === 'education') && plainKindOf(fold(label.trim())) !== null) return null;
  const allowed: SectionKind[] =
    current === 'skills'
      ? ['languages']
      : ['skills', 'languages', 'certificates', 'summary', 'education', 'work'];
  if (eastern.test(label) && current !== 'header') allowed.push('other', 'summary', 'skills');
  // "ULTERIORI INFORMAZIONI ⟂ Donatore AVIS.": a row of a form after its rows of skills.
  const isOtherRow =
    kind === 'other' && current === 'skills' && /\t/.test(match[0]) && label === label.toUpperCase();
  if (isOtherRow) return { kind, rest: { ...line, text: match[2] } };
  const styled = line.spans[0]?.bold && !line.spans.at(-1)?.bold;
  // A form goes on with its next row: "Capacità e competenze tecniche ⟂ AutoCAD, GPS".
  const isRow =
    /\t/.test(match[0]) &&
    (current === 'other' ||
      (current === 'languages' && label.includes(' ') && (separators.test(match[2]) || kind === 'skills')) ||
      eastern.test(label));
  if (
    !allowed.includes(kind) ||
    findDates(match[2]).length > 0 ||
    (current !== 'header' && !styled && !isRow && kind !== 'languages')
  )
    return null;
  // In a job or project such a label names its tools.
  if (current === 'work' || current === 'projects' || current === 'volunteer') return null;
  return { kind, rest: { ...line, text: match[2] } };
};
