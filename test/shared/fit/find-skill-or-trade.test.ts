import { describe, expect, it } from 'vitest';
import { findSkill, findSkillOrTrade } from '../../../shared/fit/find-skill.ts';
import { withoutIdentity } from '../../../shared/fit/judged-profile.ts';
import { certificatesOf, profileOf } from './support/profiles.ts';

type Given = Parameters<typeof profileOf>[0];
const profileIn = (given: Given) => withoutIdentity(profileOf(given), null);
const told = (sighting: ReturnType<typeof findSkill>) =>
  sighting && { ...sighting, evidence: sighting.evidence.map(({ path }) => path) };
const find = (name: string, given: Given) => told(findSkill(name, profileIn(given)));
const findEither = (name: string, given: Given) => told(findSkillOrTrade(name, profileIn(given)));
const post = (position: string, ...highlights: string[]) => ({ position, highlights, months: 12 });
const whole = { share: 1, part: null, posts: [] };

describe('a skill is found', () => {
  it('in the list first, with the lines and posts that name it after', () => {
    const work = [post('Clerk'), post('Developer', 'Kubernetes', 'More Kubernetes')];
    expect(find('kubernetes', { skills: ['Java', 'K8s'], work })).toEqual({
      ...{ share: 1, part: null, confidence: 0.95, posts: [1] },
      evidence: ['skills[1]', 'work[1].highlights[0]', 'work[1].highlights[1]'],
    });
  });

  it('in the text, each post once', () => {
    const work = [post('Developer', 'Kubernetes', 'More Kubernetes')];
    expect(find('kubernetes', { work, certificates: certificatesOf('Kubernetes') })).toEqual({
      ...{ ...whole, confidence: 0.8, posts: [0] },
      evidence: ['work[0].highlights[0]', 'work[0].highlights[1]', 'certificates[0].name'],
    });
  });

  it('as a part of a longer skill of the list', () => {
    const found = { ...whole, confidence: 0.7, evidence: ['skills[1]'] };
    expect(find('jira', { skills: ['Java', 'Jira administration'] })).toEqual(found);
  });

  it('by half as a part of the required name', () => {
    const half = { share: 0.5, part: 'Figma', confidence: 0.6, posts: [], evidence: ['skills[0]'] };
    expect(find('figma prototyping', { skills: ['Figma'] })).toEqual(half);
    expect(find('zorblatt figma', { skills: ['Figma'] })).toEqual(half);
    expect(find('figma prototyping', { skills: ['Fi'] })).toBeNull();
    expect(find('zorblatt flurb', { skills: ['Flurb'] })).toBeNull();
  });

  it('of an unknown name only where the CV lists it', () => {
    expect(find('zorblatt', { skills: ['Zorblatt'] })).toMatchObject({ ...whole, confidence: 0.95 });
    expect(find('zorblatt', { skills: ['Zorblatt training'], work: [post('Clerk', 'Zorblatt')] })).toBeNull();
  });

  it('that is an everyday word in the list alone', () => {
    expect(find('go', { work: [post('Clerk', 'Ready to go')] })).toBeNull();
    expect(find('go', { skills: ['Go'] })?.confidence).toBe(0.95);
  });

  it('by the title of a post of those who do it, and a title by no activity', () => {
    expect(find('data engineering', { work: [post('Data engineer')] })?.evidence).toEqual([
      'work[0].position',
    ]);
    expect(find('data engineer', { work: [post('Clerk', 'Data engineering')] })).toBeNull();
    expect(find('data engineering', { work: [post('Clerk', 'A data engineer')] })).toBeNull();
  });

  it('whatever the gender of a title', () => {
    expect(find('buchhalter', { skills: ['Buchhalterin'] })).toMatchObject({ ...whole, confidence: 0.95 });
    expect(find('krankenpflegerin', { work: [post('Krankenpfleger')] })?.posts).toEqual([0]);
    expect(find('buchhalterin', { skills: ['Buchhalter Lohn'] })).toMatchObject({
      ...whole,
      confidence: 0.7,
    });
    expect(find('leitende buchhalterin', { skills: ['Buchhalter'] })).toMatchObject({
      share: 0.5,
      part: 'Buchhalter',
    });
  });

  it('nowhere in a CV without it', () => expect(find('kafka', { skills: ['Java'] })).toBeNull());
});

describe('a trade is found', () => {
  it('by other words of the list, which are cited first', () => {
    expect(
      findEither('zellkultur', {
        skills: ['Java', 'cultivo celular'],
        work: [post('Clerk', 'Cell culture')],
      }),
    ).toEqual({
      ...{ share: 1, part: 'cultivo celular', confidence: 0.7, posts: [0] },
      evidence: ['skills[1]', 'work[0].highlights[0]'],
    });
  });

  it('by other words of a post, whose first eighty characters are shown', () => {
    const line = `Cell culture ${'and more '.repeat(20)}`.trim();
    const found = findEither('zellkultur', { work: [post('Clerk', line)] });
    expect(found).toMatchObject({ share: 1, part: `"${line.slice(0, 80)}"`, posts: [0] });
  });

  it('by its name first', () => {
    expect(findEither('zellkultur', { skills: ['cultivo celular', 'Zellkultur'] })).toMatchObject({
      ...{ part: null, confidence: 0.95, evidence: ['skills[1]'] },
    });
  });

  it('by half without a word next to it', () => {
    const work = [post('Bakery')];
    expect(findEither('bread baking', { work })).toMatchObject({ share: 0.5, posts: [0], confidence: 0.7 });
    expect(findEither('bread baking', { work: [post('Clerk')] })).toBeNull();
  });

  it('by the name without the words that ask for nothing more', () => {
    const found = { share: 1, confidence: 0.7, posts: [], evidence: ['skills[1]'] };
    expect(findEither('montessori-padagogik', { skills: ['Java', 'Montessori'] })).toEqual({
      ...found,
      part: 'Montessori',
    });
    expect(findEither('zorblatt erfahrung', { skills: ['Java', 'Zor-blatt'] })).toEqual({
      ...found,
      part: 'Zor-blatt',
    });
    expect(findEither('zo erfahrung', { skills: ['Java', 'Zo'] })).toBeNull();
    expect(findEither('zorblatt erfahrung', { skills: ['Java', 'Zorblatter'] })).toBeNull();
  });

  it('by half as a part of its name, if the CV has only that', () => {
    expect(findEither('figma prototyping', { skills: ['Figma'] })).toMatchObject({
      share: 0.5,
      part: 'Figma',
    });
    expect(findEither('kafka', { skills: ['Java'] })).toBeNull();
  });
});
