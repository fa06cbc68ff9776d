import { expect, it } from 'vitest';
import { extract } from '../../../shared/extraction/extract.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import judgedPairs from './pairs/judged-pairs.json' with { type: 'json' };
import { requirementOf } from './support/profiles.ts';

/**
 * 100 pairs of a requirement and a CV that a person judged who had not seen the code. At first sight 50 agreed; the floor is
 * what the rules reach since then. A pair may have a second acceptable outcome.
 */
const floor = 94;

const { cvs, pairs } = judgedPairs;

const read = async (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const options = { bytes, filename: 'cv.txt', contentType: 'text/plain', today: '2026-11-23' };
  const outcome = await extract(options);
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  return outcome.profile;
};

it('agrees with a person who judged the same pairs', async () => {
  const profiles = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const [name, text] of Object.entries(cvs)) profiles.set(name, await read(text));
  const agreed = pairs.filter(({ cv, type, label, min_years, level, outcome, also }) => {
    const requirement = requirementOf(type as Parameters<typeof requirementOf>[0], label, {
      min_years,
      level,
    });
    const profile = profiles.get(cv) ?? expect.fail();
    const [criterion] = judgeFit([requirement], profile).criteria;
    return [outcome, ...also].includes(criterion?.outcome ?? '');
  });
  console.log(`fit: ${agreed.length} of ${pairs.length} outcomes are those of the person`);
  expect(pairs).toHaveLength(100);
  expect(agreed.length).toBeGreaterThanOrEqual(floor);
});

it('judges nothing about a person that the person left open', async () => {
  const open = pairs.filter(({ type, outcome }) => outcome === 'unknown' && type !== 'experience');
  for (const { cv, type, label, min_years, level, also } of open) {
    const requirement = requirementOf(type as Parameters<typeof requirementOf>[0], label, {
      min_years,
      level,
    });
    const [criterion] = judgeFit([requirement], await read(cvs[cv as keyof typeof cvs])).criteria;
    expect(['unknown', ...also], label).toContain(criterion?.outcome);
  }
});
