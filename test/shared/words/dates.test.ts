import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDates, withoutDates } from '../../../shared/words/dates.ts';

const read = (text: string) =>
  findDates(text).map(({ start, end, isCurrent }) => [start, end, isCurrent ? 'current' : '']);

describe('a period', () => {
  it.each([
    ['2015-2018', '2015', '2018'],
    ['2010–12', '2010', '2012'],
    ['2019/20', '2019', '2020'],
    ['Sept 2014 – June 2018', '2014-09', '2018-06'],
    ['May – Aug 2021', '2021-05', '2021-08'],
    ['05/2015-08/2018', '2015-05', '2018-08'],
    ['01.03.2019 - 31.08.2021', '2019-03-01', '2021-08-31'],
    ['Mär. 2018 bis Okt. 2019', '2018-03', '2019-10'],
    ['1er janvier 2019 au 3 mars 2020', '2019-01-01', '2020-03-03'],
    ['mayo de 2018 – abril de 2019', '2018-05', '2019-04'],
    ['gennaio 2017 al giugno 2018', '2017-01', '2018-06'],
    ['fevereiro de 2016 até março de 2019', '2016-02', '2019-03'],
    ['mrt. 2015 tot mei 2016', '2015-03', '2016-05'],
    ['wrzesień 2014 do lipiec 2017', '2014-09', '2017-07'],
    ['2015年4月〜2019年3月', '2015-04', '2019-03'],
    ['Software Engineer\t2022-01 - 2023-04', '2022-01', '2023-04'],
  ])('%s', (text, start, end) => {
    expect(read(text)).toEqual([[start, end, '']]);
  });

  it.each([
    ['March 2021 – Present', '2021-03'],
    ['seit 03/2020', '2020-03'],
    ['depuis janvier 2020', '2020-01'],
    ['dic. 2021 – actualidad', '2021-12'],
    ['2019 – oggi', '2019'],
    ['jan 2020 – atual', '2020-01'],
    ['08.2018 - heden', '2018-08'],
    ['06.2020 – obecnie', '2020-06'],
    ['2019年4月 – 現在', '2019-04'],
    ['2019 -', '2019'],
  ])('goes on: %s', (text, start) => {
    expect(read(text)).toEqual([[start, null, 'current']]);
  });
});

describe('precision', () => {
  it('is what the text writes: a year stays a year, a month gets no day', () => {
    expect(read('2019')).toEqual([['2019', null, '']]);
    expect(read('April 2019')).toEqual([['2019-04', null, '']]);
    expect(read('12 April 2019')).toEqual([['2019-04-12', null, '']]);
  });

  it('never has more parts than the text has numbers and month names', () => {
    const month = fc.constantFrom('', 'Jan ', 'October ', '03/', '11.');
    const year = fc.integer({ min: 1950, max: 2030 });
    fc.assert(
      fc.property(month, year, (name, number) => {
        const [date] = findDates(`${name}${number}`);
        expect(date?.start).toMatch(name ? new RegExp(`^${number}-\\d{2}$`) : new RegExp(`^${number}$`));
      }),
    );
  });
});

describe('no date', () => {
  it.each(['+49 431 5550177', 'handled 12,000 tickets', 'room 1204', 'v2.14.3', '65 %'])('%s', (text) => {
    expect(findDates(text)).toEqual([]);
  });
});

describe('any text', () => {
  it('gives places inside the text that do not overlap', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 1960, max: 2029 }),
        (noise, year) => {
          const text = `${noise} ${year} – ${noise} 03/${year}`;
          let end = 0;
          for (const { index, length } of findDates(text)) {
            expect(index).toBeGreaterThanOrEqual(end);
            end = index + length;
            expect(end).toBeLessThanOrEqual(text.length);
          }
        },
      ),
    );
  });
});

describe('withoutDates', () => {
  it('leaves no bracket or comma behind', () => {
    const cut = (text: string) => withoutDates(text, findDates(text));
    expect(cut('Analyst, Acme (2014 – 2017)')).toBe('Analyst, Acme');
    expect(cut('2014 – 2017, Analyst')).toBe('Analyst');
    expect(cut('Acme\t2014 – 2017\tLeeds')).toBe('Acme\tLeeds');
  });
});
