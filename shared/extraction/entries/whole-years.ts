import type { Line } from '../document.ts';

/** "2015-18" at an edge of a line, in a cell or in brackets; a number amid text is none. */
const shortEnd = /(?<=^|\t|\(|,\s|[–—-]\s)((?:19|20)\d{2})[-–](\d{2})(?=\s*(?:$|\t|\)|[:,.](?:\s|$)))/gu;
/** "2008-10 to 2010-11", "since 2008-10": months. */
const month = /(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?![\d-])/gu;

/** "2015-18" shows that "2006-09" is no month either, unless the section has periods of months. */
export const withWholeYears = (lines: readonly Line[]): readonly Line[] => {
  const pairs = lines.flatMap(({ text, bullet }) => (bullet ? [] : [...text.matchAll(shortEnd)]));
  const areYears = pairs.some(([, , end]) => Number(end) > 12);
  const haveMonths =
    lines.some(({ text }) => (text.match(month)?.length ?? 0) > 1) ||
    pairs.some(([, start = '', end]) => Number(end) <= Number(start.slice(2)));
  if (!areYears || haveMonths) return lines;
  const whole = (text: string) =>
    text.replace(shortEnd, (_, start: string, end: string) => `${start} – ${start.slice(0, 2)}${end}`);
  return lines.map((line) =>
    line.bullet
      ? line
      : {
          ...line,
          text: whole(line.text),
          spans: line.spans.map((span) => ({ ...span, text: whole(span.text) })),
        },
  );
};

/** "20162017: Máster": two years whose dash has no text. */
const joinedYears = /^((?:19|20)\d{2})((?:19|20)\d{2})(?=:\s|\t)/u;
export const partJoinedYears = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) =>
    joinedYears.test(line.text)
      ? { ...line, text: line.text.replace(joinedYears, '$1 – $2'), spans: [] }
      : line,
  );
