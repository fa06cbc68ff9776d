/** Years of work: in all, in a field, with several names, and without dates. */
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../shared/fit/in-english.ts';
import { judgeExperience } from '../../../shared/fit/judge-experience.ts';
import { withoutIdentity } from '../../../shared/fit/judged-profile.ts';
import { profileOf, requirementOf } from './support/profiles.ts';
import { toldBy } from './support/studies.ts';

type Post = { position: string; highlights?: string[]; months?: number | null; start?: string };
interface Asked {
  type?: 'experience' | 'skill';
  skills?: string[];
  min_years?: number | null;
}
/** The verdict on a label by a CV with these posts. */
function judged(
  label: string,
  posts: Post[],
  { type = 'experience', skills = [], min_years = null }: Asked = {},
) {
  const profile = profileOf({ work: posts, skills });
  const work = profile.work.map((one, at) => ({ ...one, start_date: posts[at]?.start ?? null }));
  return toldBy(
    judgeExperience(requirementOf(type, label, { min_years }), withoutIdentity({ ...profile, work }, null)),
  );
}
const post = (position: string, months: number | null, ...highlights: string[]): Post => ({
  position,
  months,
  highlights,
});
const path = (at: number) => `work[${at}].duration_months`;

describe('years of work in all', () => {
  it.each([
    [60, 'met', 1, '5 years'],
    [59, 'partially_met', 0.98, '4 years and 11 months'],
    [30, 'partially_met', 0.5, '2 years and 6 months'],
    [29, 'not_met', 0, '2 years and 5 months'],
  ] as const)('of %i months against five years', (months, outcome, score, words) => {
    expect(judged('5 years of experience', [post('Clerk', months)])).toEqual({
      told: [outcome, score, 0.95],
      reasoning: `The CV shows ${words} of work in all, of 5 years asked.`,
      paths: [path(0)],
    });
  });

  it('cite the posts with dates, and are unknown without any', () => {
    expect(
      judged('5 years of experience', [post('Clerk', 24), post('Cook', null), post('Nurse', 36)]).paths,
    ).toEqual([path(0), path(2)]);
    expect(judged('5 years of experience', [post('Clerk', null)])).toEqual({
      told: ['unknown', null, 0],
      reasoning: 'The CV gives no dates of work.',
      paths: [],
    });
  });

  it('are the years that the requirement names beside its label', () => {
    expect(judged('5 years of experience', [post('Clerk', 24)], { min_years: 2 }).told[0]).toBe('met');
    expect(judged('Experience', [post('Clerk', 1)], { min_years: 0 }).told[0]).toBe('met');
  });
});

