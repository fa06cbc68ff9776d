import { expect, it } from 'vitest';
import judgedPairs from './pairs/judged-pairs.json' with { type: 'json' };
import { judgePairs } from './support/judge-pairs.ts';

/**
 * 100 pairs of a requirement and a CV that a person judged who had not seen the code. At first sight 50 agreed; the floor is
 * what the rules reach since then. A pair may have a second acceptable outcome.
 */
const floor = 94;

const { cvs, pairs } = judgedPairs;

it('agrees with a person who judged the same pairs', async () => {
  const agreed = (await judgePairs(cvs, pairs)).filter(({ agrees }) => agrees);
  console.log(`fit: ${agreed.length} of ${pairs.length} outcomes are those of the person`);
  expect(pairs).toHaveLength(100);
  expect(agreed.length).toBeGreaterThanOrEqual(floor);
});

it('judges nothing about a person that the person left open', async () => {
  const open = pairs.filter(({ type, outcome }) => outcome === 'unknown' && type !== 'experience');
  for (const { pair, found } of await judgePairs(cvs, open))
    expect(['unknown', ...pair.also], pair.label).toContain(found);
});
