import { parseHTML } from 'linkedom';
import { findDates } from '../../words/dates.ts';
import type { ReadDocument, ReadLine } from '../document.ts';
import { buildLine } from './build-line.ts';
import { LineWriter, lineHeight, plain, type Style } from './line-writer.ts';
import type { Format } from './sniff-format.ts';

interface Node {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<Node>;
  getAttribute(name: string): string | null;
}
const skipped = new Set(['script', 'style', 'head', 'template', 'noscript', 'svg', 'img', 'title']);
const blocks = new Set(
  (
    'p div section article header footer main aside nav ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table tbody thead tr ' +
    'td th blockquote pre address figure hr body'
  ).split(' '),
);
const styleOf = (name: string, node: Node, style: Style): Style => {
  if (name === 'b' || name === 'strong' || name === 'th') return { ...style, bold: true };
  if (name === 'i' || name === 'em' || name === 'cite') return { ...style, italic: true };
  if (name === 'li') return { ...style, bullet: true };
  if (name === 'ul' || name === 'ol') return { ...style, depth: style.depth + 1 };
  if (name === 'a') return { ...style, href: node.getAttribute('href') };
  if (/^h[1-6]$/.test(name)) return { ...style, heading: Number(name[1]) };
  return style;
};

const longestDate = 60;
const isDate = ({ textContent }: Node) => {
  const text = (textContent ?? '').trim();
  return (
    text.length > 3 &&
    text.length < longestDate &&
    /^\S/.test(textContent ?? '') &&
    findDates(text).length > 0
  );
};

/** Whether all words of an element are links to parts of its page: a list of the page's headings. */
const leadsWithin = (node: Node): boolean => {
  if (node.nodeType === 3) return !/\p{L}/u.test(node.textContent ?? '');
  if (node.nodeName.toLowerCase() === 'a') return (node.getAttribute('href') ?? '').startsWith('#');
  return [...node.childNodes].every(leadsWithin);
};

const fewestChips = 3;
/** An element with one text and no other elements, so that no text is read again at each level around it. */
const isChip = (node: Node) =>
  node.nodeType === 1 &&
  !blocks.has(node.nodeName.toLowerCase()) &&
  [...node.childNodes].every(({ nodeType }) => nodeType === 3) &&
  /^\S.*\S$/s.test(node.textContent ?? '');

/** A link without blanks, such as an address, next to another one. */
const fewestOf = ({ nodeName, textContent }: Node) =>
  nodeName.toLowerCase() === 'a' && !/\s/.test(textContent ?? '') ? 2 : fewestChips;
const isBlank = ({ nodeType, textContent }: Node) => nodeType === 3 && !(textContent ?? '').trim();

/** `<p><span>Kotlin</span> <span>Jetpack Compose</span> <span>Room</span></p>`: nothing but elements of one kind, each with a capital. */
const childrenOf = ({ nodeName, childNodes }: Node): readonly Node[] => {
  const all = [...childNodes];
  const filled = all.filter((child) => !isBlank(child));
  const [first, ...others] = filled;
  const areBoxes =
    first !== undefined &&
    filled.length >= fewestChips &&
    others.every(({ nodeName }) => nodeName === first.nodeName) &&
    !/^h\d$/i.test(nodeName) &&
    filled.every(
      (child) => isChip(child) && !isDate(child) && /^[\p{Lu}\d]/u.test(child.textContent ?? ''),
    ) &&
    // Words of one name may have an element each.
    (filled.length > 4 || filled.some(({ textContent }) => /\S\s\S/.test(textContent ?? '')));
  return areBoxes ? filled : all;
};

/** `<span>Kotlin</span><span>Java</span><span>Room</span>`: elements of one kind without text between them have boxes of their own. */
const chipsAmong = (children: readonly Node[]): ReadonlySet<Node> => {
  const runs: Node[][] = [[]];
  for (const child of children) {
    const last = runs.at(-1) as Node[];
    if (!isChip(child)) runs.push([]);
    else if (last.length === 0 || last[0]?.nodeName === child.nodeName) last.push(child);
    else runs.push([child]);
  }
  return new Set(runs.filter((run) => run[0] && run.length >= fewestOf(run[0])).flat());
};

