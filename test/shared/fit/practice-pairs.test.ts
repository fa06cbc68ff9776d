import { expect, it } from 'vitest';
import { extract } from '../../../shared/extraction/extract.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import practice from './pairs/practice-pairs.json' with { type: 'json' };
import { requirementOf } from './support/profiles.ts';

/**
 * Pairs of a requirement and a CV that were judged before the rules read them, in six batches, each mended before the next was
 * read. At first sight the batches agreed by 17, 35, 33, 31 and 27 of 40, and 22 of 29. The floor of each is what the rules
 * reach since then.
 */
const floors = { a: 38, b: 38, c: 39, d: 37, e: 33, f: 29 };

const { cvs, pairs } = practice;

const read = async (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const options = { bytes, filename: 'cv.txt', contentType: 'text/plain', today: '2026-11-23' };
  const outcome = await extract(options);
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  return outcome.profile;
};

it.each(Object.entries(floors))('agrees with the judgments of batch %s: %d at least', async (name, floor) => {
  let agreed = 0;
  for (const { cv, type, label, min_years, level, outcome, also } of pairs.filter(
    ({ batch }) => batch === name,
  )) {
    const requirement = requirementOf(type as Parameters<typeof requirementOf>[0], label, {
      min_years,
      level,
    });
    const [criterion] = judgeFit([requirement], await read(cvs[cv as keyof typeof cvs])).criteria;
    if ([outcome, ...also].includes(criterion?.outcome ?? '')) agreed++;
  }
  expect(agreed).toBeGreaterThanOrEqual(floor);
});
