/** Every result follows from its exported responses by the formulas and tables of /docs/assessments alone (support/recompute). */
import { beforeAll, describe, expect, it } from 'vitest';
import { calibrationOf } from '../../shared/assessments/general/calibration.ts';
import { fitDifficulties } from '../../shared/assessments/general/fit-difficulties.ts';
import { calibrationStore } from '../../shared/storage/calibrations.ts';
import { shiftedWeights, simulateCalibration } from '../shared/assessments/support/simulated-calibration.ts';
import { type OwnBackend, startBackend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { type Exported, type Recomputed, timing } from './support/recompute/common.ts';
import { recomputeDeveloper } from './support/recompute/developer.ts';
import { recomputeDiscO } from './support/recompute/disc-o.ts';
import { recomputeGeneral } from './support/recompute/general.ts';
import { type Answer, drawsOf, sitter } from './support/sit.ts';

let backend: OwnBackend;
let sit: ReturnType<typeof sitter>;
beforeAll(async () => {
  // Its own one: a fit is for the whole stage.
  backend = await startBackend();
  sit = sitter(backend, await newCaller(backend));
  return () => backend.stop();
});
const slow = { timeout: 60_000 };

interface Returned {
  result: Record<string, unknown> & {
    scores: object[];
    validity: { code: string }[];
    sections: { key: string }[];
  };
  exported: { items: Exported[]; calibration: string };
}
function expectSame({ result, exported }: Returned, recomputed: Recomputed) {
  expect(result.scores).toHaveLength(recomputed.scores.length);
  expect(result.scores).toMatchObject(recomputed.scores);
  // A similar solution is a comparison with others, whose responses are not in the export.
  expect(result.validity.filter(({ code }) => code !== 'similar_answer')).toEqual(recomputed.validity);
  for (const section of recomputed.sections) expect(result.sections).toContainEqual(section);
  expect(result.timing).toEqual(timing(exported.items));
  expect(result.calibration).toBe(exported.calibration);
}

describe('a DISC-O result', () => {
  const random =
    (seed: string, draws = drawsOf(seed)): Answer =>
    () => ({ value: draws.whole(1, 5), ms: draws.whole(300, 9_000) });
  const near =
    (middle: number, draws = drawsOf(`near ${middle}`)): Answer =>
    () => ({ value: Math.max(1, Math.min(5, middle + draws.whole(-1, 1))) });
  it.each<[string, Answer]>([
    ['all one', () => ({ value: 1 })],
    ['all three', () => ({ value: 3 })],
    ['all five, too fast', () => ({ value: 5, ms: 500 })],
    ['four and five', near(5)],
    ['one and two', near(1)],
    ['thirteen in a row', (_, at) => ({ value: at < 15 ? 2 : 1 + (at % 5) })],
    ...['a', 'b', 'c'].map((seed): [string, Answer] => [`random ${seed}`, random(seed)]),
  ])('of answers that are %s', slow, async (_, answer) => {
    const taken = await sit('disc_o', answer);
    expect(taken.exported.items).toHaveLength(43);
    expectSame(taken, recomputeDiscO(taken.exported.items));
  });
});

describe('a general result', () => {
  const solving =
    (share: number, seed: string, draws = drawsOf(seed)): Answer =>
    (item, _, right) => ({
      value: draws.next() < share ? right : item.type === 'matrix' ? String((Number(right) + 1) % 8) : '0',
    });
  const patterns: [string, Answer, Record<string, unknown>][] = [
    ['all missing', () => ({ value: '' }), {}],
    ['all "1"', () => ({ value: '1' }), {}],
    ['all right, long after the soft limit', (_, _at, right) => ({ value: right, ms: 400_000 }), {}],
    ['right in other spellings', (_, at, right) => ({ value: at % 2 ? ` ${right} ` : `0${right}` }), {}],
    ['half right, without drawings', solving(0.5, 'n'), { accommodations: { non_visual: true } }],
    ['a third missing', (_, at, right) => ({ value: at % 3 ? right : '' }), {}],
    ...[0.2, 0.5, 0.8].map((share): [string, Answer, Record<string, unknown>] => [
      `right in ${100 * share} %`,
      solving(share, String(share)),
      {},
    ]),
  ];
  it.each(patterns)('of answers that are %s, provisional', slow, async (_, answer, more) => {
    const taken = await sit('general', answer, {}, more);
    expect(taken.exported.calibration).toBe('provisional');
    expectSame(taken, recomputeGeneral(taken.exported.items, taken.exported.calibration));
  });

  it('of a test that began after a fit, with a percentile', { timeout: 120_000 }, async () => {
    const { weights, people } = fitDifficulties(simulateCalibration(200, shiftedWeights(0.6)));
    await calibrationStore(backend.table).keep(calibrationOf(weights, people, new Date()));
    for (const [name, answer, more] of patterns.filter((_, at) => at % 2 === 1)) {
      const taken = await sit('general', answer, {}, more);
      expect(taken.exported.calibration, name).toBe('fitted');
      expectSame(taken, recomputeGeneral(taken.exported.items, taken.exported.calibration));
    }
  });
});

describe('a developer result', () => {
  const isWrong = (at: number) => at % 3 === 0;
  it.each<[string, Answer, string[]]>([
    ['all missing', () => ({ value: '' }), ['reading', 'bugs', 'tasks']],
    ['right and without mistakes', (_, _at, right) => ({ value: right }), ['reading', 'tasks']],
    [
      'mixed, with a program that does not end',
      ({ type }, at, right) => ({
        value: type === 'bug' ? String(1 + (at % 6)) : isWrong(at) ? 'while (true) {}' : right,
      }),
      ['reading', 'bugs', 'tasks'],
    ],
    [
      'a function that is exported and wrong for some calls',
      (_, _at, right) => ({ value: `export ${right.replace(/return /, 'return Math.abs(1) && ')}` }),
      ['tasks'],
    ],
    ['lines of bugs, after the soft limit', (_, at) => ({ value: ` ${at + 2} `, ms: 200_000 }), ['bugs']],
    ['spelled otherwise', (_, _at, right) => ({ value: `+0${right}`.replace('+0-', '−') }), ['reading']],
  ])('of answers that are %s', slow, async (_, answer, parts) => {
    const given: Answer = (item, at, right) => {
      const answered = answer(item, at, right);
      return {
        ...answered,
        value: item.type === 'task' ? answered.value : String(answered.value).slice(0, 40),
      };
    };
    const taken = await sit('developer', given, { developer_parts: parts });
    expectSame(taken, recomputeDeveloper(taken.exported.items));
  });
});
