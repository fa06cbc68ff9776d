import { expect, it } from 'vitest';
import strangerPairs from './pairs/stranger-pairs.json' with { type: 'json' };
import { judgePairs } from './support/judge-pairs.ts';

/**
 * 100 pairs of a requirement and a CV by a person who knew nothing of the rules. No rule was written for them: the floor is the
 * agreement at first sight, and the outcomes that contradict the person may not become more.
 */
const floor = 51;
const mostContrary = 14;

const { cvs, pairs } = strangerPairs;

it('agrees with a stranger, and rarely contradicts', async () => {
  const judged = await judgePairs(cvs, pairs);
  const agreed = judged.filter(({ agrees }) => agrees).length;
  const unknown = judged.filter(({ agrees, found }) => !agrees && found === 'unknown').length;
  console.log(`fit: ${agreed} of ${pairs.length} outcomes are those of a stranger, ${unknown} are unknown`);
  expect(pairs).toHaveLength(100);
  expect(agreed).toBeGreaterThanOrEqual(floor);
  expect(pairs.length - agreed - unknown).toBeLessThanOrEqual(mostContrary);
});
