import { sectionOf } from '../../words/section-titles.ts';
import { least } from '../extremes.ts';
import { areIndependent, height, isMarginOfDates, minHeight, type Segment } from './column-sides.ts';
import { cellGap, groupRows, type Run } from './page-runs.ts';
import { periodsOfLeft } from './periods-at-right.ts';

/** A part of a page that is read in one go. Column 0 is the full width, 1 the left side, 2 the right side. */
interface Region {
  column: 0 | 1 | 2;
  runs: Run[];
}

/** The free space that a right-hand column must have on its left, in points. */
const gutter = 5;

const segmentsOf = (runs: readonly Run[]): Segment[] =>
  groupRows(runs).flatMap((row) => {
    const segments: Segment[] = [];
    for (const run of row) {
      const last = segments.at(-1);
      if (last && run.x - last.right < cellGap * run.fontSize) {
        last.runs.push(run);
        last.right = Math.max(last.right, run.x + run.width);
      } else
        segments.push({
          x: run.x,
          size: run.fontSize,
          right: run.x + run.width,
          y: run.y,
          isHeading: false,
          runs: [run],
        });
    }
    for (const segment of segments) {
      segment.isHeading = sectionOf(segment.runs.map((run) => run.text).join(' ')) !== null;
    }
    return segments;
  });

/** From where to where a segment holds the page together: the cells of a ruled table belong to their row. */
const extentOf = ({ x, right, runs: [run] }: Segment) => run?.row ?? { left: x, right };

/** The segments between two that cross the line at `x`: the parts of the page where no text crosses it. */
const freeStretches = (segments: readonly Segment[], x: number): Segment[][] => {
  const crosses = (s: Segment) => extentOf(s).left < x - gutter && extentOf(s).right > x - 1;
  const crossing = [...new Set(segments.filter(crosses).map((s) => s.y))].sort((a, b) => a - b);
  const bounds = [-Infinity, ...crossing, Infinity];
  return bounds
    .slice(1)
    .map((bottom, i) => segments.filter((s) => s.y > (bounds[i] ?? 0) + 1 && s.y < bottom - 1))
    .filter((stretch) => stretch.length > 0);
};

/** A column has headings and more lines than those: the text of headings in the margin is on the other side. */
const isColumn = (side: readonly Segment[]) => {
  const headings = side.filter((s) => s.isHeading).length;
  return headings > 0 && side.length > headings * 2;
};

/**
 * Group labels inside a section ("Tools") are no headings of a column: the headings of both columns have the same
 * style, or each column has several.
 */
const alike = (left: readonly Segment[], right: readonly Segment[]) =>
  left.some((a) => a.isHeading && right.some((b) => b.isHeading && Math.abs(a.size - b.size) < 0.6)) ||
  [left, right].every((side) =>
    side.some((s) => s.isHeading && s.size > 1.1 * usualSize([...left, ...right])),
  ) ||
  [left, right].every((side) => side.filter((s) => s.isHeading).length > 1);

const usualSize = (segments: readonly Segment[]) =>
  segments.map((s) => s.size).sort((a, b) => a - b)[segments.length >> 1] ?? 0;

/** "Earning and helping": a text in the large size of two known headings is one, whatever its words are. */
const withHeadingsByStyle = (segments: Segment[]): Segment[] => {
  const usual = usualSize(segments);
  const known = segments.filter((s) => s.isHeading && s.size > 1.1 * usual);
  const headingsOf = Map.groupBy(known, ({ size }) => size.toFixed(1));
  const isOfHeadings = (size: number) => (headingsOf.get(size.toFixed(1))?.length ?? 0) > 1;
  const isDateOrItem = ({ runs }: Segment) => runs.some(({ text }) => /\d|^\s*[-–•*]/.test(text));
  return segments.map((s) =>
    !s.isHeading && isOfHeadings(s.size) && !isDateOrItem(s) ? { ...s, isHeading: true } : s,
  );
};

const isSplit = (stretch: readonly Segment[], x: number, known: boolean) => {
  const right = stretch.filter((s) => s.x >= x - gutter);
  const left = stretch.filter((s) => s.x < x - gutter);
  if (isMarginOfDates(left, right)) return false;
  if (isColumn(left) && isColumn(right) && alike(left, right) && height(stretch) > minHeight) return true;
  if (areIndependent(left, right)) return true;
  return known && left.length > 0 && right.length > 0 && stretch.length > 8;
};

/**
 * The left edge of the right-hand column, or null on a page with one column. Both sides must have section headings,
 * because white space also separates dates from text. `known` is the edge of an earlier page, which is tried first.
 */
export const findColumnEdge = (runs: readonly Run[], known: number | null): number | null => {
  const segments = withHeadingsByStyle(segmentsOf(runs));
  if (known !== null && freeStretches(segments, known).some((stretch) => isSplit(stretch, known, true)))
    return known;
  const startsAt = (x: number) => segments.filter((s) => Math.abs(s.x - x) < 3).length;
  const places = [...new Set(segments.map((s) => Math.floor(s.x)))].map((x) => ({
    x,
    size: freeStretches(segments, x)
      .filter((stretch) => isSplit(stretch, x, false))
      .reduce((sum, stretch) => sum + stretch.length, 0),
  }));
  const most = Math.max(0, ...places.map(({ size }) => size));
  if (most <= segments.length * 0.4) return null;
  // Dates that end at the right edge of the left-hand column begin at many places, the lines of the right-hand column at one.
  const [best] = places
    .filter(({ size }) => size >= 0.98 * most)
    .map(({ x }) => ({ x, starts: startsAt(x) }))
    .sort((a, b) => b.starts - a.starts || a.x - b.x);
  return best?.x ?? null;
};

/** The page's runs in reading order: full width, then left, then right, for each part of the page. */
export const splitRegions = (runs: readonly Run[], edge: number | null): Region[] => {
  if (edge === null) return [{ column: 0, runs: [...runs] }];
  const segments = segmentsOf(runs);
  const split = freeStretches(segments, edge).filter((stretch) => isSplit(stretch, edge, true));
  const inSplit = new Set(split.flat());
  const regions: (Region & { y: number })[] = [];
  for (const stretch of split) {
    const y = least(stretch.map((s) => s.y));
    const atRight = stretch.filter((s) => s.x >= edge - gutter);
    const atLeft = stretch.filter((s) => s.x < edge - gutter);
    const periods = periodsOfLeft(atLeft, atRight);
    const left = [...atLeft, ...periods];
    const right = atRight.filter((s) => !periods.has(s));
    regions.push({ column: 1, y, runs: left.flatMap((s) => s.runs) });
    regions.push({ column: 2, y: y + 0.1, runs: right.flatMap((s) => s.runs) });
  }
  const starts = regions.filter((r) => r.column === 1).map((r) => r.y);
  for (const segment of segments.filter((s) => !inSplit.has(s))) {
    const before = starts.filter((y) => y <= segment.y).length;
    const y = before === 0 ? -1 : (starts[before - 1] ?? 0) + 0.2;
    const region = regions.find((r) => r.column === 0 && r.y === y);
    if (region) for (const run of segment.runs) region.runs.push(run);
    else regions.push({ column: 0, y, runs: [...segment.runs] });
  }
  return regions.filter((r) => r.runs.length > 0).sort((a, b) => a.y - b.y);
};
