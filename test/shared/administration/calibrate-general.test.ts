import { expect, it } from 'vitest';
import { calibrateGeneral } from '../../../shared/administration/calibrate-general.ts';
import { takeGeneralTest } from '../../../shared/assessments/general/adaptive-test.ts';
import {
  parametersOf,
  provisionalWeights,
  type Weights,
} from '../../../shared/assessments/general/difficulty.ts';
import { probabilityOf } from '../../../shared/assessments/general/eap.ts';
import { differenceOf } from '../../../shared/assessments/general/fit-difficulties.ts';
import type { Features, GeneralItem } from '../../../shared/assessments/general/item.ts';
import { seededRandom } from '../../../shared/assessments/seeded-random.ts';
import type { Assessment } from '../../../shared/domain/stored/assessment.ts';
import type { ItemResponse, Sitting, StoredCalibration } from '../../../shared/domain/stored/sitting.ts';
import { assessment as example } from '../../../shared/examples/example-resources.ts';
import { shiftedWeights } from '../assessments/support/simulated-calibration.ts';

const real = shiftedWeights(0.6);
const given: Features[] = [];

/** The sitting of somebody who solves items by their real difficulties. */
function simulated(at: number): Sitting {
  const random = seededRandom(`person ${at}`);
  const theta = random.normal();
  const seed = `calibration ${at}`;
  const responses: ItemResponse[] = [];
  takeGeneralTest({ seed, isNonVisual: at % 4 === 0 }, (item: GeneralItem, place) => {
    const isSolved = random.next() < probabilityOf(theta, parametersOf(item.family, item.features, real));
    const wrong = item.family === 'matrix' ? String((item.answer + 1) % 8) : '0';
    const value = isSolved ? String(item.answer) : wrong;
    given.push(item.features);
    responses.push({ item_id: `general-${place + 1}`, value, ms: 9_000, answered_at: '' });
    return isSolved;
  });
  return {
    id: `asm_${at}`,
    version: 1,
    seed,
    session_hash: '',
    session_expires_at: '',
    invitation_hash: null,
    responses,
    runs: 0,
  };
}

/** Two organizations whose assessments were all completed. */
function stageOf(count: number) {
  const sittings = new Map(Array.from({ length: count }, (_, at) => [`asm_${at}`, simulated(at)]));
  const assessments: Assessment[] = [...sittings.keys()].map((id, at) => ({
    ...example,
    id,
    kind: 'general',
    status: 'completed',
    non_visual: at % 4 === 0,
    // A second attempt counts for nothing.
    attempt: at % 11 === 10 ? 2 : 1,
  }));
  const kept: StoredCalibration[] = [];
  return {
    kept,
    calibrations: { keep: async (one: StoredCalibration) => void kept.push(one) },
    async *everyOrganization() {
      yield* ['org_1', 'org_2'];
    },
    assessments: {
      list: async (
        organizationId: string,
        _page: unknown,
        _filter: unknown,
        matches: (one: Assessment) => unknown = () => true,
      ) => {
        const own = assessments.filter((_, at) => (at % 2 === 0) === (organizationId === 'org_1'));
        return { items: own.filter(matches), next: null };
      },
    },
    sittings: { find: async (_: string, id: string) => sittings.get(id) },
    clock: () => new Date(),
  };
}

it('fits the weights from the stored responses of first attempts, and stores them', {
  timeout: 120_000,
}, async () => {
  const stage = stageOf(260);
  const { people, weights, fitted_at } = await calibrateGeneral(stage);
  expect(people).toBe(237);
  expect(stage.kept).toEqual([{ people, weights, fitted_at }]);
  const before = differenceOf(given, provisionalWeights, real);
  expect(differenceOf(given, weights as Weights, real)).toBeLessThan(before / 2);
});

it('refuses fewer than 200 people', { timeout: 60_000 }, async () => {
  await expect(calibrateGeneral(stageOf(3))).rejects.toThrow('200 people, and 3 have');
});
