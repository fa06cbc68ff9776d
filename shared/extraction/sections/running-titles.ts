import type { CvDocument, Line } from '../document.ts';

/** Page headers and footers: the same words, numbers aside, at the same height of two pages. */
export const runningTitles = ({ lines }: CvDocument): ReadonlySet<Line> => {
  const places = new Map<string, Line[]>();
  for (const line of lines) {
    if (!/\p{L}{2}|^\d{1,3}$/u.test(line.text)) continue;
    const place = `${line.text.replace(/\d+/g, '#')}|${Math.round(line.y / 4)}|${Math.round(line.x / 4)}`;
    places.set(place, [...(places.get(place) ?? []), line]);
  }
  return new Set(
    [...places.values()].filter((same) => new Set(same.map((line) => line.page)).size > 1).flat(),
  );
};
