import { expect, it } from 'vitest';
import { seededNumbers } from '../support/seeded-numbers.ts';
import { drawLanguages, drawSkills, languageLists, listWords, skillLists } from './draw-lists.ts';
import { judgeDrawn } from './judge-drawn.ts';
import { type Judgement, scoreOf } from './score.ts';

const langs = Object.keys(listWords);

/** A level that is not known loses its skill: outside of English and German, half of the ways had lost all of them. */
it.each(Object.keys(skillLists))('skills listed %s are found in each language', async (form) => {
  const numbers = seededNumbers(20261129);
  const found: Judgement[] = [];
  for (const lang of [...langs, ...langs]) {
    const { text, skills } = drawSkills(lang, form, numbers);
    found.push(...(await judgeDrawn(text, { skills })));
  }
  expect(scoreOf(found.filter(({ field }) => field === 'skills')).f1).toBeGreaterThan(0.98);
});

it.each(Object.keys(languageLists))('languages with levels %s are found in each language', async (form) => {
  const found: Judgement[] = [];
  for (const lang of langs)
    for (const isCefr of [false, true]) {
      const { text, languages } = drawLanguages(lang, form, isCefr);
      found.push(...(await judgeDrawn(text, { languages })));
    }
  expect(scoreOf(found.filter(({ field }) => field === 'languages')).f1).toBe(1);
});
