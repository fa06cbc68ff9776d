import type * as v from 'valibot';
import { type IdKind, idPrefixes } from '../../../shared/contracts/primitives.ts';
import type { Api } from '../../support/local-stage.ts';
import { apply } from './valid-requests/applications.ts';
import { createCandidate } from './valid-requests/candidates.ts';
import { createJob } from './valid-requests/jobs.ts';
import { uniqueName } from './valid-requests/request.ts';
import { uploadCv } from './valid-requests/scans.ts';

/** The job that a request is about, and the stage where its application stands. */
export interface About {
  jobId?: string;
  stageId?: string;
}
type Make = (api: Api, about: About) => Promise<string>;

const made = async (api: Api, path: string, body: object): Promise<string> => {
  const { status, body: answer, text } = await api.post(path, body);
  if (status >= 300) throw new Error(text);
  return answer.id;
};
const jobOf = async (api: Api, { jobId }: About) => jobId ?? (await createJob(api, { is_draft: false }));
const entryOf =
  (path: string): Make =>
  (api) =>
    made(api, path, { name: uniqueName() });

/** How to make a thing that nothing else names yet, by the prefix of its id; `token` is a file that has been sent. */
export const makers: Record<string, Make> = {
  [idPrefixes.job]: (api) =>
    createJob(api, { is_draft: false, requirements: [{ type: 'skill', label: 'TypeScript' }] }),
  [idPrefixes.stage]: async (api, about) =>
    made(api, `/v1/jobs/${await jobOf(api, about)}/stages`, { name: uniqueName(), type: 'interview' }),
  [idPrefixes.candidate]: (api) =>
    createCandidate(api, { email: `${crypto.randomUUID()}@example.com`, phone: '+31 20 794 0800' }),
  [idPrefixes.application]: async (api) => (await apply(api)).id,
  [idPrefixes.department]: entryOf('/v1/departments'),
  [idPrefixes.office]: entryOf('/v1/offices'),
  [idPrefixes.rejectionReason]: entryOf('/v1/rejection-reasons'),
  [idPrefixes.event]: async (api) => {
    await createJob(api);
    return (await api.get('/v1/events?type=job.created&limit=1')).body.data[0].id;
  },
  [idPrefixes.key]: async (api) => {
    const body = { name: uniqueName(), scopes: ['jobs:read'] };
    return (await api.person?.post('/v1/key-sets', body))?.body.keys[0].id;
  },
  [idPrefixes.assessmentTemplate]: (api) =>
    made(api, '/v1/assessment-templates', { name: uniqueName(), kind: 'general' }),
  token: (api) => uploadCv(api),
};

/** How to delete it again, of those that can be deleted. */
export const deletions: Record<string, (api: Api, id: string, about: About) => Promise<unknown>> = {
  [idPrefixes.job]: (api, id) => api.remove(`/v1/jobs/${id}`),
  [idPrefixes.stage]: (api, id, { jobId }) => api.remove(`/v1/jobs/${jobId}/stages/${id}`),
  [idPrefixes.candidate]: (api, id) => api.remove(`/v1/candidates/${id}`),
  [idPrefixes.application]: async (api, id) =>
    api.remove(`/v1/candidates/${(await api.get(`/v1/applications/${id}`)).body.candidate_id}`),
  [idPrefixes.department]: (api, id) => api.remove(`/v1/departments/${id}`),
  [idPrefixes.office]: (api, id) => api.remove(`/v1/offices/${id}`),
  [idPrefixes.rejectionReason]: (api, id) => api.remove(`/v1/rejection-reasons/${id}`),
  [idPrefixes.assessmentTemplate]: (api, id) => api.remove(`/v1/assessment-templates/${id}`),
};

export const prefixes = Object.keys(idPrefixes).map((kind) => idPrefixes[kind as IdKind]);

export type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  entries?: v.ObjectEntries;
  options?: unknown[];
  literal?: unknown;
};

/** A schema without what makes it optional or nullable. */
export const unwrapped = (schema: v.GenericSchema): Nested => {
  const { wrapped } = schema as Nested;
  return wrapped ? unwrapped(wrapped) : (schema as Nested);
};
