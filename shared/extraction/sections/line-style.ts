import type { Line } from '../document.ts';

/** The style of a line, as far as it distinguishes headings from text. */
export interface LineStyle {
  halfPoints: number;
  bold: boolean;
  upper: boolean;
}

export const styleOf = (line: Line): LineStyle => ({
  halfPoints: Math.round(line.fontSize * 2),
  bold: line.bold,
  upper: line.text === line.text.toUpperCase() && line.text !== line.text.toLowerCase(),
});

export const sameStyle = (a: LineStyle, b: LineStyle) =>
  a.halfPoints === b.halfPoints && a.bold === b.bold && a.upper === b.upper;

/** The style that most of the lines share, with how many do. */
export const usualStyle = (lines: readonly Line[]): { style: LineStyle; count: number } | null => {
  const styles: { style: LineStyle; count: number }[] = [];
  for (const line of lines) {
    const style = styleOf(line);
    const known = styles.find((other) => sameStyle(other.style, style));
    if (known) known.count++;
    else styles.push({ style, count: 1 });
  }
  return styles.sort((a, b) => b.count - a.count)[0] ?? null;
};

/** The font size of most characters. */
export const bodySize = (lines: readonly Line[]): number => {
  const sizes = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.fontSize * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + line.text.length);
  }
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
};