describe('years in a field', () => {
  it('are those of the posts that name it', () => {
    const posts = [post('Clerk', 24, 'Kubernetes'), post('Cook', 36), post('Developer', 12, 'Kubernetes')];
    expect(judged('3 years of Kubernetes', posts)).toEqual({
      told: ['met', 1, 0.8],
      reasoning: 'Posts that name Kubernetes add up to 3 years, of 3 years asked.',
      paths: [path(0), path(2)],
    });
    expect(judged('4 years of Kubernetes', posts).told).toEqual(['partially_met', 0.75, 0.8]);
  });

  it('are also those of posts that show its trade in other words', () => {
    expect(judged('3 years of bricklaying', [post('Albañil', 36), post('Cook', 9)])).toEqual({
      told: ['met', 1, 0.8],
      reasoning: 'Posts that name bricklaying add up to 3 years, of 3 years asked.',
      paths: [path(0)],
    });
  });

  it('count a month once, from the month that the lines name', () => {
    const posts = [
      { ...post('Clerk', 24, 'Bricklaying'), start: '2020-01' },
      { ...post('Cook', 24, 'Bricklaying since 07/2021'), start: '2021-01' },
    ];
    const { reasoning } = judged('3 years of bricklaying', posts);
    expect(reasoning).toBe('Posts that name bricklaying add up to 3 years, of 3 years asked.');
    const late = [{ ...post('Cook', 24, 'Bricklaying since 07/2021'), start: '2021-01' }];
    expect(judged('3 years of bricklaying', late).reasoning).toContain('add up to 1 year and 6 months,');
  });

  it('are at most those of all work', () => {
    const profile = profileOf({
      work: [post('Clerk', 24, 'Kubernetes'), post('Cook', 24, 'Kubernetes')],
    });
    const totals = { ...profile.totals, experience_months: 30 };
    const judgedProfile = withoutIdentity({ ...profile, totals }, null);
    const { reasons } = judgeExperience(requirementOf('experience', '3 years of Kubernetes'), judgedProfile);
    expect(inEnglish(reasons)).toContain('add up to 2 years and 6 months,');
  });

  it('are unknown where the CV does not name the field, unless there are too few in all', () => {
    expect(judged('4 years of Kubernetes', [post('Clerk', 24)])).toEqual({
      told: ['unknown', null, 0],
      reasoning: 'No post or skill names Kubernetes; which of the 2 years of work count is open.',
      paths: [],
    });
    expect(judged('4 years of Kubernetes', [post('Clerk', 23)])).toEqual({
      told: ['not_met', 0, 0.95],
      reasoning: 'The CV shows 1 year and 11 months of work in all, of 4 years asked.',
      paths: [path(0)],
    });
  });

  it('are half met where no post, or no post with dates, tells for how long', () => {
    expect(judged('4 years of Kubernetes', [post('Clerk', 60)], { skills: ['Kubernetes'] })).toEqual({
      told: ['partially_met', 0.5, 0.6],
      reasoning: 'The CV names Kubernetes, but no post tells for how long.',
      paths: ['skills[0]'],
    });
    expect(judged('4 years of Kubernetes', [post('Clerk', null, 'Kubernetes'), post('Cook', 9)])).toEqual({
      told: ['partially_met', 0.5, 0.6],
      reasoning: 'The CV names Kubernetes, in posts without dates.',
      paths: ['work[0].highlights[0]'],
    });
  });

  it('of a name that is no skill or work known here are unknown, and of a skill that is missing not met', () => {
    expect(judged('4 years of Zorblatt', [post('Clerk', 60)]).reasoning).toBe(
      'The CV does not list Zorblatt, which is no skill or work known here.',
    );
    const missing = judged('4 years of Kubernetes', [post('Clerk', 60)], { type: 'skill', skills: ['Java'] });
    expect(missing.told[0]).toBe('not_met');
  });
});

describe('several names', () => {
  const posts = [post('Clerk', 24, 'Kubernetes'), post('Cook', 24, 'Terraform')];

  it('share the years where one of them suffices, and need them each otherwise', () => {
    expect(judged('4 years of Kubernetes or Terraform', posts)).toEqual({
      told: ['met', 1, 0.8],
      reasoning: 'Posts that name Kubernetes or Terraform add up to 4 years, of 4 years asked.',
      paths: [path(0), path(1)],
    });
    expect(judged('4 years of Kubernetes and Terraform', posts).told).toEqual(['partially_met', 0.5, 0.8]);
  });

  it('with years of their own are judged each by its own', () => {
    expect(judged('2 years Kubernetes, 4 years Terraform', posts).told).toEqual(['partially_met', 0.5, 0.8]);
    expect(judged('2 years Kubernetes or 4 years Terraform', posts).told[0]).toBe('met');
    expect(judged('2 years Kubernetes, 2 years Terraform', posts).told[0]).toBe('met');
    expect(judged('2 years Kubernetes, 4 years Terraform', posts, { min_years: 1 }).told[0]).toBe('met');
  });
});

describe('no years', () => {
  it('ask for the skill alone', () => {
    expect(judged('Kubernetes', [post('Clerk', 1, 'Kubernetes')]).told[0]).toBe('met');
    expect(
      judged('0 to 2 years of Kubernetes', [post('Clerk', 1, 'Kubernetes')], { type: 'skill' }).told[0],
    ).toBe('met');
    expect(judged('0 years of Kubernetes', [post('Clerk', 1, 'Kubernetes')]).reasoning).toBe(
      'Posts that name Kubernetes add up to 1 month, of no months asked.',
    );
  });
});
