import { describe, expect, it } from 'vitest';
import { findWork } from '../../../shared/fit/find-work.ts';
import { withoutIdentity } from '../../../shared/fit/judged-profile.ts';
import { needOf, type TradeNeed } from '../../../shared/fit/trade-need.ts';
import { certificatesOf, profileOf } from './support/profiles.ts';

type Given = Parameters<typeof profileOf>[0];

const need = (name: string, more: Partial<TradeNeed> = {}): TradeNeed => ({
  ...(needOf(name) ?? expect.fail(`${name} names no trade`)),
  ...more,
});
/** The posts and paths that show a trade. */
function found(asked: string | TradeNeed, given: Given, strict = true) {
  const profile = withoutIdentity(profileOf(given), null);
  const sighting = findWork(typeof asked === 'string' ? need(asked) : asked, profile, strict);
  if (!sighting) return null;
  return { ...sighting, since: [...sighting.since], evidence: sighting.evidence.map(({ path }) => path) };
}
const post = (position: string, ...highlights: string[]) => ({ position, highlights, months: 12 });
const none = { posts: [], since: [], evidence: [], skills: [] };

describe('a post shows a trade', () => {
  it('by its title, in any language', () => {
    const work = [post('Clerk'), post('Albañil', 'Bricklaying')];
    expect(found('bricklaying', { work })).toEqual({ ...none, posts: [1], evidence: ['work[1].position'] });
    expect(found('bricklayer', { work })?.posts).toEqual([1]);
  });

  it('by its employer, together with its title', () => {
    const work = [post('Clerk')];
    const { work: posts } = profileOf({ work });
    const atBank = { work: posts.map((one) => ({ ...one, name: 'Sparkasse' })) };
    const profile = withoutIdentity({ ...profileOf({ work }), ...atBank }, null);
    const sighting = findWork(need('banking'), profile, true);
    expect(sighting?.posts).toEqual([0]);
    expect(sighting?.evidence.map(({ path }) => path)).toEqual(['work[0].position']);
    expect(found('banking', { work })).toBeNull();
  });

  it('by a line of its text, and cites the first that does', () => {
    const work = [post('Clerk', 'Typing', 'Bricklaying', 'Bricklaying again')];
    expect(found('bricklaying', { work })).toEqual({
      ...none,
      posts: [0],
      evidence: ['work[0].highlights[1]'],
    });
  });

  it('by a line together with its title, where the need has several parts', () => {
    const work = [post('Nurse', 'Paediatric ward')];
    expect(found('paediatric nursing', { work })?.evidence).toEqual(['work[0].highlights[0]']);
    expect(found('paediatric nursing', { work: [post('Nurse', 'Night shifts')] })).toBeNull();
    expect(found('paediatric nursing', { work: [post('Paediatric ward')] })).toBeNull();
  });

  it('only with the other words of the need', () => {
    const asked = need('bread baking');
    expect(asked.roots).toEqual(['baking']);
    expect(found(asked, { work: [post('Bakery')] })).toBeNull();
    expect(found(asked, { work: [post('Baking, bread')] })?.posts).toEqual([0]);
    expect(found({ ...asked, roots: [] }, { work: [post('Bakery')] })?.posts).toEqual([0]);
  });

  it('never where a part of the need is not understood', () => {
    const work = [post('Bricklayer')];
    expect(found(need('bricklaying', { isWhole: false }), { work })).toBeNull();
  });
});

describe('a required title', () => {
  it('is met by the title of a post alone', () => {
    expect(found('nurse', { work: [post('Staff nurse')] })?.posts).toEqual([0]);
    expect(found('nurse', { work: [post('Clerk', 'Nursing')] })).toBeNull();
    expect(found('baker', { work: [post('Bakery')] })).toBeNull();
    expect(found('baker', { work: [post('Baker')] })?.posts).toEqual([0]);
  });

  it('is met by a title that a line completes', () => {
    expect(found('paediatric nurse', { work: [post('Staff nurse', 'Paediatric ward')] })?.posts).toEqual([0]);
    expect(found('paediatric nurse', { work: [post('Clerk', 'Paediatric nursing')] })).toBeNull();
  });

  it('is met by a skill that is a title, and by no certificate or project', () => {
    const certificates = certificatesOf('Nursing');
    expect(found('nurse', { certificates })).toBeNull();
    expect(found('nursing', { certificates })).toEqual({ ...none, evidence: ['certificates[0].name'] });
    expect(found('baker', { skills: ['Bakery', 'Baker'] })).toEqual({ ...none, skills: [1] });
    expect(found('bakery', { skills: ['Bakery', 'Baker', 'Excel'] })).toEqual({ ...none, skills: [0, 1] });
  });
});

describe('a wide trade in passing', () => {
  const lines = (...highlights: string[]) => ({ work: [post('Clerk', ...highlights)] });
  const others = (count: number) => Array.from({ length: count }, (_, n) => `Wrote letter ${n}`);

  it('is no evidence of years where one line of three names it, and is without that question', () => {
    const work = lines('Helped with sales', ...others(2));
    expect(found('sales', work)).toBeNull();
    expect(found('sales', work, false)?.posts).toEqual([0]);
  });

  it('is evidence where two lines name it, or two of five would', () => {
    expect(found('sales', lines('Sales', 'More sales', ...others(8)))?.posts).toEqual([0]);
    expect(found('sales', lines('Sales', ...others(1)))?.posts).toEqual([0]);
    expect(found('sales', lines('Sales'))?.posts).toEqual([0]);
  });

  it('is evidence where the title has the trade, or the trade is narrow', () => {
    expect(found('sales', { work: [post('Sales assistant', ...others(5))] })?.posts).toEqual([0]);
    expect(found('bricklaying', lines('Bricklaying', ...others(5)))?.posts).toEqual([0]);
    const partly = { work: [post('Nurse', 'Paediatric ward', ...others(5))] };
    expect(found('paediatric nursing', partly)?.posts).toEqual([0]);
  });
});

describe('the first month of the work', () => {
  const since = (...highlights: string[]) =>
    found('bricklaying', { work: [post('Clerk', ...highlights)] })?.since;

  it('is the earliest that the lines name, where all of them name one', () => {
    expect(since('Bricklaying since 03/2021', 'Bricklaying since 02/2020', 'Typing')).toEqual([
      [0, 2020 * 12 + 1],
    ]);
    expect(since('Bricklaying since 03/2021', 'Bricklaying')).toEqual([]);
    expect(since('Bricklaying')).toEqual([]);
  });

  it('is that of the post where its title shows the trade', () => {
    const work = [post('Bricklayer', 'Bricklaying since 03/2021')];
    expect(found('bricklaying', { work })?.since).toEqual([]);
  });
});

it('nothing is found in a CV that names no work of the trade', () => {
  expect(found('bricklaying', { skills: ['Excel'], work: [post('Clerk', 'Typing')] })).toBeNull();
  expect(found('bricklaying', {})).toBeNull();
});
