import { expect, it } from 'vitest';
import { seededNumbers } from '../support/seeded-numbers.ts';
import { drawHeads, heads, periods, places, spoken } from './draw-heads.ts';
import { judgeDrawn, scoresOfEntries } from './judge-drawn.ts';
import type { Judgement } from './score.ts';

/** Every place of the town with every place of the period, each in a third of the languages. */
const habits = places
  .flatMap((place) => periods.flatMap((period) => spoken.map((lang) => ({ lang, place, period }))))
  .filter((_, i) => i % 3 === 0);

/**
 * Posts, employers, degrees and schools that the rules meet in real layouts, each in every way of writing a head. A way that is not
 * understood loses half of its values: no other test has as many ways.
 */
it.each(Object.keys(heads))(
  'a CV whose heads are all written "%s" keeps its jobs and courses',
  async (head) => {
    const numbers = seededNumbers(20261129);
    const found: Judgement[] = [];
    for (const habit of habits) {
      const { text, truth } = drawHeads({ ...habit, head }, numbers);
      found.push(...(await judgeDrawn(text, truth)));
    }
    const { work, education } = scoresOfEntries(found);
    expect(work).toBeGreaterThan(0.96);
    expect(education).toBeGreaterThan(0.89);
  },
  120_000,
);
