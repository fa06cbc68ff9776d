import { expect, it } from 'vitest';
import { seededNumbers } from '../support/seeded-numbers.ts';
import { drawForm, labels, layouts } from './draw-forms.ts';
import { judgeDrawn, scoresOfEntries } from './judge-drawn.ts';
import type { Judgement } from './score.ts';

const eastern = ['ja', 'zh', 'ko'];

/** Reads each CV that is drawn twice in each of the languages. */
async function scores(langs: readonly string[], of: readonly string[]) {
  const numbers = seededNumbers(20261129);
  const found: Judgement[] = [];
  for (const lang of langs)
    for (const layout of of.flatMap((one) => [one, one])) {
      const { text, truth } = drawForm({ lang, layout }, numbers);
      found.push(...(await judgeDrawn(text, truth)));
    }
  return scoresOfEntries(found);
}

const isFor = (lang: string) => (layout: string) =>
  eastern.includes(lang) || !layout.includes('CJK brackets');

/** A language whose labels are not known loses half of its values: the labels of eight languages were missing in one list of two. */
it.each(Object.keys(labels))('a form or a table in %s keeps its jobs and courses', async (lang) => {
  const { work, education } = await scores([lang], Object.keys(layouts).filter(isFor(lang)));
  expect(work).toBeGreaterThan(0.97);
  expect(education).toBeGreaterThan(0.9);
});

it.each(Object.keys(layouts))('%s keep their jobs and courses in each language', async (layout) => {
  const langs = Object.keys(labels).filter((lang) => isFor(lang)(layout));
  const { work, education } = await scores(langs, [layout]);
  expect(work).toBeGreaterThan(0.97);
  expect(education).toBeGreaterThan(0.9);
});
