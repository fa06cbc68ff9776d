import { isDutiesLabel } from '../../words/aside-words.ts';
import { isPlainSpeech, type SectionKind } from '../../words/section-titles.ts';
import { firstAnswer } from '../decisions.ts';
import type { Line } from '../document.ts';
import { type LineStyle, sameStyle, styleOf } from './line-style.ts';
import type { Section } from './section.ts';

const described: ReadonlySet<string> = new Set(['work', 'projects', 'volunteer']);
const entries: ReadonlySet<string> = new Set([...described, 'education']);
const labels: ReadonlySet<string> = new Set(['awards', 'projects', 'skills', 'summary']);

interface TitleInSection {
  line: Line;
  kind: SectionKind;
  section: Section;
  /** The style of the document's headings. */
  usual: LineStyle | null;
  /** Another title of this kind is in the document, in words that are only a title. */
  hasOther: boolean;
}

const isLabelInJob = ({ section, kind }: TitleInSection) => described.has(section.kind) && labels.has(kind);
const isLargeAs = ({ line }: TitleInSection, usual: LineStyle) => line.fontSize >= usual.halfPoints / 2 - 0.5;
const sizeIn = ({ section }: TitleInSection) => section.lines[0]?.fontSize ?? 0;

/** Inside a section, a word such as "Tools" or "Languages" in plain style is a group label, not a new section. */
export const opensSection = firstAnswer<TitleInSection, boolean>('sections/titles-inside', [
  {
    name: 'a label with a colon in a job',
    example: 'Key achievements:',
    answer: (title) =>
      (isLabelInJob(title) || (entries.has(title.section.kind) && isDutiesLabel(title.line.text))) &&
      !title.line.heading &&
      /[:：]$/.test(title.line.text)
        ? false
        : null,
  },
  {
    name: 'plain speech in a job',
    example: 'What I learned',
    answer: ({ line, section, kind, usual, hasOther }) =>
      described.has(section.kind) &&
      (kind === 'skills' || kind === 'education') &&
      !line.heading &&
      isPlainSpeech(line.text) &&
      !(usual && (usual.bold || usual.upper) && sameStyle(styleOf(line), usual)) &&
      (/[:：]$/.test(line.text) || hasOther)
        ? false
        : null,
  },
  {
    name: 'set like the headings',
    example: 'EDUCATION',
    answer: ({ line, section, usual }) =>
      line.heading || section.kind === 'header' || !usual || sameStyle(styleOf(line), usual) ? true : null,
  },
  {
    name: 'the same kind again',
    example: 'Skills',
    answer: ({ section, kind }) => (section.kind === kind ? false : null),
  },
  {
    name: 'another style in a job',
    example: 'Projects',
    answer: (title) =>
      isLabelInJob(title) && title.usual
        ? isLargeAs(title, title.usual) && (title.line.bold || !title.usual.bold) && !title.usual.upper
        : null,
  },
  {
    name: 'a group of skills',
    example: 'Leadership',
    answer: (title) =>
      title.section.kind === 'skills' && labels.has(title.kind === 'volunteer' ? 'awards' : title.kind)
        ? title.usual !== null && isLargeAs(title, title.usual) && title.line.fontSize > sizeIn(title)
        : null,
  },
  {
    name: 'languages below skills',
    example: 'Languages',
    answer: (title) =>
      title.section.kind === 'skills' && title.kind === 'languages'
        ? title.line.fontSize >= sizeIn(title)
        : null,
  },
  {
    name: 'plain type among skills',
    example: 'Certificates',
    answer: (title) =>
      title.section.kind === 'skills' && title.usual?.bold
        ? title.line.bold || title.line.fontSize > sizeIn(title)
        : null,
  },
]);
