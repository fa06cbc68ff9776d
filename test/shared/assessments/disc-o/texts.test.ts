import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { instructedItems, instructionTexts } from '../../../../shared/assessments/disc-o/instructed-items.ts';
import { discOItems } from '../../../../shared/assessments/disc-o/items.ts';
import { discOQuestionnaire } from '../../../../shared/assessments/disc-o/questionnaire.ts';
import { discOLanguages, loadDiscOTexts } from '../../../../shared/assessments/disc-o/texts.ts';

const require = createRequire(import.meta.url);
const data = `${dirname(require.resolve('@alheimsins/b5-johnson-120-ipip-neo-pi-r'))}/data`;
interface Packaged {
  id: string;
  text: string;
  keyed: string;
  domain: string;
  facet: number;
}
const packaged = (language: string): Packaged[] => require(`${data}/${language}/questions.json`);
const labels = (language: string): string[] =>
  require(`${data}/${language}/choices.js`).plus.map(({ text }: { text: string }) => text);
const ids = new Set(discOItems.map(({ id }) => id));
const ownTexts = (language: string) =>
  packaged(language)
    .filter(({ id }) => ids.has(id))
    .map(({ text }) => text.trim());

describe('the languages', () => {
  it('are those in which the package has 40 different items and five answers of that language', () => {
    const complete = globSync('*/questions.json', { cwd: data })
      .map((path) => dirname(path))
      .filter((language) => {
        const answers = language === 'en' ? [] : labels('en');
        const usable = labels(language).filter((text) => text.trim() !== '' && !answers.includes(text));
        const texts = ownTexts(language).filter(Boolean);
        return new Set(texts).size === 40 && new Set(usable).size === 5;
      });
    expect(discOLanguages.toSorted()).toEqual(complete.toSorted());
    expect(discOLanguages.length).toBe(27);
  });

  it('each have a sentence for the instructed items that leaves a place for the answer', () => {
    expect(Object.keys(instructionTexts).toSorted()).toEqual(discOLanguages.toSorted());
    for (const text of Object.values(instructionTexts)) expect(text.split('{label}')).toHaveLength(2);
  });

  it('throws for a language that is not offered', async () => {
    await expect(loadDiscOTexts('he')).rejects.toThrow(RangeError);
    await expect(loadDiscOTexts('constructor')).rejects.toThrow(RangeError);
  });
});

it('has the facets and keys of the package, four items a facet', () => {
  const facetNames: Record<string, string> = {
    E3: 'assertiveness',
    C4: 'achievement',
    E1: 'friendliness',
    E2: 'gregariousness',
    A4: 'cooperation',
    N2: 'anger',
    C2: 'orderliness',
    C6: 'cautiousness',
    O1: 'imagination',
    O5: 'intellect',
  };
  const expected = packaged('en').flatMap(({ id, keyed, domain, facet }) => {
    const name = facetNames[`${domain}${facet}`];
    return name ? [{ id, facet: name, keyed }] : [];
  });
  expect(discOItems).toEqual(expected);
  expect(discOItems).toHaveLength(40);
});

it.each(discOLanguages)(
  'shows 43 items in %s, the instructed ones with the answer they ask for',
  async (language) => {
    const shown = await discOQuestionnaire(language);
    expect(shown).toHaveLength(43);
    expect(new Set(shown.map(({ prompt }) => prompt)).size).toBe(43);
    for (const { id, expected } of instructedItems) {
      const item = shown.find((one) => one.id === id);
      expect(item?.prompt).toContain(item?.options[expected - 1]);
    }
    expect(shown.filter(({ id }) => ids.has(id)).map(({ id }) => id)).toEqual(discOItems.map(({ id }) => id));
    expect(shown[9]?.id).toBe('instructed-1');
    expect(shown[22]?.id).toBe('instructed-2');
  },
);
