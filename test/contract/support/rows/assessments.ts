import { expect } from 'vitest';
import { calibrationOf } from '../../../../shared/assessments/general/calibration.ts';
import { provisionalWeights } from '../../../../shared/assessments/general/difficulty.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { calibrationStore } from '../../../../shared/storage/calibrations.ts';
import { assessmentCalls } from '../../../functions/support/assessment-calls.ts';
import { settingCalls } from '../../../functions/support/setting-calls.ts';
import type { Backend } from '../../../support/backend.ts';
import type { Fill } from '../enlarge.ts';
import { pairs, webLink } from './fill.ts';

interface About {
  caller: Caller;
  candidate: { id: string };
  applicationId: string;
}

/** A developer assessment with the largest answers, another one that waits for its candidate, and a fit of the general test. */
export async function fillAssessments(
  backend: Backend,
  { caller, candidate, applicationId }: About,
  fill: Fill,
): Promise<void> {
  const calls = assessmentCalls(backend);
  const make = async (name: string) => {
    const body = { name, kind: 'developer' };
    const template = await settingCalls(backend).templates.create({ caller, body });
    const asked = {
      template_id: template.body.id,
      candidate_id: candidate.id,
      application_id: applicationId,
      return_url: webLink(1),
      external_id: `${name}${fill(240)}`,
      metadata: pairs(fill),
    };
    const made = await calls.create({ caller, body: asked });
    expect(made.status, made.text).toBe(201);
    return String(made.body.invitation.url).split('#')[1] ?? '';
  };
  const headers = await calls.opened(await make('taken'));
  const source = fill(16_000);
  await calls.answerAll(headers, ({ type }) => (type === 'task' ? source : fill(20)));
  expect((await calls.finish({ headers })).body.assessment.status).toBe('completed');
  await make('waiting');
  await calibrationStore(backend.table).keep(calibrationOf(provisionalWeights, 200, new Date()));
}
