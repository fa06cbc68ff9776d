import type { Cited, Range } from '../../model/answer-schema.ts';
import type { Found, Ground } from '../../model/ground.ts';

/** The most lines of one list item, and of a text of a job or of the profile. */
const maxHighlightLines = 8;
export const maxSummaryLines = 25;

/**
 * A section of a CV as a model reports it, entry by entry, with the lines that the model read for it. A value counts
 * for the line on which it begins, and so does a block, but only within its own entry: further lines of a range that is
 * too wide are not read.
 */
export function readSection(whole: Ground) {
  const readLines = new Set<number>();
  const anchors: number[] = [];
  const blocks: { anchor: number; from: number }[] = [];

  const text = (cited: Cited | null): Found | null => {
    const found = whole.text(cited);
    if (found) readLines.add(found.source.line);
    return found;
  };
  const date = (cited: Cited | null): string | null => {
    const found = whole.date(cited);
    if (cited && found) readLines.add(cited.line);
    return found;
  };
  const block = (range: Range | null, maxLines: number, { source }: Found): string | null => {
    const found = whole.block(range, maxLines);
    if (range && found) blocks.push({ anchor: source.line, from: range.from });
    return found;
  };
  const isWithin = ({ anchor, from }: { anchor: number; from: number }) =>
    from >= anchor && !anchors.some((other) => other > anchor && other <= from);

  return {
    text,
    value: (cited: Cited | null): string | null => text(cited)?.text ?? null,
    date,
    period({ start_date, end_date }: { start_date: Cited | null; end_date: Cited | null }) {
      const start = date(start_date);
      const end = date(end_date);
      return { start_date: start, end_date: start && end && end < start.slice(0, end.length) ? null : end };
    },
    isCurrent(line: number | null): boolean {
      const goesOn = whole.isCurrent(line);
      if (line !== null && goesOn) readLines.add(line);
      return goesOn;
    },
    summary: (range: Range | null, anchor: Found) => block(range, maxSummaryLines, anchor),
    highlights: (ranges: Range[], anchor: Found) =>
      ranges.flatMap((range) => block(range, maxHighlightLines, anchor) ?? []),
    /** An entry depends on one value: its name, title or employer. */
    entry<T>(anchor: Found | null, make: (anchor: Found) => T): T[] {
      if (!anchor) {
        whole.dropEntry();
        return [];
      }
      anchors.push(anchor.source.line);
      return [make(anchor)];
    },
    readLines(): ReadonlySet<number> {
      return new Set([...readLines, ...blocks.filter(isWithin).map(({ from }) => from)]);
    },
  };
}
export type Section = ReturnType<typeof readSection>;
