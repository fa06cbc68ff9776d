import { fold } from '../words/fold.ts';

const monthsOf = (year: number, month: number) => year * 12 + month - 1;

/** The first month of a post and the one after its last, from its first date and its length. */
export function spanOf(start: string | null, months: number | null): readonly [number, number] | null {
  const [year, month = 1] = (start ?? '').split('-').map(Number);
  if (!year || months === null) return null;
  return [monthsOf(year, month), monthsOf(year, month) + months];
}

const since =
  /(?<!\p{L})(?:seit|since|from|depuis|desde|dal|da|sinds|vanaf|od|ab)(?: dem| le| el| il| o)? (?:(\d{1,2})[./])?((?:19|20)\d\d)(?!\d)/u;

/** The first month of the work that a sentence describes: "seit 03/2023". */
export function sinceIn(text: string): number | null {
  const [, month = '1', year] = since.exec(fold(text.slice(0, 500))) ?? [];
  return year === undefined ? null : monthsOf(Number(year), Number(month));
}

/** The months of several spans together; a month that two of them have counts once. */
export function monthsTogether(spans: readonly (readonly [number, number])[]): number {
  let total = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total;
}
