import type { Api, ApiAnswer } from '../../support/local-stage.ts';
import { eventually } from './eventually.ts';

/** PUTs bytes to a grant's URL as a plain client would. */
export const put = (grant: ApiAnswer, bytes: Uint8Array, headers = grant.body.headers) =>
  fetch(grant.body.upload_url, { method: 'PUT', headers, body: Buffer.from(bytes) });

/** The three calls, then waits for the end of the scan. */
export async function scanFile(api: Api, filename: string, bytes: Uint8Array) {
  const grant = await api.post('/v1/uploads', { filename });
  await put(grant, bytes);
  const scan = await api.post('/v1/scans', { storage_token: grant.body.storage_token });
  if (scan.status !== 201) return scan.body;
  return finished(api, scan.body.id);
}

export const finished = (api: Api, scanId: string) =>
  eventually(async () => {
    const { body } = await api.get(`/v1/scans/${scanId}`);
    return ['completed', 'failed'].includes(body?.status) && body;
  });
