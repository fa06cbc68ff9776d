/** Periods at the right edge of a page, where a sidebar is below them: they are about the lines at their heights. */
import { describe, expect, it } from 'vitest';
import type { Segment } from '../../../../shared/extraction/read/column-sides.ts';
import type { Run } from '../../../../shared/extraction/read/page-runs.ts';
import { periodsOfLeft } from '../../../../shared/extraction/read/periods-at-right.ts';

const segment = (text: string, x: number, y: number): Segment => {
  const run = { text, x, y, width: 5 * text.length, fontSize: 10, font: 'f', bold: false } as Run;
  return { x, size: 10, right: x + run.width, y, isHeading: false, runs: [run] };
};
const jobs = [
  segment('Vale Care, Leeds', 40, 100),
  segment('Nurse', 40, 114),
  segment('Harbour Clinic, Hull', 40, 150),
  segment('Porter', 40, 164),
];
const sidebar = [segment('LANGUAGES', 320, 220), segment('Polish', 320, 234)];
const periods = [segment('May 2019 – today', 450, 100), segment('March 2014 – April 2019', 430, 151)];
const read = (left: Segment[], right: Segment[]) =>
  [...periodsOfLeft(left, right)].map(({ runs }) => runs[0]?.text);

describe('periods at the right of jobs', () => {
  it('belong to the jobs', () => {
    expect(read(jobs, [...periods, ...sidebar])).toEqual(['May 2019 – today', 'March 2014 – April 2019']);
  });

  it.each([
    ['one has text below it', [...periods, segment('Evening course', 430, 165)]],
    ['one is at no height of a job', [...periods, segment('2009 – 2011', 430, 260)]],
    ['there is one only', [periods[0] as Segment, ...sidebar]],
    ['they have words', [...periods.map((one) => segment('Choir 2019 – 2021', one.x, one.y)), ...sidebar]],
  ])('are of a column of their own where %s', (_, right) => {
    expect(read(jobs, right)).toEqual([]);
  });

  it('are of a column of their own next to jobs with dates', () => {
    expect(read([segment('Nurse, since 2019', 40, 100), ...jobs.slice(2)], periods)).toEqual([]);
  });
});
