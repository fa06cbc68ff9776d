import { makeDeveloperTest } from '../../../shared/assessments/developer/developer-test.ts';
import { followGeneralTest } from '../../../shared/assessments/general/adaptive-test.ts';
import { generalForm } from '../../../shared/assessments/general/calibration.ts';
import { seededRandom } from '../../../shared/assessments/seeded-random.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { sittingStore } from '../../../shared/storage/sittings.ts';
import { solutions } from '../../shared/assessments/developer/support/solutions.ts';
import type { Backend } from '../../support/backend.ts';
import { assessmentCalls } from './assessment-calls.ts';

interface Shown {
  id: string;
  type: string;
  code: { lines: string[] } | null;
}
/** An answer to an item, the `at`-th from 0; `right` is the right one, or a solution. */
export type Answer = (item: Shown, at: number, right: string) => { value: unknown; ms?: number };

/** Sittings of whole assessments, with what the API returns after them. */
export function sitter(backend: Backend, caller: Caller) {
  const calls = assessmentCalls(backend);
  const sittings = sittingStore(backend.table);

  /** What the candidate should answer now; empty for a statement and for the line of a bug. */
  const rightOf = async (id: string, item: Shown, isNonVisual: boolean): Promise<string> => {
    const sitting = await sittings.find(caller.organizationId, id);
    if (!sitting || item.type === 'likert') return '';
    const { seed, responses, calibration } = sitting;
    const place = Number(item.id.split('-')[1]) - 1;
    if (item.type === 'reading') return makeDeveloperTest(seed).reading[place]?.answer ?? '';
    if (item.type === 'task') return solutions[makeDeveloperTest(seed).tasks[place]?.key ?? ''] ?? '';
    if (item.type === 'bug') return '';
    const answers = responses.map(({ value }) => String(value));
    const { next } = followGeneralTest(generalForm(seed, isNonVisual, calibration), answers);
    return String(next?.answer ?? '');
  };

  return async (kind: string, answer: Answer, template = {}, more: Record<string, unknown> = {}) => {
    const { assessment, token } = await calls.invite(caller, kind, template, more);
    const headers = await calls.opened(token);
    const isNonVisual = JSON.stringify(more).includes('"non_visual":true');
    for (let at = 0; ; at++) {
      const { item } = (await calls.next({ headers })).body;
      if (item === null) break;
      const right = await rightOf(assessment.id, item, isNonVisual);
      const body = { item_id: item.id, ms: 4_000 + 37 * at, ...answer(item, at, right) };
      const { status, text } = await calls.answer({ headers, body });
      if (status !== 200) throw new Error(text);
    }
    const { status, text } = await calls.finish({ headers });
    if (status !== 200) throw new Error(text);
    const asked = { caller, params: { id: assessment.id as string } };
    return { result: (await calls.results(asked)).body, exported: (await calls.responses(asked)).body };
  };
}

/** Draws of a person, the same for the same seed. */
export const drawsOf = (seed: string) => seededRandom(`sitting ${seed}`);
