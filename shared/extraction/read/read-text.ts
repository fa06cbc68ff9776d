import MarkdownIt from 'markdown-it';
import type { ReadDocument, ReadLine, Span } from '../document.ts';
import { buildLine } from './build-line.ts';
import { cleanText, joinLetterSpacing } from './clean-text.ts';
import { readHtmlText } from './html-lines.ts';
import type { Format } from './sniff-format.ts';

/** UTF-8 or UTF-16 by the byte order mark; invalid UTF-8 is read as Windows-1252. */
export const decodeText = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** An underline of "====" or "----" makes the line above it a heading. */
const underline = /^\s*([=\-_~*])\1{3,}\s*$/;

/** Plain text: tabs and three spaces separate cells, a form feed starts a page. */
export const readPlainText = (text: string, format: Format): ReadDocument => {
  const lines: ReadLine[] = [];
  let page = 1;
  for (const [row, raw] of text.split(/\r\n|\r|\n/).entries()) {
    page += raw.split('\f').length - 1;
    if (underline.test(raw)) {
      const above = lines.at(-1);
      if (above && above.y === (row - 1) * 14) above.heading = true;
      continue;
    }
    const line = buildLine(cells(raw), { page, y: row * 14, column: 0, heading: false });
    if (line) lines.push(line);
  }
  return { format, pages: page, lines, links: [], warnings: [], layout: 'single_column' };
};

const cells = (raw: string): Span[] =>
  [
    ...joinLetterSpacing(raw.replaceAll('\f', ''))
      .replaceAll('\t', '    ')
      .matchAll(/\S+(?: {1,2}\S+)*/g),
  ].map((match) => ({
    text: cleanText(match[0]),
    x: match.index * 5,
    width: match[0].length * 5,
    fontSize: 11,
    bold: false,
    italic: false,
    startsCell: true,
  }));

const markdown = new MarkdownIt('commonmark', { html: false }).enable('table');

/** "`Python` `QGIS`": code spans next to each other are items of a list. */
const codeSpans = /(`[^`\n]{1,60}`)[ ](?=`)/g;

/** Raw HTML inside Markdown stays text. */
export const readMarkdown = (text: string): ReadDocument =>
  // In CVs a line break in Markdown is intended as one.
  readHtmlText(
    markdown.render(text.replace(codeSpans, '$1, ').replace(/([^\n])\n(?=[^\n])/g, '$1  \n')),
    'md',
  );
