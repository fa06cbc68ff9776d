import { describe, expect, it } from 'vitest';
import { fitReasonCodes } from '../../../shared/contracts/fit-reason.ts';
import { inEnglish } from '../../../shared/fit/in-english.ts';
import { because } from '../../../shared/fit/verdict.ts';
import { fitReasonInGerman } from '../../../web/dashboard/words/fit-reasons-de.ts';

const values = {
  names: ['Zorblatt', 'Flurb'],
  asked: ['Quux', 'Grault', 'Waldo'],
  months: 14,
  months_asked: 60,
  level: 'B1',
  level_asked: 'C2',
};
const languages = {
  English: {
    say: (reason: ReturnType<typeof because>) => inEnglish([reason]),
    durations: ['1 year and 2 months', '5 years'],
  },
  German: { say: fitReasonInGerman, durations: ['1 Jahr und 2 Monate', '5 Jahre'] },
};

/** The values that the sentence of a code contains, by their position. */
function valuesIn(sentence: string | null, durations: readonly string[]) {
  const all = [...values.names, ...values.asked, values.level, values.level_asked, ...durations];
  return all.map((value) => sentence?.includes(value) ?? false);
}

describe.each(fitReasonCodes)('%s', (code) => {
  it('has a sentence in each language, and the same values in all', () => {
    const reason = because(code, values);
    const told = Object.values(languages).map(({ say, durations }) => valuesIn(say(reason), durations));
    for (const { say } of Object.values(languages)) expect(say(reason)).toMatch(/^\p{Lu}.+\.$/u);
    expect(new Set(told.map(String)).size).toBe(1);
  });
});

it('a code of a later release has no sentence, so that the English one is shown', () => {
  expect(fitReasonInGerman({ ...because('found'), code: 'later' as 'found' })).toBeNull();
});