const walk = (node: Node, style: Style, out: LineWriter) => {
  if (node.nodeType === 3) return out.write(node.textContent ?? '', style);
  const name = node.nodeName.toLowerCase();
  if (skipped.has(name) || (name === 'nav' && leadsWithin(node))) return;
  if (name === 'br') return out.endLine();
  if (name === 'tr') return walkRow(node, style, out);
  const block = blocks.has(name);
  if (block) out.endLine();
  // "Vale Care<time>2019 – 2021</time>": its style sets it apart.
  else if (out.isInWord && isDate(node)) out.cell();
  const inner = styleOf(name, node, style);
  const children = childrenOf(node);
  const chips = chipsAmong(children);
  for (const child of children) {
    if (chips.has(child) && out.isInWord) out.cell();
    walk(child, inner, out);
  }
  if (block) out.endLine();
};

/**
 * A row of short cells is one line with tabs. If a cell has several lines, its first one is in the row and the others
 * follow.
 */
const walkRow = (row: Node, style: Style, out: LineWriter) => {
  out.endLine();
  const cells = [...row.childNodes].filter((node) => /^t[dh]$/i.test(node.nodeName));
  const read = cells.map((cell) => {
    const inner = new LineWriter();
    for (const child of cell.childNodes)
      walk(child, styleOf(cell.nodeName.toLowerCase(), cell, style), inner);
    inner.endLine();
    return inner;
  });
  const filled = read.filter((cell) => cell.lines.length > 0);
  // Two long cells, or two with headings, are the columns of a layout table, which are read one after the other.
  const holds = (test: (cell: LineWriter) => boolean) => filled.filter(test).length > 1;
  const layout =
    holds((cell) => cell.lines.length > 2) || holds((cell) => cell.lines.some((line) => line.heading));
  // A period, a job of several lines, and what it was about: the third cell is no part of the head.
  const heads = isEntryRow(filled) ? 2 : layout ? 0 : filled.length;
  const shared = filled.slice(0, heads).flatMap((cell) => cell.lines.splice(0, 1));
  const joined =
    shared[0] &&
    buildLine(
      shared.flatMap((line) => line.spans),
      { ...shared[0], bullet: shared[0].bullet },
    );
  if (joined) out.lines.push(joined);
  const placed = new Map<ReadLine, ReadLine | undefined>(shared.map((line) => [line, joined || undefined]));
  for (const cell of filled) {
    for (const line of cell.lines) {
      const copy = { ...line };
      placed.set(line, copy);
      out.lines.push(copy);
    }
    for (const link of cell.links)
      out.links.push({ ...link, line: (link.line && placed.get(link.line)) ?? null });
  }
};

const isEntryRow = ([period, head, ...others]: readonly LineWriter[]) => {
  const [line, ...more] = period?.lines ?? [];
  const isPeriod =
    line !== undefined && more.length === 0 && findDates(line.text).some(({ isRange }) => isRange);
  const below = head?.lines[1]?.text ?? '';
  // The employer, and no text about the job: it has a capital in each word.
  const isName = below !== '' && !/(?:^|\s)\p{Ll}\p{L}{3,}/u.test(below);
  return isPeriod && isName && others.length > 0;
};

/** The lines of an HTML document. DOCX, ODT and Markdown are converted to HTML first. */
export const readHtmlText = (html: string, format: Format): ReadDocument => {
  const { document } = parseHTML(/<html|<body/i.test(html) ? html : `<html><body>${html}</body></html>`);
  const out = new LineWriter();
  walk(document.documentElement as unknown as Node, plain, out);
  out.endLine();
  // Once for the document: rows add lines of cells, which have places of their own.
  for (const [at, line] of out.lines.entries()) line.y = at * lineHeight;
  return { format, pages: 1, lines: out.lines, links: out.links, warnings: [], layout: 'single_column' };
};
