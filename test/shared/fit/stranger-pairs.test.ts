import { expect, it } from 'vitest';
import strangerPairs from './pairs/stranger-pairs.json' with { type: 'json' };
import secondPairs from './pairs/stranger-pairs-second.json' with { type: 'json' };
import thirdPairs from './pairs/stranger-pairs-third.json' with { type: 'json' };
import { judgePairs } from './support/judge-pairs.ts';

/**
 * 100 pairs each of a requirement and a CV by people who knew nothing of the rules. No rule was written for them: the floor is
 * the agreement at first sight, and the outcomes that contradict the person may not become more.
 */
const sets = [
  { name: 'first', ...strangerPairs, floor: 51, mostContrary: 14 },
  { name: 'second', ...secondPairs, floor: 59, mostContrary: 16 },
  { name: 'third', ...thirdPairs, floor: 57, mostContrary: 14 },
];

it.each(sets)('agrees with the $name stranger, and rarely contradicts', async (set) => {
  const { name, cvs, pairs, floor, mostContrary } = set;
  const judged = await judgePairs(cvs as Record<string, string>, pairs);
  const agreed = judged.filter(({ agrees }) => agrees).length;
  const unknown = judged.filter(({ agrees, found }) => !agrees && found === 'unknown').length;
  console.log(
    `fit: ${agreed} of ${pairs.length} outcomes are those of the ${name} stranger, ${unknown} are unknown`,
  );
  expect(pairs).toHaveLength(100);
  expect(agreed).toBeGreaterThanOrEqual(floor);
  expect(pairs.length - agreed - unknown).toBeLessThanOrEqual(mostContrary);
});
