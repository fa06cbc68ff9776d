import { describe, expect, it } from 'vitest';
import { extract } from '../../../shared/extraction/extract.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { type Career, type Person, writeCv } from './support/persona-cv.ts';
import { careers, pairs } from './support/personas.ts';
import { requirementOf } from './support/profiles.ts';

/** Five pairs of people whose members differ in all that must not count, in every career; an employer may name the title of either gender. */
const requirementsOf = ({ position }: Career) => [
  requirementOf('experience', `3 years as ${position.he}`, { min_years: 3, knockout: true }),
  requirementOf('skill', position.she),
  requirementOf('skill', 'Excel', { weight: 2 }),
  requirementOf('skill', 'Kubernetes'),
  requirementOf('skill', 'TypeScript or Python', { importance: 'nice_to_have' }),
  requirementOf('skill', 'Wound care and Cardiology', { importance: 'nice_to_have' }),
  requirementOf('experience', '8 years of experience', { min_years: 8 }),
  requirementOf('experience', '3 years as project manager', { min_years: 3 }),
  requirementOf('education', 'Bachelor', { weight: 3 }),
  requirementOf('language', 'German', { level: 'B2' }),
  requirementOf('license', 'Forklift'),
  requirementOf('location', 'London', { knockout: true }),
  requirementOf('other', 'A young man from a leading university'),
];

const read = async (cv: string) => {
  const bytes = new TextEncoder().encode(cv);
  const outcome = await extract({
    bytes,
    filename: 'cv.txt',
    contentType: 'text/plain',
    today: '2026-11-21',
  });
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  return outcome.profile;
};
/** Everything but the quotes, which cite the line as the person wrote it. */
const judgedOf = async (person: Person, career: Career) => {
  const { criteria, ...fit } = judgeFit(requirementsOf(career), await read(writeCv(person, career)));
  return {
    ...fit,
    criteria: criteria.map(({ evidence, ...rest }) => ({ ...rest, paths: evidence.map(({ path }) => path) })),
  };
};

describe.each(careers)('a $position.he', (one) => {
  it.each(pairs.map(([left, right]) => ({ left, right })))(
    'scores the same: $left.name and $right.name',
    async ({ left, right }) => {
      const [first, second] = [await judgedOf(left, one), await judgedOf(right, one)];
      expect(first).toEqual(second);
      // A score that knew nothing would be blind too.
      expect(first.score).not.toBeNull();
      expect(first.coverage).toBeGreaterThan(0.7);
      expect(first.knockouts.map(({ label }) => label)).toEqual([]);
    },
  );
});

it('gives different scores to different careers, so that the pairs are a real test', async () => {
  const [somebody] = pairs[0] as [Person, Person];
  const scores = await Promise.all(careers.map(async (one) => (await judgedOf(somebody, one)).score));
  expect(new Set(scores).size).toBeGreaterThan(3);
});

it('reads the two of a pair as two people', async () => {
  for (const [left, right] of pairs) {
    const [first, second] = [
      await read(writeCv(left, careers[0] as Career)),
      await read(writeCv(right, careers[0] as Career)),
    ];
    expect(first.basics.name).toBe(left.name);
    expect(second.basics.name).toBe(right.name);
    expect(first.education[0]?.institution).not.toEqual(second.education[0]?.institution);
  }
});
