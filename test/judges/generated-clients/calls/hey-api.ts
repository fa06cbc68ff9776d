/** Makes the 20 calls with the client of hey-api. Prints "ok" and a name for each; throws at the first failure. */
import { answers, check, dataOf, form, pause, put, settings, unknownJob } from './check';
import * as api from './generated';
import { client } from './generated/client.gen';

client.setConfig({ baseUrl: settings.baseUrl, auth: settings.key });

async function main(): Promise<void> {
  const job = await dataOf(
    api.createJob({ body: { name: 'Baker', is_draft: false, application_form: form } }),
  );
  check('createJob', job.status === 'published', job);
  const draft = await dataOf(api.createJob({ body: { name: 'Miller' } }));
  check('createJob, a draft', draft.status === 'draft', draft);
  const read = await dataOf(api.getJob({ path: { id: job.id } }));
  check('getJob', read.application_form.fields[1]?.key === 'nights', read);
  const updated = await dataOf(api.updateJob({ path: { id: job.id }, body: { openings: 3 } }));
  check('updateJob', updated.openings === 3, updated);
  const first = await dataOf(api.listJobs({ query: { limit: 1 } }));
  check('listJobs, page 1', first.data[0]?.id === draft.id && first.has_more, first);
  const second = await dataOf(api.listJobs({ query: { limit: 1, cursor: first.next_cursor ?? '' } }));
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
  const candidate = await dataOf(api.createCandidate({ body: person }));
  check(
    'createCandidate',
    candidate.source.type === 'referral' && candidate.phones[0]?.number === '2',
    candidate,
  );
  const found = await dataOf(api.getCandidate({ path: { id: candidate.id } }));
  check('getCandidate', found.tags[0] === 'referred' && found.location?.city === 'Delft', found);

  const applicant = { first_name: 'Grace', email: 'grace.hey-api@example.com' };
  const sent = await dataOf(
    api.createApplication({ body: { job_id: job.id, candidate: applicant, answers } }),
  );
  check('createApplication', sent.status === 'active', sent);
  const path = { id: sent.id };
  const applied = await dataOf(api.getApplication({ path }));
  const [why, nights] = applied.submission.answers;
  check('getApplication', why?.value === 'I rise early.' && nights?.value === true, applied);
  const advanced = await dataOf(api.advanceApplication({ path }));
  check('advanceApplication', advanced.stage.id !== applied.stage.id, advanced);

  const upload = await dataOf(api.createUpload({ body: { filename: 'cv.txt' } }));
  check('createUpload', upload.max_bytes > 0, upload);
  await put(upload);
  let scan = await dataOf(api.createScan({ body: { storage_token: upload.storage_token } }));
  check('createScan', scan.attempt === 1, scan);
  for (let asked = 0; asked < 120 && scan.status !== 'completed'; asked++) {
    await pause();
    const got = await dataOf(api.getScan({ path: { id: scan.id } }));
    if (!('status' in got)) throw new Error('getScan returned a JSON Resume');
    scan = got;
  }
  check('getScan', scan.profile?.basics.name === 'Jane Miller', scan);

  const endpoint = await dataOf(
    api.createWebhookEndpoint({ body: { url: 'https://hooks.example.com/hiring' } }),
  );
  check('createWebhookEndpoint', endpoint.secret.startsWith('whsec_'), endpoint);
  const deleted = await dataOf(api.deleteWebhookEndpoint({ path: { id: endpoint.id } }));
  check('deleteWebhookEndpoint', deleted.deleted, deleted);
  const [event] = (await dataOf(api.listEvents({ query: { type: 'job.created' } }))).data;
  check('listEvents', event?.type === 'job.created' && event.data.object.name === 'Miller', event);

  const missing = await api.getJob({ path: { id: unknownJob } });
  check('getJob, 404', missing.error?.error.code === 'not_found', missing.error);
  const refused = await api.createJob({ body: { name: '' } });
  check('createJob, 422', refused.error?.error.details[0]?.param === 'name', refused.error);
  const gone = await dataOf(api.deleteJob({ path: { id: draft.id } }));
  check('deleteJob', gone.id === draft.id, gone);
}

void main();
