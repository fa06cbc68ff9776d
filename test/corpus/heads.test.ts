import { expect, it } from 'vitest';
import { extractProfile } from '../../shared/extraction/profile/extract-profile.ts';
import { readDocument } from '../../shared/extraction/read/read-document.ts';
import { toPrediction } from '../bench/extraction-prediction.ts';
import { type SeededNumbers, seededNumbers } from '../support/seeded-numbers.ts';
import { drawHeads, type HabitOfHeads, heads, periods, places, spoken } from './draw-heads.ts';
import { type Judgement, judge, scoreOf } from './score.ts';

const nobody = { name: '', emails: [], phones: [], links: [], location: null, skills: [], languages: [] };

async function judged(habit: HabitOfHeads, numbers: SeededNumbers): Promise<Judgement[]> {
  const { text, truth } = drawHeads(habit, numbers);
  const bytes = new TextEncoder().encode(text);
  const document = await readDocument({ bytes, filename: 'cv.txt', contentType: '' });
  const { profile } = extractProfile(document, '2026-11-21');
  return judge(toPrediction(profile), { ...nobody, ...truth }).filter(({ field }) =>
    /^(?:work|edu)/.test(field),
  );
}

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
    for (const habit of habits) found.push(...(await judged({ ...habit, head }, numbers)));
    const of = (part: string) => scoreOf(found.filter(({ field }) => field.startsWith(part))).f1;
    expect(of('work')).toBeGreaterThan(0.96);
    expect(of('edu')).toBeGreaterThan(0.89);
  },
  120_000,
);
