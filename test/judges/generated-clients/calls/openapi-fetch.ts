/** Makes the 20 calls with the types of openapi-typescript and openapi-fetch. Prints "ok" and a name for each; throws at the first failure. */

import createClient from 'openapi-fetch';
import { answers, check, dataOf, form, pause, put, settings, unknownJob } from './check';
import type { components, paths } from './generated/schema';

const { GET, POST, PATCH, DELETE } = createClient<paths>({
  baseUrl: settings.baseUrl,
  headers: { Authorization: `Bearer ${settings.key}` },
});

/** The content of an error in the first of its two media types. The client has the types of both. */
const contentOf = <E extends object>(error: E | undefined) =>
  error && 'error' in error ? (error.error as components['schemas']['ErrorContent']) : undefined;

async function main(): Promise<void> {
  const job = await dataOf(
    POST('/v1/jobs', { body: { name: 'Baker', is_draft: false, application_form: form } }),
  );
  check('createJob', job.status === 'published', job);
  const draft = await dataOf(POST('/v1/jobs', { body: { name: 'Miller' } }));
  check('createJob, a draft', draft.status === 'draft', draft);
  const read = await dataOf(GET('/v1/jobs/{id}', { params: { path: { id: job.id } } }));
  check('getJob', read.application_form.fields[1]?.key === 'nights', read);
  const updated = await dataOf(
    PATCH('/v1/jobs/{id}', { params: { path: { id: job.id } }, body: { openings: 3 } }),
  );
  check('updateJob', updated.openings === 3, updated);
  const first = await dataOf(GET('/v1/jobs', { params: { query: { limit: 1 } } }));
  check('listJobs, page 1', first.data[0]?.id === draft.id && first.has_more, first);
  const second = await dataOf(
    GET('/v1/jobs', { params: { query: { limit: 1, cursor: first.next_cursor ?? '' } } }),
  );
  check('listJobs, page 2', second.data[0]?.id === job.id, second);

  const location = { city: 'Delft', country_code: 'NL' };
  const phones = [{ number: '1' }, { number: '2', is_primary: true }];
  const person = {
    first_name: 'Ada',
    tags: ['referred'],
    source: { type: 'referral' as const },
    location,
    phones,
  };
  const candidate = await dataOf(POST('/v1/candidates', { body: person }));
  check(
    'createCandidate',
    candidate.source.type === 'referral' && candidate.phones[0]?.number === '2',
    candidate,
  );
  const found = await dataOf(GET('/v1/candidates/{id}', { params: { path: { id: candidate.id } } }));
  check('getCandidate', found.tags[0] === 'referred' && found.location?.city === 'Delft', found);

  const applicant = { first_name: 'Grace', email: 'grace.openapi-fetch@example.com' };
  const sent = await dataOf(
    POST('/v1/applications', { body: { job_id: job.id, candidate: applicant, answers } }),
  );
  check('createApplication', sent.status === 'active', sent);
  const path = { id: sent.id };
  const applied = await dataOf(GET('/v1/applications/{id}', { params: { path } }));
  const [why, nights] = applied.submission.answers;
  check('getApplication', why?.value === 'I rise early.' && nights?.value === true, applied);
  const advanced = await dataOf(POST('/v1/applications/{id}/advance', { params: { path } }));
  check('advanceApplication', advanced.stage.id !== applied.stage.id, advanced);

  const upload = await dataOf(POST('/v1/uploads', { body: { filename: 'cv.txt' } }));
  check('createUpload', upload.max_bytes > 0, upload);
  await put(upload);
  let scan = await dataOf(POST('/v1/scans', { body: { storage_token: upload.storage_token } }));
  check('createScan', scan.attempt === 1, scan);
  for (let asked = 0; asked < 120 && scan.status !== 'completed'; asked++) {
    await pause();
    const got = await dataOf(GET('/v1/scans/{id}', { params: { path: { id: scan.id } } }));
    if (!('status' in got)) throw new Error('getScan returned a JSON Resume');
    scan = got;
  }
  check('getScan', scan.profile?.basics.name === 'Jane Miller', scan);

  const endpoint = await dataOf(
    POST('/v1/webhook-endpoints', { body: { url: 'https://hooks.example.com/hiring' } }),
  );
  check('createWebhookEndpoint', endpoint.secret.startsWith('whsec_'), endpoint);
  const deleted = await dataOf(
    DELETE('/v1/webhook-endpoints/{id}', { params: { path: { id: endpoint.id } } }),
  );
  check('deleteWebhookEndpoint', deleted.deleted, deleted);
  const [event] = (await dataOf(GET('/v1/events', { params: { query: { type: 'job.created' } } }))).data;
  check('listEvents', event?.type === 'job.created' && event.data.object.name === 'Miller', event);

  const missing = await GET('/v1/jobs/{id}', { params: { path: { id: unknownJob } } });
  check('getJob, 404', contentOf(missing.error)?.code === 'not_found', missing.error);
  const refused = await POST('/v1/jobs', { body: { name: '' } });
  check('createJob, 422', contentOf(refused.error)?.details[0]?.param === 'name', refused.error);
  const gone = await dataOf(DELETE('/v1/jobs/{id}', { params: { path: { id: draft.id } } }));
  check('deleteJob', gone.id === draft.id, gone);
}

void main();
