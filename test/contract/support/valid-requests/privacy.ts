import type * as routes from '../../../../shared/routes/privacy.ts';
import type { Api } from '../../../support/local-stage.ts';
import { apply } from './applications.ts';
import type { Requests } from './request.ts';
import { completeScan } from './scans.ts';
import { until } from './until.ts';

export const privacyRequests: Requests<typeof routes> = {
  anonymizeCandidate: async (api) => {
    const { candidate_id: id } = await apply(api);
    return { params: { id }, takesEffect: () => anonymized(api, id) };
  },
  deleteCandidate: async (api) => ({ params: { id: (await apply(api)).candidate_id } }),
  getErasure: async (api) => {
    const { candidate_id } = await apply(api);
    const { body } = await api.send('DELETE', `/v1/candidates/${candidate_id}`);
    await until(async () => (await api.get(`/v1/erasures/${body.id}`)).body.status === 'completed');
    return { params: { id: body.id } };
  },
  createCandidateExport: async (api) => {
    const { candidate_id: id } = await apply(api);
    return { params: { id }, madeAt: (order) => `/v1/exports/${order.id}` };
  },
  getExport: async (api) => {
    const { candidate_id } = await apply(api);
    const { body } = await api.post(`/v1/candidates/${candidate_id}/exports`);
    await until(async () => (await api.get(`/v1/exports/${body.id}`)).body.status === 'completed');
    return { params: { id: body.id } };
  },
  deleteScan: async (api) => ({ params: { id: await completeScan(api) } }),
};

/** Waits until a candidate is anonymized in all that names it, which is told last. */
async function anonymized(api: Api, candidateId: string): Promise<void> {
  await until(async () => {
    const { body } = await api.get('/v1/events?type=candidate.anonymized');
    return body.data.some(({ data }: { data: { object: { id: string } } }) => data.object.id === candidateId);
  });
}
