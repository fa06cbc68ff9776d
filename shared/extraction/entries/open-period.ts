import type { Read } from './read-line.ts';

/** A dash directly after the first month of a line, and a name after it. */
const dashAndName = /^\s?[–—-]\s*(?=\p{Lu})/u;

/**
 * "8/2011 – Teacher, Vale School" above "8/2008 – 6/2011 Teacher, Leeds School": a month that is followed by a dash begins a period
 * that goes on, where the other lines of the section lead with whole periods. Elsewhere the dash only parts date and name.
 */
export const withOpenPeriod = (reads: readonly Read[]): Read[] => {
  const leading = reads.filter(({ dates: [first] }) => first?.isRange && first.index === 0);
  const open = reads.find(({ dates }) => dates.length > 0);
  const [month, ...more] = open?.dates ?? [];
  if (!open || !month || leading.length === 0 || more.length > 0 || month.isRange || month.index > 0)
    return [...reads];
  const behind = open.line.text.slice(month.length);
  if (!dashAndName.test(behind) || (month.start ?? '').length < 7) return [...reads];
  const anchor = { ...month, isRange: true, isCurrent: true };
  const rest = behind.replace(dashAndName, '');
  return reads.map((read) => (read === open ? { ...open, dates: [anchor], anchor, rest } : read));
};
