import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { ReadDocument, ReadLine, ReadLink, Span } from '../document.ts';
import { limits, RefusedFile } from '../outcome.ts';
import { buildLine } from './build-line.ts';
import { withCentredMargins } from './centred-margins.ts';
import { CharacterMaps } from './character-maps.ts';
import { rulesOf } from './drawn-rules.ts';
import { edgesOfTables, listsInTurn } from './heading-rows.ts';
import { findColumnEdge, splitRegions } from './page-columns.ts';
import { blankGap, cellGap, edgesBesideFlushRight, groupRows, type Run, runsOfPage } from './page-runs.ts';
import { type FontStyles, fontStyles } from './pdf-fonts.ts';
import { withDrawnBlanks } from './respace.ts';
import { rotatedTitles } from './rotated-titles.ts';
import { withTableRows } from './table-rows.ts';

/** Two Flate filters on one stream: 1.8 KB of it decompress to gigabytes. No program that writes CVs combines them. */
const stackedFlate = /\/Filter\s*\[\s*\/(?:FlateDecode|Fl)\s*\/(?:FlateDecode|Fl)\b/;

/** Throws RefusedFile for encrypted, damaged and overlong files; a scanned file has no lines. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadDocument> => {
  if (stackedFlate.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'))) {
    throw new RefusedFile('file_corrupt');
  }
  const pdf = await open(bytes);
  if (pdf.numPages > limits.pages) throw new RefusedFile('too_many_pages');
  const pages: { runs: Run[]; annotations: Annotation[]; top: number; left: number }[] = [];
  const styles: FontStyles = fontStyles();
  const { OPS } = await getResolvedPDFJS();
  let hasWideType = false;
  let hasTables = false;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    let runs = runsOfPage(items, page.view);
    // Only the operator list makes pdf.js reveal the fonts' real names, and where letters are spaced.
    if (hasWideType || hasTables || runs.some((run) => !styles.knows(run.font))) {
      const drawn = await page.getOperatorList();
      const mended = withDrawnBlanks(items, drawn, OPS);
      if (mended) runs = runsOfPage(mended, page.view);
      hasWideType ||= mended !== null;
      for (const run of runs) styles.learn(run.font, fontName(page, run.font));
      const rules = rulesOf(drawn, OPS, { top: page.view[3] ?? 0, left: page.view[0] ?? 0 });
      hasTables ||= rules.upright.length > 1;
      runs = withTableRows(runs, rules);
    }
    runs = withCentredMargins([...runs, ...rotatedTitles(items, page.view, runs)]);
    for (const run of runs) styles.count(run.font, run.text, number);
    const annotations = (await page.getAnnotations()) as Annotation[];
    pages.push({ runs, annotations, top: page.view[3] ?? 0, left: page.view[0] ?? 0 });
    page.cleanup();
  }
  await pdf.loadingTask.destroy();

  const lines: ReadLine[] = [];
  const links: ReadLink[] = [];
  let edge: number | null = null;
  let columns = 1;
  for (const [index, { runs, annotations, top, left }] of pages.entries()) {
    const found = findColumnEdge(runs, edge);
    if (found !== null) [edge, columns] = [found, 2];
    const regions = splitRegions(runs, found);
    const start = lines.length;
    for (const { column, runs } of regions) {
      const rows = listsInTurn(groupRows(runs));
      const edges = new Set([...edgesBesideFlushRight(rows), ...edgesOfTables(rows)]);
      for (const row of rows) {
        const spans = row.map((run, i) => toSpan(run, row[i - 1], styles, edges));
        const line = buildLine(spans, { page: index + 1, y: row[0]?.y ?? 0, column, heading: false });
        if (line) lines.push(line);
      }
    }
    for (const { url, rect } of annotations) {
      if (!url || !rect) continue;
      links.push({ page: index + 1, url, ...linePlace(lines.slice(start), rect, top, left) });
    }
  }
  return {
    format: 'pdf',
    pages: pdf.numPages,
    lines,
    links,
    warnings: [],
    layout: columns > 1 ? 'multi_column' : 'single_column',
  };
};

interface Annotation {
  url?: string;
  rect?: number[];
}

const open = async (bytes: Uint8Array) => {
  try {
    // Images are not decoded: a photo takes more time and memory than all the text. pdf.js takes ownership of the
    // buffer, so it gets a copy.
    return await getDocumentProxy(bytes.slice(), {
      verbosity: 0,
      stopAtErrors: false,
      maxImageSize: 1,
      BinaryDataFactory: CharacterMaps,
    });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new RefusedFile(encrypted ? 'file_encrypted' : 'file_corrupt');
  }
};

const fontName = (
  page: { commonObjs: { has(id: string): boolean; get(id: string): unknown } },
  id: string,
) => {
  if (!page.commonObjs.has(id)) return '';
  return (page.commonObjs.get(id) as { name?: string } | null)?.name ?? '';
};

const toSpan = (run: Run, before: Run | undefined, styles: FontStyles, edges: ReadonlySet<number>): Span => {
  const gap = before ? run.x - (before.x + before.width) : 0;
  const isAtEdge = gap > 0.3 * run.fontSize && edges.has(Math.round(run.x));
  const startsCell = !before || isAtEdge || gap > cellGap * Math.min(run.fontSize, before.fontSize);
  const blank = before && gap > blankGap * run.fontSize && !startsCell && !/\s$/.test(before.text);
  const { text, x, width, fontSize, font } = run;
  return { text: (blank ? ' ' : '') + text, x, width, fontSize, ...styles.styleOf(font), startsCell };
};

/** The line under a link's rectangle and the words of the span in it. */
const linePlace = (
  lines: readonly ReadLine[],
  rect: readonly number[],
  pageTop: number,
  pageLeft: number,
) => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  const [top, bottom] = [pageTop - Math.max(y1, y2), pageTop - Math.min(y1, y2)];
  const middle = (x1 + x2) / 2 - pageLeft;
  const line = lines.find(
    (l) =>
      l.y >= top && l.y <= bottom + 0.2 * l.fontSize && middle >= l.x - 20 && middle <= l.x + l.width + 20,
  );
  const span = line?.spans.find((s) => middle >= s.x && middle <= s.x + s.width);
  return { text: span?.text.trim() ?? null, line: line ?? null };
};
