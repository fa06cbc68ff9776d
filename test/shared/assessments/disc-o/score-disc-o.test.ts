import { describe, expect, it } from 'vitest';
import { compareScales } from '../../../../shared/assessments/disc-o/compare-scales.ts';
import { facets, scaleKeys, scales } from '../../../../shared/assessments/disc-o/facets.ts';
import { instructedItems } from '../../../../shared/assessments/disc-o/instructed-items.ts';
import { discOItems } from '../../../../shared/assessments/disc-o/items.ts';
import { scoreDiscO } from '../../../../shared/assessments/disc-o/score-disc-o.ts';
import { writeDiscOReport } from '../../../../shared/assessments/disc-o/write-report.ts';
import type { AssessmentScore } from '../../../../shared/assessments/result.ts';
import { honest } from '../support/simulated-respondents.ts';

const session = { language: 'de', attempt: 2 };
/** Every item answered so that it adds `keyedAnswer` to its scale; two in turn keep the flag of constant answers away. */
const answered = (keyedAnswer: number) => [
  ...discOItems.map(({ id, facet, keyed }) => ({
    item_id: id,
    value: (keyed === 'minus') !== facets[facet].isReversed ? 6 - keyedAnswer : keyedAnswer,
    ms: 3000,
  })),
  ...instructedItems.map(({ id, expected }) => ({ item_id: id, value: expected, ms: 3000 })),
];
const scoreOf = (key: string, keyedAnswer: number) =>
  scoreDiscO(answered(keyedAnswer), session).scores.find((one) => one.key === key);

describe('the scores', () => {
  // By hand: facets 16 and 16; z = (16 - 14.57) / 3.54 and (16 - 16.29) / 3.10; their sum over √2.7 is 0.1889.
  it('are those computed by hand', () => {
    expect(scoreOf('D', 4)).toMatchObject({ raw: 32, t: 51.9, sem: 4.9, percentile: 57, band: 'middle' });
    expect(scoreOf('D', 4)?.ci90).toEqual([43.9, 59.9]);
  });

  it('count anger reversed: never angry is 20 of 20', () => {
    const { sections } = scoreDiscO(answered(5), session);
    expect(sections[0]?.entries.find(({ key }) => key === 'anger')).toMatchObject({ raw: 20, z: 1.86 });
  });

  it('reach both ends of the bands and keep percentiles between 1 and 99', () => {
    for (const key of scaleKeys) {
      expect(scoreOf(key, 1)).toMatchObject({ raw: 8, band: 'lower', percentile: 1 });
      expect(scoreOf(key, 5)?.band).toBe('higher');
      expect(scoreOf(key, 5)?.percentile).toBeLessThanOrEqual(99);
    }
  });

  it('have items keyed both ways in the numbers that are documented', () => {
    const counts = scaleKeys.map((key) => {
      const own = discOItems.filter(({ facet }) => scales[key].facets.includes(facet));
      const raising = own.filter((one) => (one.keyed === 'plus') !== facets[one.facet].isReversed).length;
      return [key, raising, own.length - raising];
    });
    expect(counts).toEqual([
      ['D', 5, 3],
      ['I', 4, 4],
      ['S', 1, 7],
      ['C', 1, 7],
      ['O', 5, 3],
    ]);
  });

  it('count the later of two answers to an item', () => {
    const responses = answered(4);
    const first = { item_id: discOItems[0]?.id ?? '', value: 1, ms: 2000 };
    expect(scoreDiscO([first, ...responses], session)).toEqual(scoreDiscO(responses, session));
  });

  it('throw for a missing answer and for one that is not 1 to 5', () => {
    expect(() => scoreDiscO(answered(4).slice(1), session)).toThrow(RangeError);
    for (const value of [0, 6, 2.5, Number.NaN])
      expect(() =>
        scoreDiscO(answered(4).with(3, { item_id: discOItems[3]?.id ?? '', value, ms: 1 }), session),
      ).toThrow(RangeError);
  });

  it('say what they are', () => {
    expect(scoreDiscO(answered(4), session)).toMatchObject({
      instrument_version: 'disc-o-1',
      language: 'de',
      translation_status: 'volunteers',
      calibration: 'published',
      attempt: 2,
      timing: { total_ms: 129_000, median_item_ms: 3000, answered: 43 },
      advisory: true,
    });
  });
});

describe('comparisons', () => {
  const score = (key: string, t: number): AssessmentScore => ({
    key,
    raw: 0,
    t,
    sem: 5,
    ci90: [0, 0],
    percentile: 50,
    norm_group: null,
    band: 'middle',
  });
  it('are higher only beyond 1.645 · √(SEM² + SEM²) = 11.63', () => {
    expect(compareScales([score('D', 50), score('I', 61.6)])).toEqual([
      { first: 'I', second: 'D', verdict: 'balanced' },
    ]);
    expect(compareScales([score('D', 61.7), score('I', 50)])).toEqual([
      { first: 'D', second: 'I', verdict: 'higher' },
    ]);
  });
});

describe('the report', () => {
  const { scores } = scoreDiscO(honest('report').responses, session);
  it.each(['en', 'de'])(
    'has two sentences a scale, ten comparisons and three questions in %s',
    (language) => {
      const report = writeDiscOReport(scores, language);
      expect(report.language).toBe(language);
      expect(report.scales.map(({ key }) => key)).toEqual([...scaleKeys]);
      expect(
        report.scales.flatMap(({ sentences }) => sentences).every((one) => /^\p{Lu}.+\.$/u.test(one)),
      ).toBe(true);
      expect(report.comparisons).toHaveLength(10);
      expect(report.comparisons.join()).not.toContain('{');
      expect(new Set(report.questions).size).toBe(3);
    },
  );
  it('is in English for a language without sentences', () => {
    expect(writeDiscOReport(scores, 'ja').language).toBe('en');
  });
});
