import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../shared/contracts/profile.ts';
import { monthsBetween } from '../../../../shared/extraction/entries/months.ts';
import { computeTotals, gapsBetween, mergedPeriods } from '../../../../shared/extraction/profile/totals.ts';

const today = '2026-01-15';
const job = (start: string | null, end: string | null, position = 'Clerk'): Profile['work'][number] => ({
  id: 'work_1',
  name: 'Acme',
  position,
  location: null,
  start_date: start,
  end_date: end,
  is_current: end === null,
  duration_months: null,
  summary: null,
  highlights: [],
  source: { page: 1, line: 1, quote: '' },
});

describe('months', () => {
  it('count both ends, a bare year from January to December', () => {
    expect(monthsBetween('2020-01', '2020-03', today)).toBe(3);
    expect(monthsBetween('2019', '2020', today)).toBe(24);
    expect(monthsBetween('2021-05', '2020-01', today)).toBeNull();
  });

  it('count up to this one, and not at all before they begin', () => {
    expect(monthsBetween('2025-12', '2035-12', today)).toBe(2);
    expect(monthsBetween('2025', '2026', today)).toBe(13);
    expect(monthsBetween('2026-02', '2035-12', today)).toBeNull();
  });
});

describe('experience', () => {
  it('counts overlapping jobs once and an open one until today', () => {
    const work = [job('2020-01', '2020-12'), job('2020-07', '2021-06'), job('2025-12', null)];
    expect(computeTotals({ work, education: [] }, today).experience_months).toBe(18 + 2);
  });

  it('is what has passed of a post that ends later, and nothing of one that begins later', () => {
    const work = [job('2025-01', '2035-12'), job('2027-01', '2028-12')];
    expect(computeTotals({ work, education: [] }, today).experience_months).toBe(13);
    expect(computeTotals({ work: work.slice(1), education: [] }, today).experience_months).toBeNull();
    expect(gapsBetween(mergedPeriods([job('2024-01', '2024-12'), ...work.slice(1)], today))).toEqual([]);
  });

  it('is the same in any order of the jobs, and never more than from first to last', () => {
    const year = fc.integer({ min: 1990, max: 2020 });
    const jobs = fc.array(fc.tuple(year, fc.nat(5)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(jobs, (spans) => {
        const work = spans.map(([from, years]) => job(`${from}`, `${from + years}`));
        const total = computeTotals({ work, education: [] }, today).experience_months;
        expect(computeTotals({ work: [...work].reverse(), education: [] }, today).experience_months).toBe(
          total,
        );
        const first = Math.min(...spans.map(([from]) => from));
        const last = Math.max(...spans.map(([from, years]) => from + years));
        expect(total).toBeLessThanOrEqual((last - first + 1) * 12);
      }),
    );
  });

  it('is work alone: a degree adds its level and no month', () => {
    const school = { institution: 'Kent College', area: null, study_type: 'BSc', level: 'bachelor' as const };
    const dated = {
      start_date: '2010',
      end_date: '2019',
      score: null,
      source: { page: 1, line: 1, quote: '' },
    };
    const education = [{ ...school, ...dated }];
    expect(computeTotals({ work: [job('2020-01', '2020-12')], education }, today)).toMatchObject({
      experience_months: 12,
      highest_education_level: 'bachelor',
    });
    expect(computeTotals({ work: [], education }, today).experience_months).toBeNull();
  });

  it('is null, not zero, without dates', () => {
    expect(computeTotals({ work: [job(null, null)], education: [] }, today).experience_months).toBeNull();
  });
});

describe('gaps', () => {
  it('of six months or more are named, shorter ones are not', () => {
    const work = [job('2019-01', '2019-12'), job('2020-04', '2020-12'), job('2021-09', '2022-01')];
    expect(gapsBetween(mergedPeriods(work, today))).toEqual([{ from: '2021-01', to: '2021-08', months: 8 }]);
  });
});

describe('seniority', () => {
  it.each([
    ['Senior Accountant', 'senior'],
    ['Praktikantin im Marketing', 'intern'],
    ['Chief Technology Officer', 'executive'],
    ['Direttrice generale', 'director'],
    ['Starsza specjalistka', 'senior'],
    ['Clerk', 'mid'],
  ])('%s is %s', (position, seniority) => {
    expect(
      computeTotals({ work: [job('2020-01', '2023-12', position)], education: [] }, today).seniority,
    ).toBe(seniority);
  });
});
