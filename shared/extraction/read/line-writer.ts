import type { ReadLine, ReadLink, Span } from '../document.ts';
import { buildLine } from './build-line.ts';
import { cleanText } from './clean-text.ts';

/** The style of a text in a web page. */
export interface Style {
  bold: boolean;
  italic: boolean;
  heading: number;
  bullet: boolean;
  /** How many lists are around it. */
  depth: number;
  href: string | null;
}

/** In points. */
export const lineHeight = 14;
/** How much deeper a list within a list is set, in points. */
const listIndent = 18;
/** In points, so that headings are larger than text, as in a PDF. */
const headingSizes = [11, 20, 16, 13, 12, 11.5, 11];
/** The style of a page's text. */
export const plain: Style = { bold: false, italic: false, heading: 0, bullet: false, depth: 0, href: null };

/**
 * Collects spans into lines. Positions are artificial (a line is 14 points, a character 5), the order is the
 * document's.
 */
export class LineWriter {
  readonly lines: ReadLine[] = [];
  readonly links: ReadLink[] = [];
  private spans: Span[] = [];
  private pending: { url: string; text: string }[] = [];
  private nextStartsCell = false;
  private x = 0;
  private style = plain;

  write(text: string, style: Style) {
    for (const [i, piece] of text.split('\t').entries()) {
      if (i > 0) this.cell();
      const clean = cleanText(piece.replace(/[\n\r]+/g, ' '));
      if (!clean) continue;
      if (!clean.trim() && (this.spans.length === 0 || this.nextStartsCell)) continue;
      if (style.href && clean.trim()) this.pending.push({ url: style.href, text: clean.trim() });
      if (this.spans.length === 0 && this.x === 0) this.x = Math.max(0, style.depth - 1) * listIndent;
      const width = clean.length * 5;
      const fontSize = headingSizes[style.heading] ?? 11;
      const bold = style.bold || style.heading > 0;
      this.spans.push({
        text: clean,
        x: this.x,
        width,
        fontSize,
        bold,
        italic: style.italic,
        startsCell: this.nextStartsCell || this.spans.length === 0,
      });
      this.nextStartsCell = false;
      this.x += width;
      this.style = style;
    }
  }

  /** Whether the next text would be joined to a word or a number. */
  get isInWord() {
    return !this.nextStartsCell && /[\p{L}\p{N})]$/u.test(this.spans.at(-1)?.text ?? '');
  }

  cell() {
    this.nextStartsCell = true;
    // However many tabs lead a line, it begins where second cells do.
    this.x = this.spans.length === 0 ? 100 : Math.ceil((this.x + 20) / 100) * 100;
  }

  endLine() {
    const { heading, bullet } = this.style;
    const line = buildLine(this.spans, {
      page: 1,
      y: this.lines.length * lineHeight,
      column: 0,
      heading: heading > 0,
      bullet,
    });
    if (line) {
      this.lines.push(line);
      for (const link of this.pending) this.links.push({ page: 1, ...link, line });
    }
    this.spans = [];
    this.pending = [];
    this.nextStartsCell = false;
    this.x = 0;
    this.style = plain;
  }
}
