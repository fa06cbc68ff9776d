import { describe, expect, it } from 'vitest';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { meansWork } from '../../../shared/fit/means-work.ts';
import { isEverydayWord, isTool, skillKey } from '../../../shared/fit/skill-name.ts';
import { lexicon } from '../../../shared/words/skill-lexicon.ts';
import { profileOf, requirementOf } from './support/profiles.ts';

describe('an everyday word', () => {
  it('is a skill of one word that a sentence may mean otherwise', () => {
    for (const name of ['Go', 'Golang', 'Make', 'Less', 'Chef'])
      expect(isEverydayWord(name), name).toBe(true);
    for (const name of ['Kubernetes', 'basket weaving', '']) expect(isEverydayWord(name), name).toBe(false);
  });

  it('is no name with a sign, a figure or a blank in it: a sentence is evidence of each', () => {
    const names = lexicon.map(({ name }) => name).filter((name) => /\P{L}/u.test(name));
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      expect(isEverydayWord(name), name).toBe(false);
      const profile = profileOf({
        work: [{ position: 'Clerk', highlights: [`Worked with ${name} daily.`] }],
      });
      const [criterion] = judgeFit([requirementOf('skill', name)], profile).criteria;
      expect(criterion?.outcome, name).toBe('met');
    }
  });
});

it('a tool is whatever the lexicon calls neither a method nor an ability', () => {
  for (const { name, type } of lexicon)
    expect(isTool(name), name).toBe(type !== 'method' && type !== 'soft_skill');
  expect(isTool('basket weaving')).toBe(false);
});

it('each alias of a skill has the key of its name', () => {
  for (const { name, aliases } of lexicon)
    for (const alias of aliases) expect(skillKey(alias), alias).toBe(skillKey(name));
  expect(skillKey('Basket-weaving')).toBe(skillKey('basket weaving'));
  expect(skillKey('…')).toBe('…');
});

it('a word without content means work from four letters on, and another word by the lexicon or the lists', () => {
  for (const name of ['durchfuhrung', 'kubernetes', 'nursing', 'krankenpfleger', 'siemens tia portal'])
    expect(meansWork(name), name).toBe(true);
  for (const name of ['neu', 'harvard', 'modern', 'google engineer x', 'siemens zorblatt', '1234'])
    expect(meansWork(name), name).toBe(false);
});
