import { describe, expect, it } from 'vitest';
import type { Line } from '../../../../shared/extraction/document.ts';
import { joinStackedDates, parallelEntries } from '../../../../shared/extraction/entries/date-cells.ts';
import { joinSplitDates, joinSplitDatesAtRight } from '../../../../shared/extraction/entries/split-dates.ts';
import { linesOf, rowOf } from '../support/lines.ts';

const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text);

describe('a period that a narrow cell broke in two', () => {
  const [above, below] = [
    rowOf([0, 'Feb 2018 – Aug'], [90, 'Bluefin Robotics']),
    rowOf([0, '2019'], [90, 'Mechanical engineer']),
  ];

  it('is whole again, and the row below keeps its other cell and the place of that', () => {
    const joined = joinSplitDates(linesOf(above, below));
    expect(textsOf(joined)).toEqual(['Feb 2018 – Aug 2019\tBluefin Robotics', 'Mechanical engineer']);
    expect(joined[1]).toMatchObject({ x: 90, spans: [{ text: 'Mechanical engineer' }] });
  });

  it('leaves no empty row where its end stood alone', () => {
    expect(textsOf(joinSplitDates(linesOf('03/2018 –', '07/2019', 'Acme')))).toEqual([
      '03/2018 – 07/2019',
      'Acme',
    ]);
  });

  it.each<[string, Partial<Line>]>([
    ['on another page', { page: 2 }],
    ['of another column', { column: 1 }],
    ['at another place', { x: 40 }],
  ])('is not joined with a row %s', (_, place) => {
    const rows = linesOf(above, { ...below, ...place });
    expect(joinSplitDates(rows)).toEqual(rows);
  });

  it.each([
    ['is whole already', 'Feb 2018 – Aug 2018', '2019'],
    ['goes on with words', 'Feb 2018 – Aug', 'Bluefin Robotics and others'],
    ['would still be open', 'Feb 2018', '2019'],
  ])('is not joined where it %s', (_, first, second) => {
    expect(textsOf(joinSplitDates(linesOf(first, second)))).toEqual([first, second]);
  });
});

describe('dates above each other', () => {
  it('are a period, two by two, and none is lost', () => {
    const stacked = linesOf('2013', '2016', 'Acme', '2016', '2018', '2018', '2020', '2021', 'Beta');
    expect(textsOf(joinStackedDates(stacked))).toEqual([
      '2013 – 2016',
      'Acme',
      '2016 – 2018',
      '2018 – 2020',
      '2021',
      'Beta',
    ]);
  });

  it('stay as they are if one is a period or is among words', () => {
    for (const rows of [
      ['2013 – 2014', '2016'],
      ['2013', 'Class of 2016'],
    ])
      expect(textsOf(joinStackedDates(linesOf(...rows)))).toEqual(rows);
  });
});

describe('two entries side by side', () => {
  it('are read one after the other', () => {
    const rows = linesOf(
      rowOf([0, '2013 – 2015'], [200, '2016 – 2018']),
      rowOf([0, 'Acme'], [200, 'Beta']),
      rowOf([0, 'Clerk']),
    );
    expect(textsOf(parallelEntries(rows))).toEqual(['2013 – 2015', 'Acme', 'Clerk', '2016 – 2018', 'Beta']);
  });

  it('are none where one cell of the row has the dates', () => {
    const rows = linesOf(rowOf([0, '2013 – 2015'], [200, 'Acme']), rowOf([0, '2016 – 2018'], [200, 'Beta']));
    expect(parallelEntries(rows)).toEqual(rows);
  });
});

describe('a period that a narrow column at the right breaks', () => {
  const school = (date: string) => rowOf([57, 'Northfield College'], [400, date]);

  it('is moved up to its first half', () => {
    const lines = linesOf(school('September 2008 –'), rowOf([57, 'BSc Physics'], [400, 'February 2012']));
    expect(textsOf(joinSplitDatesAtRight(lines))).toEqual([
      'Northfield College\tSeptember 2008 – February 2012',
      'BSc Physics',
    ]);
  });

  it.each([
    ['a whole period', school('2008 – 2012'), rowOf([57, 'BSc Physics'], [400, 'February 2012'])],
    [
      'a date in another column',
      school('September 2008 –'),
      rowOf([57, 'BSc Physics'], [200, 'February 2012']),
    ],
  ])('%s stays', (_, above, below) => {
    const lines = linesOf(above, below);
    expect(textsOf(joinSplitDatesAtRight(lines))).toEqual(textsOf(lines));
  });
});
