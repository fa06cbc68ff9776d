import { BrokenPromise, expectStatus, send } from './call-api.ts';
import type { SmokeContext, SmokePromise } from './context.ts';

/** A write of an outdated version, and a second file at the address of an upload, are both refused with 412. */
export const secondPut: SmokePromise = {
  name: 'a second PUT',
  async check(context) {
    await refusesOutdatedVersion(context);
    await refusesSecondFile(context);
  },
};

async function refusesOutdatedVersion({ call, runId, deleteLater }: SmokeContext): Promise<void> {
  const path = `/v1/candidates/by-external-id/${runId}-second`;
  const first = await call('PUT', path, { body: { first_name: 'Smoke' } });
  expectStatus('the first PUT', first, 200);
  deleteLater(`/v1/candidates/${first.json.id}`);
  const ifMatch = { 'If-Match': first.headers.get('ETag') ?? '"0"' };
  const current = await call('PUT', path, { body: { first_name: 'Second' }, headers: ifMatch });
  expectStatus('a PUT with the current ETag in If-Match', current, 200);
  const outdated = await call('PUT', path, { body: { first_name: 'Third' }, headers: ifMatch });
  expectStatus('a PUT with an outdated ETag in If-Match', outdated, 412, 'stale_object');
}

async function refusesSecondFile({ call }: SmokeContext): Promise<void> {
  const grant = await call('POST', '/v1/uploads', { body: { filename: 'smoke.txt' } });
  expectStatus('POST /v1/uploads', grant, 201);
  const put = (body: string) =>
    send('PUT of a file', grant.json.upload_url, { method: 'PUT', headers: grant.json.headers, body });
  const first = await put('first');
  if (first.status !== 200) throw new BrokenPromise(`PUT of a file returned ${first.status} and not 200`);
  const second = await put('second');
  if (second.status !== 412)
    throw new BrokenPromise(`a second PUT of a file to one upload_url returned ${second.status} and not 412`);
}
