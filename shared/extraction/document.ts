import type { ReadingWarning } from '../contracts/reading-words.ts';
import type { LabelKind } from '../words/form-labels.ts';
import type { Format } from './read/sniff-format.ts';

/** A run of one style on a line. `startsCell` means that a wide gap (a tab, a table cell) precedes it. */
export interface Span {
  text: string;
  x: number;
  width: number;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  startsCell: boolean;
  /** The kind of its column, where a table has a head. */
  label?: LabelKind;
}

/** One line of text as displayed. Lengths are points; `y` grows downwards and restarts on every page. */
export interface Line {
  /** Counted from 1 over the whole document. */
  number: number;
  page: number;
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
  bold: boolean;
  /** Whether the file itself marks it as a heading (DOCX, HTML and Markdown do, a PDF cannot). */
  heading: boolean;
  /** The line begins with a list mark, which is not part of `text`. */
  bullet: boolean;
  /** The column of the line; the lines of one page and column follow each other. */
  column: number;
  spans: Span[];
}

interface Link {
  page: number;
  url: string;
  /** The visible words of the link, where known. */
  text: string | null;
  /** The line that shows the link, where known. */
  line: number | null;
}

/** The output of every reader and the input of every engine: the lines of a CV with their positions. */
export interface CvDocument {
  format: Format;
  pages: number;
  /** Whether the lines were read from images. */
  isOcr: boolean;
  /** ISO 639-1, or null for too little text. */
  language: string | null;
  lines: Line[];
  links: Link[];
  warnings: ReadingWarning[];
  layout: 'single_column' | 'multi_column' | 'scanned';
}

/** A link that refers to its line by the object, not yet by the number. */
export type ReadLink = Omit<Link, 'line'> & { line: ReadLine | null };

/** A line before the lines are numbered. */
export type ReadLine = Omit<Line, 'number'>;
export interface ReadDocument {
  format: Format;
  pages: number;
  isOcr?: true;
  lines: ReadLine[];
  links: ReadLink[];
  warnings: ReadingWarning[];
  layout: CvDocument['layout'];
}
