import { expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { profileOf, requirementOf } from './support/profiles.ts';

const judged = (type: 'skill' | 'experience', label: string, profile: Profile) => {
  const { outcome, confidence, reasoning, evidence } =
    judgeFit([requirementOf(type, label)], profile).criteria[0] ?? expect.fail();
  return { told: [outcome, confidence, reasoning], paths: evidence.map(({ path }) => path) };
};
const posts = (...work: [position: string, months: number | null][]) =>
  work.map(([position, months]) => ({ position, months }));
const totals = (months: number | null) => ({
  totals: { experience_months: months, highest_education_level: null, seniority: null },
});

it.each([
  [
    'experience',
    '3 years of Zorblatt',
    'unknown',
    0,
    'The CV does not list Zorblatt, which is no skill or work known here.',
  ],
  [
    'skill',
    '3 years of Zorblatt',
    'unknown',
    0,
    'The CV does not list Zorblatt, which is no skill or work known here.',
  ],
  ['experience', '3 years of SAP', 'partially_met', 0.6, 'The CV names SAP, but no post tells for how long.'],
  ['experience', '3 years of Kotlin', 'partially_met', 0.6, 'The CV names Kotlin, in posts without dates.'],
  ['experience', '3 years of Java', 'met', 0.8, 'Posts that name Java add up to 3 years, of 3 years asked.'],
  ['experience', '4 years', 'met', 0.95, 'The CV shows 4 years of work in all, of 4 years asked.'],
  ['experience', '5 years', 'partially_met', 0.95, 'The CV shows 4 years of work in all, of 5 years asked.'],
  ['experience', 'Experience with SAP', 'met', 0.95, 'The CV names SAP.'],
  [
    'experience',
    '8 years in logistics',
    'unknown',
    0,
    'No post or skill names logistics; which of the 4 years of work count is open.',
  ],
  [
    'experience',
    '9 years in logistics',
    'not_met',
    0.95,
    'The CV shows 4 years of work in all, of 9 years asked.',
  ],
  [
    'experience',
    '3 years of Rust or Zorblatt',
    'unknown',
    0,
    'No post or skill names Rust or Zorblatt; which of the 4 years of work count is open.',
  ],
  ['skill', '3 years of Rust or Kafka', 'not_met', 0.6, 'The CV does not name Rust, Kafka.'],
  ['skill', '0 to 2 years of Rust', 'not_met', 0.6, 'The CV does not name Rust.'],
] as const)('%s: %s is %s', (type, label, ...told) => {
  const profile = profileOf({
    skills: ['SAP'],
    work: posts(['Java developer', 36], ['Kotlin developer', null], ['Waiter', 12]),
  });
  expect(judged(type, label, profile).told).toEqual(told);
});

it('is unknown of a CV without dates', () => {
  const undated = profileOf({ work: posts(['Java developer', null]) });
  for (const label of ['3 years', '3 years in logistics'])
    expect(judged('experience', label, undated).told[2]).toBe('The CV gives no dates of work.');
});

it('the years of a requirement come before those of its label', () => {
  const profile = profileOf({ work: posts(['Java developer', 36]) });
  const years = (label: string, min_years: number | null) =>
    judgeFit([requirementOf('experience', label, { min_years })], profile).criteria[0]?.reasoning;
  expect(years('3 years of Java', 4)).toBe('Posts that name Java add up to 3 years, of 4 years asked.');
  expect(years('Java', 4)).toBe('Posts that name Java add up to 3 years, of 4 years asked.');
  expect(years('18 months of Java', null)).toBe(
    'Posts that name Java add up to 3 years, of 1 year and 6 months asked.',
  );
});

it('no years are asked of somebody who has worked for no month yet', () => {
  const beginner = profileOf({ work: posts(['Java developer', 0]), ...totals(0) });
  for (const label of ['0-1 years', '0-1 years of Java', '0-2 years in sales'])
    expect(judged('experience', label, beginner).told[0], label).toBe('met');
});

it('posts that overlap count no more than all work together', () => {
  const profile = profileOf({ work: posts(['Java developer', 30], ['Java trainer', 30]), ...totals(36) });
  expect(judged('experience', '5 years of Java', profile).told[2]).toBe(
    'Posts that name Java add up to 3 years, of 5 years asked.',
  );
  const unsummed = profileOf({ work: posts(['Java developer', 30], ['Java trainer', 30]), ...totals(null) });
  expect(judged('experience', '5 years of Java', unsummed).told[2]).toBe(
    'Posts that name Java add up to 5 years, of 5 years asked.',
  );
});

it('cites dated posts in the order of the CV', () => {
  const profile = profileOf({
    skills: ['SAP', 'Excel'],
    work: posts(['Kotlin developer', 12], ['Waiter', 12], ['Java developer', 12], ['Java tester', null]),
  });
  const dated = (...places: number[]) => places.map((place) => `work[${place}].duration_months`);
  expect(judged('experience', '2 years of Java or Kotlin', profile).paths).toEqual(dated(0, 2));
  expect(judged('experience', '3 years', profile).paths).toEqual(dated(0, 1, 2));
  expect(judged('experience', '3 years of SAP or Excel', profile).paths).toEqual(['skills[0]', 'skills[1]']);
});
