import type { ReadingWarning } from '../contracts/reading-words.ts';
import type { Format } from './read/sniff-format.ts';

/** A run of one style on a line. `startsCell` says that a wide gap (a tab, a table cell) stands before it. */
export interface Span {
  text: string;
  x: number;
  width: number;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  startsCell: boolean;
}

/** One line of text as a person reads it. Lengths are points; `y` grows downwards and restarts on every page. */
export interface Line {
  /** From 1 over the whole document. */
  number: number;
  page: number;
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
  bold: boolean;
  /** The file itself says that this is a heading (DOCX, HTML and Markdown do, a PDF cannot). */
  heading: boolean;
  /** The line begins with a list mark, which is not part of `text`. */
  bullet: boolean;
  /** Which column the line was read from; lines of one page and column follow each other. */
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

/** What every reader gives and every engine takes: the lines of a CV with their places. */
export interface CvDocument {
  format: Format;
  pages: number;
  /** The lines were read from pictures of them. */
  isOcr: boolean;
  /** ISO 639-1, or null where there is too little text to tell. */
  language: string | null;
  lines: Line[];
  links: Link[];
  warnings: ReadingWarning[];
  layout: 'single_column' | 'multi_column' | 'scanned';
}

/** A link that still points at its line itself. */
export type ReadLink = Omit<Link, 'line'> & { line: ReadLine | null };

/** What a reader hands on before the lines are numbered and the language is known. */
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
