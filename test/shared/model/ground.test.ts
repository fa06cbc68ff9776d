import { describe, expect, it } from 'vitest';
import { impersonal } from '../../../shared/extraction/second-reading/impersonal-lines.ts';
import { groundOn } from '../../../shared/model/ground.ts';

const lines = [
  'Zoë Smith',
  'Head of Data Engineer-',
  'ing and Research',
  'Kestrel Ltd, March 2021 – Present',
  'Brightwater, Sept 2017 –',
  'Feb 2021',
  '- Cut the delay',
].map((text, index) => ({ number: index + 1, page: index < 4 ? 1 : 2, text }));
const judge = () => groundOn(lines);
const cite = (value: string, line: number) => ({ value, line });

describe('a value', () => {
  it('is let through in the line’s own spelling, with the line as its source', () => {
    const ground = judge();
    expect(ground.text(cite('ZOE SMITH', 1))).toEqual({
      text: 'Zoë Smith',
      source: { page: 1, line: 1, quote: 'Zoë Smith' },
    });
    expect(ground.counts).toEqual({ grounded: 1, dropped: 0 });
  });

  it('may run on into the next line, a cut word made whole', () => {
    expect(judge().text(cite('Head of Data Engineering and Research', 2))?.text).toBe(
      'Head of Data Engineering and Research',
    );
  });

  it('must begin on the line that it cites', () => {
    const ground = judge();
    expect(ground.text(cite('Kestrel Ltd', 3))).toBeNull();
    expect(ground.text(cite('Zoë Smith', 2))).toBeNull();
    expect(ground.text(cite('Zoë Smith', 99))).toBeNull();
    expect(ground.counts).toEqual({ grounded: 0, dropped: 3 });
  });

  it('that is left out is neither grounded nor dropped', () => {
    const ground = judge();
    expect([ground.text(null), ground.date(null), ground.block(null, 5), ground.isCurrent(null)]).toEqual([
      null,
      null,
      null,
      false,
    ]);
    expect(ground.counts).toEqual({ grounded: 0, dropped: 0 });
  });
});

describe('a date', () => {
  it.each([
    ['2021-03', 4, '2021-03'],
    ['2021', 4, '2021-03'],
    ['2017-09', 5, '2017-09'],
    ['2021-02', 5, '2021-02'],
  ])('%s on line %i is %s', (value, line, found) => {
    expect(judge().date(cite(value, line))).toBe(found);
  });

  it.each([
    ['2021-03-01', 4],
    ['2021-04', 4],
    ['2022', 4],
    ['2021-02', 4],
    ['March 2021', 4],
    ['2021-03', 1],
  ])('%s is not on line %i', (value, line) => {
    expect(judge().date(cite(value, line))).toBeNull();
  });

  it('goes on only where the line says so', () => {
    expect([judge().isCurrent(4), judge().isCurrent(6), judge().isCurrent(1)]).toEqual([true, false, false]);
  });

  it.each([1, 2])('does not go on because a line %i further down says so of another', (away) => {
    const texts = [
      'Analyst, Southport Works, 2015 - 2019',
      'Cleaned data',
      'Analyst, Northwind, 2019 - present',
    ];
    const ground = groundOn(
      texts.toSpliced(1, 2 - away).map((text, index) => ({ number: index + 1, page: 1, text })),
    );
    expect([ground.isCurrent(1), ground.isCurrent(1 + away)]).toEqual([false, true]);
    expect(ground.counts).toEqual({ grounded: 1, dropped: 1 });
  });

  it('goes on where its line begins to say so', () => {
    const ground = groundOn(
      ['Analyst, since', '2019'].map((text, index) => ({ number: index + 1, page: 1, text })),
    );
    expect(ground.isCurrent(1)).toBe(true);
  });
});

describe('a block of lines', () => {
  it('is copied from the lines', () => {
    expect(judge().block({ from: 2, to: 3 }, 5)).toBe('Head of Data Engineering and Research');
  });

  it.each([
    { from: 3, to: 2 },
    { from: 1, to: 7 },
    { from: 40, to: 41 },
  ])('%o is dropped', (range) => {
    const ground = judge();
    expect(ground.block(range, 5)).toBeNull();
    expect(ground.counts).toEqual({ grounded: 0, dropped: 1 });
  });
});

describe('what is never extracted', () => {
  const texts = [
    'Jane Miller',
    'Date of birth: 12 March 1990',
    'Born 1990 in Ghana, nurse at Northwind',
    'Married, two children',
    'Religion: Catholic',
    'Nurse',
    'Head of Ward, married',
    'Night shifts',
  ];
  const ground = () =>
    groundOn(impersonal(texts.map((text, index) => ({ number: index + 1, page: 1, text }))));

  it.each([
    ['Date of birth', 2],
    ['Date of birth: 12 March 1990', 2],
    ['March 1990', 2],
    ['Born 1990', 3],
    ['Ghana, nurse', 3],
    ['Married, two children', 4],
    ['two', 4],
    ['Catholic', 5],
    ['Jane Miller Date of birth', 1],
    ['Jane Miller Born', 1],
    ['Ward Night', 7],
  ])('%s is dropped', (value, line) => {
    const judge = ground();
    expect(judge.text(cite(value, line))).toBeNull();
    expect(judge.counts).toEqual({ grounded: 0, dropped: 1 });
  });

  it('is no date either', () => {
    expect([ground().date(cite('1990-03', 2)), ground().date(cite('1990', 3))]).toEqual([null, null]);
  });

  it('is in no block', () => {
    expect(ground().block({ from: 1, to: 2 }, 5)).toBeNull();
    expect(ground().block({ from: 6, to: 6 }, 5)).toBe('Nurse');
  });

  it('leaves what else its line says, which is quoted as it is written', () => {
    expect(ground().text(cite('nurse at Northwind', 3))).toEqual({
      text: 'nurse at Northwind',
      source: { page: 1, line: 3, quote: 'Born 1990 in Ghana, nurse at Northwind' },
    });
  });
});

describe('a CV that is one long line', () => {
  const words = Array.from({ length: 5_000 }, (_, index) => `tool${index}`);
  const line = { number: 1, page: 1, text: words.join(', ') };

  it('is looked through once, however many values cite it', () => {
    const ground = groundOn([line], Number.POSITIVE_INFINITY);
    const before = process.cpuUsage().user;
    for (const value of words.slice(-500)) ground.text({ value, line: 1 });
    expect(ground.counts).toEqual({ grounded: 500, dropped: 0 });
    // 34 s where each value reads the line anew, .1 s where none does.
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(3_000);
  });

  it('is not held on to for longer than it may take', () => {
    const ground = groundOn([line], 0);
    const hold = () => words.slice(0, 500).map((value) => ground.text({ value, line: 1 }));
    expect(hold).toThrow(expect.objectContaining({ reason: 'timeout' }));
  });
});
