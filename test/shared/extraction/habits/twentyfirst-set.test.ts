/** Habits of CVs of the twenty-first set of strangers. */
import { expect, it } from 'vitest';
import { findDates } from '../../../../shared/words/dates.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';

it.each([
  ['IX 2020 – V 2022', { start: '2020-09', end: '2022-05', isRange: true }],
  ['VI – VIII 2020', { start: '2020-06', end: '2020-08', isRange: true }],
  ['Engineer II – V 2020', { start: '2020-05', isRange: false }],
])('months may be Roman: %s', (text, date) => expect(findDates(text)).toMatchObject([date]));

it('schooling is a heading', () => expect(sectionOf('Schooling & Trade')).toBe('education'));
