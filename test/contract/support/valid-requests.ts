import { setTimeout as sleep } from 'node:timers/promises';
import type * as routes from '../../../shared/routes.ts';
import type { Api } from '../../support/local-stage.ts';

/** What a call of a route needs beside its key. */
export interface RouteRequest {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

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

let made = 0;
/** No two requests of this file are alike. */
const uniqueName = () => `Nurse ${++made}`;

/** How to make a valid request of each endpoint for the organization behind `api`. Each call makes another one. */
export const validRequests: Record<keyof typeof routes, (api: Api) => Promise<RouteRequest>> = {
  getOpenapi: async () => ({}),
  getMe: async () => ({}),

  createUpload: async () => ({ body: { filename: `${uniqueName()}.txt` } }),
  createScan: async (api) => ({ body: { storage_token: await uploadCv(api) } }),
  listScans: async () => ({}),
  getScan: async (api) => ({ params: { id: await completeScan(api) } }),
  getScanPdf: async (api) => ({ params: { id: await completeScan(api) } }),
  rescanScan: async (api) => ({ params: { id: await completeScan(api) } }),

  createJob: async () => ({ body: { name: uniqueName() } }),
  listJobs: async () => ({}),
  getJob: async (api) => ({ params: { id: await createJob(api) } }),
  updateJob: async (api) => ({ params: { id: await createJob(api) }, body: { name: uniqueName() } }),
  deleteJob: async (api) => ({ params: { id: await createJob(api) } }),
  publishJob: async (api) => ({ params: { id: await createJob(api) } }),
  closeJob: async (api) => ({ params: { id: await createJob(api, { is_draft: false }) } }),

  createWebhookEndpoint: async () => ({ body: newEndpoint() }),
  listWebhookEndpoints: async () => ({}),
  getWebhookEndpoint: async (api) => ({ params: { id: await createEndpoint(api) } }),
  deleteWebhookEndpoint: async (api) => ({ params: { id: await createEndpoint(api) } }),
};

async function createJob(api: Api, fields: object = {}): Promise<string> {
  return (await api.post('/v1/jobs', { name: uniqueName(), ...fields })).body.id;
}

/** Never called: these tests are not about deliveries. */
const newEndpoint = () => ({
  url: 'https://hooks.example.com/in',
  description: uniqueName(),
  enabled: false,
});
async function createEndpoint(api: Api): Promise<string> {
  return (await api.post('/v1/webhook-endpoints', newEndpoint())).body.id;
}

async function uploadCv(api: Api): Promise<string> {
  const { body: upload } = await api.post('/v1/uploads', { filename: 'cv.txt' });
  await fetch(upload.upload_url, { method: upload.method, headers: upload.headers, body: cv });
  return upload.storage_token;
}

async function completeScan(api: Api): Promise<string> {
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
