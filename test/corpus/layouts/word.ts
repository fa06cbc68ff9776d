import {
  AlignmentType,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { LayoutHabits, Sheet } from '../sheet.ts';
import type { Heading } from '../wording.ts';

type Block = Paragraph | Table;

export interface WordLayout extends LayoutHabits {
  write: (sheet: Sheet) => Block[];
}

const plain = (text: string) => new Paragraph({ children: [new TextRun(text)] });
const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
const styled = (sheet: Sheet, heading: Heading) =>
  new Paragraph({ text: sheet.heading(heading), heading: HeadingLevel.HEADING_1 });
const bullets = (lines: readonly string[]) =>
  lines.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
const contactLine = ({ persona }: Sheet) =>
  [persona.email, persona.phone, persona.location, ...persona.links].join(' | ');
const skillRows = ({ persona: { skills } }: Sheet) =>
  skills.map(({ group, names }) =>
    plain(skills.length > 1 ? `${group}: ${names.join(', ')}` : names.join(', ')),
  );
const languageRow = ({ persona }: Sheet) =>
  plain(persona.languages.map(({ name, level }) => `${name} (${level})`).join(', '));

/** Word's own heading styles; title and dates on one line, the dates at a tab on the right. */
export const wordHeadings: WordLayout = {
  name: 'word-headings',
  split: 'development',
  dates: 'long',
  separator: ' – ',
  write: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const atRight = (left: string, right: string) =>
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
        children: [new TextRun({ text: left, bold: true }), new TextRun(`\t${right}`)],
      });
    return [
      new Paragraph({ text: persona.name, heading: HeadingLevel.TITLE }),
      plain(persona.label),
      plain(contactLine(sheet)),
      styled(sheet, 'summary'),
      plain(persona.summary),
      styled(sheet, 'work'),
      ...persona.work.flatMap((job) => [
        atRight(job.title, datesOf(job)),
        plain(`${job.company}, ${job.place}`),
        ...bullets(job.tasks),
      ]),
      styled(sheet, 'education'),
      ...persona.education.flatMap((school) => [
        atRight(degreeOf(school), datesOf(school)),
        plain(`${school.institution}, ${school.place}`),
      ]),
      styled(sheet, 'skills'),
      ...skillRows(sheet),
      styled(sheet, 'languages'),
      languageRow(sheet),
    ];
  },
};

/** No styles at all: bold lines as headings, the dates first and the rest behind a tab, as people type it. */
export const wordTabs: WordLayout = {
  name: 'word-tabs',
  split: 'development',
  dates: 'numeric',
  separator: ' - ',
  write: (sheet) => {
    const { persona, datesOf, degreeOf, heading } = sheet;
    const tabbed = (left: string, right: string) =>
      new Paragraph({
        tabStops: [{ type: TabStopType.LEFT, position: 2600 }],
        children: [new TextRun(`${left}\t`), new TextRun(right)],
      });
    return [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ text: persona.name, bold: true, size: 36 })],
      }),
      ...[persona.location, persona.phone, persona.email, ...persona.links].map(plain),
      bold(heading('work')),
      ...persona.work.flatMap((job) => [
        tabbed(datesOf(job), job.title),
        tabbed('', `${job.company}, ${job.place}`),
        ...job.tasks.map((task) => tabbed('', `- ${task}`)),
      ]),
      bold(heading('education')),
      ...persona.education.flatMap((school) => [
        tabbed(datesOf(school), degreeOf(school)),
        tabbed('', `${school.institution}, ${school.place}`),
      ]),
      bold(heading('skills')),
      ...skillRows(sheet),
      bold(heading('languages')),
      ...persona.languages.map(({ name, level }) => tabbed(name, level)),
    ];
  },
};

/** The whole CV in one table of two columns: dates on the left, what was done on the right. */
export const wordTable: WordLayout = {
  name: 'word-table',
  split: 'test',
  dates: 'short',
  separator: ' – ',
  write: (sheet) => {
    const { persona, datesOf, degreeOf, heading } = sheet;
    const row = (left: string, right: Paragraph[]) =>
      new TableRow({
        children: [
          new TableCell({ width: { size: 2600, type: WidthType.DXA }, children: [plain(left)] }),
          new TableCell({ width: { size: 6800, type: WidthType.DXA }, children: right }),
        ],
      });
    const wide = (text: string) =>
      new TableRow({ children: [new TableCell({ columnSpan: 2, children: [bold(text)] })] });
    return [
      new Paragraph({ text: persona.name, heading: HeadingLevel.TITLE }),
      plain(contactLine(sheet)),
      new Table({
        width: { size: 9400, type: WidthType.DXA },
        rows: [
          wide(heading('work')),
          ...persona.work.map((job) =>
            row(datesOf(job), [
              bold(job.title),
              plain(`${job.company}, ${job.place}`),
              ...bullets(job.tasks),
            ]),
          ),
          wide(heading('education')),
          ...persona.education.map((school) =>
            row(datesOf(school), [bold(degreeOf(school)), plain(`${school.institution}, ${school.place}`)]),
          ),
          wide(heading('skills')),
          ...persona.skills.map(({ group, names }) => row(group, [plain(names.join(', '))])),
          wide(heading('languages')),
          ...persona.languages.map(({ name, level }) => row(name, [plain(level)])),
        ],
      }),
    ];
  },
};
