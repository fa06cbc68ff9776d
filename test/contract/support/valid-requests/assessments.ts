import type * as routes from '../../../../shared/routes/assessments.ts';
import type { Api } from '../../../support/local-stage.ts';
import { bugAnswers, takeAssessment } from '../../../support/take-assessment.ts';
import { createCandidate } from './candidates.ts';
import { type MakeRequest, type Requests, uniqueName } from './request.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function requestOf(api: Api, settings: object = { kind: 'general' }) {
  const template = { name: uniqueName(), ...settings };
  const { id } = (await api.post('/v1/assessment-templates', template)).body;
  return { template_id: id as string, candidate_id: await createCandidate(api) };
}

/** A general assessment that waits for its candidate. */
export async function inviteCandidate(
  api: Api,
  settings?: object,
): Promise<{ id: string; invitation: { url: string } }> {
  const { status, body, text } = await api.post('/v1/assessments', await requestOf(api, settings));
  if (status !== 201) throw new Error(text);
  return body;
}

const ofInvited: MakeRequest = async (api) => ({ params: { id: (await inviteCandidate(api)).id } });

/** A developer assessment of one part, which was taken. */
const ofCompleted: MakeRequest = async (api) => {
  const { id, invitation } = await inviteCandidate(api, { kind: 'developer', developer_parts: ['bugs'] });
  await takeAssessment(invitation.url, bugAnswers);
  return { params: { id } };
};

export const assessmentRequests: Requests<typeof routes> = {
  createAssessment: async (api) => ({
    body: { ...(await requestOf(api)), external_id: uniqueName(), accommodations: { time_multiplier: 1.5 } },
  }),
  getAssessment: ofInvited,
  getAssessmentResults: ofCompleted,
  getAssessmentResponses: ofCompleted,
  getAssessmentReport: ofCompleted,
  cancelAssessment: ofInvited,
  resendAssessment: ofInvited,
  extendAssessment: async (api) => ({ ...(await ofInvited(api)), body: { expires_at: inDays(30) } }),
};
