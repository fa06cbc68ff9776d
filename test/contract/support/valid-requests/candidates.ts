import { setTimeout as sleep } from 'node:timers/promises';
import type * as fileRoutes from '../../../../shared/routes/candidate-files.ts';
import type * as mergeRoutes from '../../../../shared/routes/candidate-merges.ts';
import type * as noteRoutes from '../../../../shared/routes/candidate-notes.ts';
import type * as routes from '../../../../shared/routes/candidates.ts';
import type { Api } from '../../../support/local-stage.ts';
import { apply, newApplication } from './applications.ts';
import { type MakeRequest, uniqueName } from './request.ts';

const ofCandidate: MakeRequest = async (api) => ({ params: { id: await createCandidate(api) } });
const ofNote: MakeRequest = async (api) => ({ params: await createNote(api) });

export const candidateRequests: Record<
  keyof typeof routes | keyof typeof mergeRoutes | keyof typeof noteRoutes | keyof typeof fileRoutes,
  MakeRequest
> = {
  createCandidate: async () => ({ body: { first_name: uniqueName(), ...several() } }),
  listCandidates: async () => ({}),
  getCandidate: ofCandidate,
  updateCandidate: async (api) => ({
    params: { id: await createCandidate(api) },
    body: { first_name: uniqueName(), ...several(), location: null },
  }),
  upsertCandidate: async (api) => {
    const external_id = uniqueName().replaceAll(' ', '-');
    await createCandidate(api, { external_id });
    return { params: { external_id }, body: { first_name: uniqueName() } };
  },
  confirmApplicant: async (api) => await formOfKnown(api),
  getCandidateProfile: ofCandidate,
  getCandidateJsonResume: ofCandidate,
  listCandidateScans: ofCandidate,
  listCandidateApplications: ofCandidate,
  listCandidateTimeline: ofCandidate,
  listCandidateDuplicates: ofCandidate,
  listCandidateNotes: ofCandidate,
  createCandidateNote: async (api) => ({
    params: { id: await createCandidate(api) },
    body: { text: uniqueName() },
  }),
  getCandidateNote: ofNote,
  deleteCandidateNote: ofNote,
  listCandidateAttachments: ofCandidate,
  addCandidateAttachment: async (api) => ({
    params: { id: await createCandidate(api) },
    body: { kind: 'certificate', filename: `${uniqueName()}.pdf` },
  }),
  getCandidateAttachment: async (api) => ({ params: await storedFile(api) }),
  deleteCandidateAttachment: async (api) => {
    const { id, body } = await addFile(api);
    return { params: { id, attachment_id: body.id } };
  },
  changeCandidateTags: async (api) => ({
    params: { id: await createCandidate(api) },
    body: { add: [uniqueName()] },
  }),
  mergeCandidate: async (api) => ({
    params: { id: await createCandidate(api) },
    body: { candidate_id: await createCandidate(api) },
  }),
  unmergeCandidate: async (api) => {
    const [id, candidate_id] = [await createCandidate(api), await createCandidate(api)];
    await api.post(`/v1/candidates/${id}/merge`, { candidate_id });
    return { params: { id }, body: { candidate_id } };
  },
  replaceCandidateTags: async (api) => ({
    params: { id: await createCandidate(api) },
    body: { tags: [uniqueName()] },
  }),
};

/** Several addresses and numbers, a place and a source. */
const several = () => {
  const mailbox = uniqueName().replaceAll(' ', '.').toLowerCase();
  return {
    emails: [
      { address: `${mailbox}@home.example.com` },
      { address: `${mailbox}@work.example.com`, is_primary: true },
    ],
    phones: [{ number: '+31 10 700 0000' }, { number: '+31 6 5550 0111' }],
    location: { city: 'Delft', country_code: 'NL' },
  };
};

export async function createCandidate(api: Api, fields: object = {}): Promise<string> {
  return (await api.post('/v1/candidates', { first_name: uniqueName(), ...fields })).body.id;
}

async function createNote(api: Api): Promise<{ id: string; note_id: string }> {
  const id = await createCandidate(api);
  const { body } = await api.post(`/v1/candidates/${id}/notes`, { text: uniqueName() });
  return { id, note_id: body.id };
}

async function addFile(api: Api) {
  const id = await createCandidate(api);
  const declared = { kind: 'certificate', filename: `${uniqueName()}.pdf` };
  return { id, body: (await api.post(`/v1/candidates/${id}/attachments`, declared)).body };
}

async function storedFile(api: Api): Promise<{ id: string; attachment_id: string }> {
  const { id, body } = await addFile(api);
  await fetch(body.upload_url, { method: 'PUT', headers: body.headers, body: 'A certificate' });
  for (;;) {
    const [file] = (await api.get(`/v1/candidates/${id}/attachments`)).body.data;
    if (file.status === 'stored') return { id, attachment_id: file.id };
    await sleep(50);
  }
}

/** An application that a page has sent under the address of somebody who is known. */
async function formOfKnown(api: Api) {
  const { candidate_id, submission } = await apply(api);
  const form = { ...(await newApplication(api)), candidate: { first_name: 'Jane', email: submission.email } };
  const sent = await api.page?.post('/v1/applications', form, { Origin: 'https://careers.example.com' });
  if (sent?.status !== 201) throw new Error(sent?.text ?? 'no page speaks for this organization');
  return { params: { id: candidate_id }, body: { application_id: sent.body.id as string } };
}
