import type * as routes from '../../../../shared/routes/privacy.ts';
import { apply } from './applications.ts';
import type { MakeRequest } from './request.ts';
import { completeScan } from './scans.ts';
import { until } from './until.ts';

export const privacyRequests: Record<keyof typeof routes, MakeRequest> = {
  anonymizeCandidate: async (api) => ({ params: { id: (await apply(api)).candidate_id } }),
  deleteCandidate: async (api) => ({ params: { id: (await apply(api)).candidate_id } }),
  getErasure: async (api) => {
    const { candidate_id } = await apply(api);
    const { body } = await api.send('DELETE', `/v1/candidates/${candidate_id}`);
    await until(async () => (await api.get(`/v1/erasures/${body.id}`)).body.status === 'completed');
    return { params: { id: body.id } };
  },
  exportCandidate: async (api) => ({ params: { id: (await apply(api)).candidate_id } }),
  deleteScan: async (api) => ({ params: { id: await completeScan(api) } }),
};
