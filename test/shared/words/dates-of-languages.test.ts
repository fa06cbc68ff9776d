import { expect, it } from 'vitest';
import { findDates } from '../../../shared/words/dates.ts';

const periods: [written: string, start: string | null, end: string | null][] = [
  ['od ledna 2019 do března 2021', '2019-01', '2021-03'],
  ['od 5/2014 dosud', '2014-05', 'now'],
  ['09.2015 - 06.2019 r.', '2015-09', '2019-06'],
  ['Ocak 2019 – Devam ediyor', '2019-01', 'now'],
  ['ARALIK 2018 – MAYIS 2021', '2018-12', '2021-05'],
  ["2019'dan beri", '2019', 'now'],
  ['tammikuu 2019 – kesäkuussa 2021', '2019-01', '2021-06'],
  ['8/2013 alkaen', '2013-08', 'now'],
  ['asti 2018', null, '2018'],
  ['2019. január – 2021. március', '2019-01', '2021-03'],
  ['2014.09. – 2019.02.', '2014-09', '2019-02'],
  ['янв. 2015 – сент. 2018', '2015-01', '2018-09'],
  ['ΙΑΝΟΥΑΡΙΟΣ 2015 – ΔΕΚΕΜΒΡΙΟΣ 2018', '2015-01', '2018-12'],
];

it.each(periods)('of "%s" are found, with all words of the period', (written, start, end) => {
  const found = findDates(`${written}\tX`);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ start, end: end === 'now' ? null : end, isCurrent: end === 'now' });
  expect(found[0]?.length).toBe(written.length);
});
