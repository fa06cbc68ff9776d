import { findDates, withoutDates } from '../../words/dates.ts';
import { ends, starts } from '../../words/period-labels.ts';
import { joinBelow } from './join-below.ts';

const [startLabel, endLabel] = [starts, ends].map(
  (words) => new RegExp(`^(?:${words})\\s?[:：]\\s*`, 'iu'),
) as [RegExp, RegExp];

/** "Date joined: Feb 2024" above "Date left: today": the two ends of a period, each with its label, are one period. */
export const joinLabelledEnds = joinBelow((above, line) => {
  if (!startLabel.test(above.text) || !endLabel.test(line.text)) return null;
  const period = periodOf(above.text.replace(startLabel, ''), line.text.replace(endLabel, ''));
  return period === null ? null : [{ ...above, text: period, spans: [] }];
});

/** Null where the texts are more than the two ends; words after "today" are left out. */
function periodOf(start: string, end: string): string | null {
  const text = `${start} – ${end}`;
  const [date, ...more] = findDates(text);
  if (!date?.isRange || date.index > 0 || more.length > 0) return null;
  return date.isCurrent || !withoutDates(text, [date]) ? text.slice(0, date.length) : null;
}
