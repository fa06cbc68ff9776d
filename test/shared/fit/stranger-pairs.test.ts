import { expect, it } from 'vitest';
import { extract } from '../../../shared/extraction/extract.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import strangerPairs from './pairs/stranger-pairs.json' with { type: 'json' };
import { requirementOf } from './support/profiles.ts';

/**
 * 100 pairs of a requirement and a CV by a person who knew nothing of the rules. No rule was written for them: the floor is the
 * agreement at first sight, and the outcomes that contradict the person may not become more.
 */
const floor = 51;
const mostContrary = 14;

const { cvs, pairs } = strangerPairs;

it('agrees with a stranger, and rarely contradicts', async () => {
  const profiles = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const [name, text] of Object.entries(cvs)) profiles.set(name, await read(text));
  let agreed = 0;
  let unknown = 0;
  for (const { cv, type, label, min_years, level, outcome, also } of pairs) {
    const asked = requirementOf(type as Parameters<typeof requirementOf>[0], label, { min_years, level });
    const found = judgeFit([asked], profiles.get(cv) ?? expect.fail()).criteria[0]?.outcome ?? '';
    if ([outcome, ...also].includes(found)) agreed++;
    else if (found === 'unknown') unknown++;
  }
  console.log(`fit: ${agreed} of ${pairs.length} outcomes are those of a stranger, ${unknown} are unknown`);
  expect(pairs).toHaveLength(100);
  expect(agreed).toBeGreaterThanOrEqual(floor);
  expect(pairs.length - agreed - unknown).toBeLessThanOrEqual(mostContrary);
});

async function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const options = { bytes, filename: 'cv.txt', contentType: 'text/plain', today: '2026-11-23' };
  const outcome = await extract(options);
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  return outcome.profile;
}
