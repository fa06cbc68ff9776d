import type { Line } from '../document.ts';

/** "2015-18" shows that "2006-09" is no month either. */
const shortEnd = /(?<![\d./-])((?:19|20)\d{2})[-–](\d{2})(?![\d-]|[./]\d)/gu;
export const withWholeYears = (lines: readonly Line[]): readonly Line[] => {
  const pairs = lines.flatMap(({ text }) => [...text.matchAll(shortEnd)]);
  const areYears = pairs.some(([, , end]) => Number(end) > 12);
  // "2019-03" is a month: no period ends before its start.
  const haveMonths = pairs.some(
    ([, start = '', end]) => start > '2000' && Number(end) < Number(start.slice(2)),
  );
  if (!areYears || haveMonths) return lines;
  const whole = (text: string) =>
    text.replace(shortEnd, (_, start: string, end: string) => {
      const century =
        Number(end) < Number(start.slice(2)) ? Number(start.slice(0, 2)) + 1 : start.slice(0, 2);
      return `${start} – ${century}${end}`;
    });
  return lines.map((line) => ({
    ...line,
    text: whole(line.text),
    spans: line.spans.map((span) => ({ ...span, text: whole(span.text) })),
  }));
};

/** "20162017: Máster": two years whose dash has no text. */
const joinedYears = /^((?:19|20)\d{2})((?:19|20)\d{2})(?=:\s|\t)/u;
export const partJoinedYears = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) =>
    joinedYears.test(line.text)
      ? { ...line, text: line.text.replace(joinedYears, '$1 – $2'), spans: [] }
      : line,
  );
