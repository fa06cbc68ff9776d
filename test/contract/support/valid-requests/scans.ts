import { setTimeout as sleep } from 'node:timers/promises';
import type * as routes from '../../../../shared/routes/scans.ts';
import type { Api } from '../../../support/local-stage.ts';
import { createJob } from './jobs.ts';
import { type Requests, uniqueName } from './request.ts';
import { until } from './until.ts';

const cv = `Jane Miller
jane.miller@example.com
+31 20 794 0800

Experience
Software engineer, Example BV, Amsterdam
2019 - 2023
Built the billing service in TypeScript.

Education
BSc Computer Science, University of Amsterdam
2015 - 2019

Skills
TypeScript, PostgreSQL, Kubernetes
`;

export const scanRequests: Requests<typeof routes> = {
  createUpload: async () => ({ body: { filename: `${uniqueName()}.txt` } }),
  createScan: async (api) => ({ body: { storage_token: await uploadCv(api) } }),
  getScan: async (api) => ({ params: { id: await completeScan(api) } }),
  getScanJsonResume: async (api) => ({ params: { id: await completeScan(api) } }),
  getScanText: async (api) => ({ params: { id: await completeScan(api) } }),
  updateScanProfile: async (api) => ({
    params: { id: await completeScan(api) },
    body: { basics: { name: 'Jane van Dam' }, skills: [{ name: 'TypeScript' }] },
  }),
  createFitScore: async (api) => {
    const [id, job_id] = [await completeScan(api), await createJobForFit(api)];
    return { params: { id }, body: { job_id }, takesEffect: () => isScored(api, id) };
  },
  listFitScores: async (api) => ({ params: { id: (await scoredScan(api)).scanId } }),
  getScanPdf: async (api) => ({ params: { id: await completeScan(api) } }),
  rescanScan: async (api) => ({ params: { id: await completeScan(api) } }),
};

export async function uploadCv(api: Api): Promise<string> {
  const { body: upload } = await api.post('/v1/uploads', { filename: 'cv.txt' });
  await fetch(upload.upload_url, { method: upload.method, headers: upload.headers, body: cv });
  return upload.storage_token;
}

export async function completeScan(api: Api): Promise<string> {
  const { body: scan } = await api.post('/v1/scans', { storage_token: await uploadCv(api) });
  await settleScans(api);
  return scan.id;
}

/** Waits until no scan of the organization is under way any more. */
export async function settleScans(api: Api): Promise<void> {
  const isUnderWay = async (status: string) =>
    (await api.get(`/v1/scans?status=${status}&limit=1`)).body.data.length > 0;
  while ((await isUnderWay('queued')) || (await isUnderWay('processing'))) await sleep(50);
}

const createJobForFit = (api: Api) =>
  createJob(api, { requirements: [{ type: 'skill', label: 'TypeScript' }] });

/** A scan with a score against a job. */
export async function scoredScan(api: Api): Promise<{ scanId: string; jobId: string }> {
  const [scanId, jobId] = [await completeScan(api), await createJobForFit(api)];
  await api.post(`/v1/scans/${scanId}/fit-scores`, { job_id: jobId });
  await isScored(api, scanId);
  return { scanId, jobId };
}

const isScored = (api: Api, scanId: string) =>
  until(async () => {
    const { data } = (await api.get(`/v1/scans/${scanId}/fit-scores`)).body;
    return data.length > 0 && data.every(({ status }: { status: string }) => status !== 'pending');
  });
