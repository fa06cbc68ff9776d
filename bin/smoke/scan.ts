import { BrokenPromise, expectStatus, send } from './call-api.ts';
import type { SmokePromise } from './context.ts';
import { poll } from './poll.ts';
import { writeCv } from './write-cv.ts';

/** A PDF is uploaded, read, and its e-mail address is in the profile. */
export const scan: SmokePromise = {
  name: 'a scan',
  async check({ call, runId, waitMs, deleteLater }) {
    const email = `ada.${runId}@example.com`;
    const grant = await call('POST', '/v1/uploads', { body: { filename: 'smoke.pdf' } });
    expectStatus('POST /v1/uploads', grant, 201);
    const { upload_url, headers, storage_token } = grant.json;
    const put = await send('PUT of the file', upload_url, { method: 'PUT', headers, body: writeCv(email) });
    if (put.status !== 200) throw new BrokenPromise(`PUT of the file returned ${put.status} and not 200`);
    const created = await call('POST', '/v1/scans', { body: { storage_token } });
    expectStatus('POST /v1/scans', created, 201);
    const path = `/v1/scans/${created.json.id}`;
    deleteLater(path);
    const ended = await poll(waitMs, 'the scan did not end', async () => {
      const { json } = await call('GET', path);
      return json?.status === 'completed' || json?.status === 'failed' ? json : undefined;
    });
    if (ended.status === 'failed') throw new BrokenPromise(`the scan failed: ${ended.error?.code}`);
    const found = ended.profile?.basics?.email;
    if (found !== email)
      throw new BrokenPromise(`the profile has the e-mail address "${found}" and not "${email}"`);
  },
};
