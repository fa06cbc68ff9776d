import type * as routes from '../../../../shared/routes/candidates.ts';
import type { Api } from '../../../support/local-stage.ts';
import { type MakeRequest, uniqueName } from './request.ts';

const ofCandidate: MakeRequest = async (api) => ({ params: { id: await createCandidate(api) } });
const ofNote: MakeRequest = async (api) => ({ params: await createNote(api) });

export const candidateRequests: Record<keyof typeof routes, MakeRequest> = {
  createCandidate: async () => ({ body: { first_name: uniqueName() } }),
  listCandidates: async () => ({}),
  getCandidate: ofCandidate,
  updateCandidate: async (api) => ({
    params: { id: await createCandidate(api) },
    body: { first_name: uniqueName() },
  }),
  upsertCandidate: async (api) => {
    const external_id = uniqueName().replaceAll(' ', '-');
    await createCandidate(api, { external_id });
    return { params: { external_id }, body: { first_name: uniqueName() } };
  },
  getCandidateProfile: ofCandidate,
  listCandidateScans: ofCandidate,
  listCandidateApplications: ofCandidate,
  listCandidateTimeline: ofCandidate,
  listCandidateNotes: ofCandidate,
  createCandidateNote: async (api) => ({
    params: { id: await createCandidate(api) },
    body: { text: uniqueName() },
  }),
  getCandidateNote: ofNote,
  deleteCandidateNote: ofNote,
  replaceCandidateTags: async (api) => ({
    params: { id: await createCandidate(api) },
    body: { tags: [uniqueName()] },
  }),
};

export async function createCandidate(api: Api, fields: object = {}): Promise<string> {
  return (await api.post('/v1/candidates', { first_name: uniqueName(), ...fields })).body.id;
}

async function createNote(api: Api): Promise<{ id: string; note_id: string }> {
  const id = await createCandidate(api);
  const { body } = await api.post(`/v1/candidates/${id}/notes`, { text: uniqueName() });
  return { id, note_id: body.id };
}
