import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { languagesOf, profileOf, requirementOf } from './support/profiles.ts';

type Language = Profile['languages'][number];

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
type Level = (typeof levels)[number];
const fluencies = { basic: 'A2', intermediate: 'B1', advanced: 'B2', fluent: 'C1', native: 'C2' } as const;

const judged = (changes: Partial<Language>, level: string) => {
  const languages = languagesOf(['English', 'en', null]).map((one) => ({ ...one, ...changes }));
  return judgeFit([requirementOf('language', 'English', { level })], profileOf({ languages })).criteria[0];
};

/** Met at the level and above it, half met one level below, and not met below that. */
function expected(asked: Level, own: Level) {
  const below = levels.indexOf(asked) - levels.indexOf(own);
  if (below <= 0) return { outcome: 'met', score: 1 };
  return below === 1 ? { outcome: 'partially_met', score: 0.5 } : { outcome: 'not_met', score: 0 };
}

describe.each(levels)('English at %s', (asked) => {
  it.each(levels)('is compared with %s', (own) => {
    expect(judged({ cefr: own }, asked)).toMatchObject({
      ...expected(asked, own),
      confidence: 0.95,
      reasoning: `The CV gives English at about ${own}; ${asked} was asked.`,
      evidence: [{ path: 'languages[0]' }],
    });
  });

  it.each(Object.entries(fluencies))('is compared with %s English, about %s', (fluency, own) => {
    expect(judged({ fluency: fluency as Language['fluency'] }, asked)).toMatchObject({
      ...expected(asked, own),
      confidence: 0.8,
      reasoning: `The CV gives English at about ${own}; ${asked} was asked.`,
    });
  });

  it('is half met without a level', () => {
    expect(judged({}, asked)).toMatchObject({
      outcome: 'partially_met',
      score: 0.5,
      confidence: 0.6,
      reasoning: `The CV lists English without a level; ${asked} was asked.`,
    });
  });
});

const languages = languagesOf(['English', 'en', 'C1'], ['Spanish', 'es', null]).map((one) => ({
  ...one,
  fluency: one.cefr ? null : ('fluent' as const),
}));

it.each([
  ['Good communicator', { languages }, 'unknown', 'The requirement names no language that is known here.'],
  ['English', {}, 'unknown', 'The CV lists no languages.'],
  ['French', { languages }, 'not_met', 'The languages of the CV do not include French.'],
  ['English', { languages }, 'met', 'The CV lists English.'],
] as const)('%s of %j is %s', (label, profile, outcome, reasoning) => {
  const [criterion] = judgeFit([requirementOf('language', label)], profileOf(profile as object)).criteria;
  expect(criterion).toMatchObject({ outcome, reasoning });
});

it('two languages are as sure as the less sure one', () => {
  const [criterion] = judgeFit(
    [requirementOf('language', 'English C1 and Spanish C1')],
    profileOf({ languages }),
  ).criteria;
  expect(criterion).toMatchObject({ outcome: 'met', confidence: 0.8 });
});
