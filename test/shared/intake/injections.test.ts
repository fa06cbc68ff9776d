import { expect, it } from 'vitest';
import { type IntakeLanguage, languages } from '../../../shared/intake/words/languages.ts';
import { injections, strangeSentences } from './support/injections.ts';

it('there are 100', () => {
  expect(new Set(injections).size).toBe(100);
});

it.each(Object.keys(languages) as IntakeLanguage[])(
  'in %s no sentence has words of the person',
  (language) => {
    for (const message of injections) expect(strangeSentences(message, language), message).toEqual([]);
  },
);
