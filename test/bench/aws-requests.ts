import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import type { Route } from '../../shared/routes/route.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { openTable } from '../../shared/storage/table.ts';
import {
  type EndpointCalls,
  openEndpointCalls,
  type RouteName,
  routeTable,
  type Sent,
} from './endpoint-calls.ts';
import type { Measure } from './section.ts';
import { openStageWithoutFunctions } from './stage-without-functions.ts';
import { stepsOf, watchRequests } from './watch-requests.ts';

/** Requests that could overlap may by chance not; of this many runs the one that shows the shortest path counts. */
const runs = 5;

/** Makes what a successful call needs and says what to send, for the calls that have a target and their like. */
const requests: Partial<Record<RouteName, (endpoints: EndpointCalls) => Promise<Sent> | Sent>> = {
  getMe: () => ({}),
  createUpload: () => ({ body: { filename: 'cv.pdf' } }),
  createScan: async (endpoints) => ({ body: { storage_token: await uploadFile(endpoints) } }),
  listScans: () => ({}),
  getScan: async (endpoints) => ({ params: { id: await newScan(endpoints) } }),
  getScanPdf: async (endpoints) => ({ params: { id: await newScan(endpoints) } }),
  rescanScan: async (endpoints) => {
    const id = await newScan(endpoints);
    await endScan(endpoints, id);
    return { params: { id } };
  },
  createJob: () => ({ body: { name: 'Nurse' } }),
  listJobs: () => ({}),
  getJob: async (endpoints) => ({ params: { id: await newJob(endpoints) } }),
  updateJob: async (endpoints) => ({ params: { id: await newJob(endpoints) }, body: { name: 'Surgeon' } }),
  deleteJob: async (endpoints) => ({ params: { id: await newJob(endpoints) } }),
  publishJob: async (endpoints) => ({ params: { id: await newJob(endpoints) } }),
  closeJob: async (endpoints) => ({ params: { id: await newJob(endpoints, false) } }),
  getJobLinkedData: async (endpoints) => ({ params: { id: await newJob(endpoints) } }),
  getJobsFeedJson: ({ organizationId }) => ({ params: { organization: organizationId } }),
  getJobsFeedXml: ({ organizationId }) => ({ params: { organization: organizationId } }),
  getJobsFeedRss: ({ organizationId }) => ({ params: { organization: organizationId } }),
  createWebhookEndpoint: () => ({ body: { url: receiver, events: ['*'] } }),
  listWebhookEndpoints: () => ({}),
  getWebhookEndpoint: async (endpoints) => ({ params: { id: await newEndpoint(endpoints) } }),
  deleteWebhookEndpoint: async (endpoints) => ({ params: { id: await newEndpoint(endpoints) } }),
};

const receiver = 'https://receiver.example.com/hook';
const idOf = async (made: Promise<Record<string, string>>) => (await made).id ?? '';
const newJob = (endpoints: EndpointCalls, is_draft = true) =>
  idOf(endpoints.call('createJob', { body: { name: 'Nurse', is_draft } }));
const newEndpoint = (endpoints: EndpointCalls) =>
  idOf(endpoints.call('createWebhookEndpoint', { body: { url: receiver, events: ['*'] } }));
const newScan = async (endpoints: EndpointCalls) =>
  idOf(endpoints.call('createScan', { body: { storage_token: await uploadFile(endpoints) } }));

async function uploadFile(endpoints: EndpointCalls): Promise<string> {
  const upload = await endpoints.call('createUpload', { body: { filename: 'cv.pdf' } });
  const headers = { 'content-type': 'application/pdf' };
  const put = await fetch(upload.upload_url ?? '', { method: 'PUT', headers, body: 'a CV' });
  if (!put.ok) throw new Error(`the upload answered ${put.status}`);
  return upload.storage_token ?? '';
}

/** As the extraction would have left it, without a result. */
async function endScan({ organizationId }: EndpointCalls, id: string): Promise<void> {
  const now = new Date();
  const actor = { type: 'system' as const, id: 'bench' };
  const origin = { organizationId, environment: 'production' as const, actor, requestId: null, now };
  await scanStore(openTable(dynamoDb(), tableName('prod'))).change(
    { ...origin, newEventId: () => '' },
    id,
    (scan) => ({
      next: { ...scan, status: 'failed' },
      events: [],
    }),
  );
}

/** The path's target with the budget count in it, and what an Idempotency-Key adds. */
function targetOf(name: RouteName, route: Route, withKey: boolean): number | undefined {
  if (route.method === 'GET') return 1;
  if (route.method !== 'POST') return undefined;
  return (name === 'createScan' ? 2 : 1) + 1 + (withKey ? 2 : 0);
}

/** AWS requests of a successful call of every endpoint, warm, and how many of them have to wait for one another. */
export const measure: Measure = async (bench) => {
  const stage = await openStageWithoutFunctions(bench);
  const endpoints = await openEndpointCalls(stage);
  const measured: { name: string; count: number; steps: string[][]; target?: number }[] = [];

  const watch = async (name: string, prepare: () => Promise<() => Promise<unknown>>, target?: number) => {
    let shortest: string[][] | undefined;
    // The first call of a function also reads its secrets; that is a cold start's business.
    await (await prepare())();
    for (let run = 0; run < runs; run++) {
      const steps = stepsOf(await watchRequests(await prepare()));
      if (!shortest || steps.length < shortest.length) shortest = steps;
    }
    const steps = shortest ?? [];
    measured.push({ name, count: steps.flat().length, steps, target });
  };

  for (const name of Object.keys(requests) as RouteName[]) {
    const route = routeTable[name];
    const call = await endpoints.load(name);
    const title = `${route.method} ${route.path}`;
    const keys = route.idempotency === 'replays' ? [false, true] : [false];
    for (const withKey of keys) {
      const prepare = async () => {
        const sent = await requests[name]?.(endpoints);
        const idempotencyKey = withKey ? crypto.randomUUID() : undefined;
        return () => call({ ...sent, idempotencyKey });
      };
      await watch(withKey ? `${title} + key` : title, prepare, targetOf(name, route, withKey));
    }
  }
  const createJob = await endpoints.load('createJob');
  await watch('POST /v1/jobs, replayed', async () => {
    const sent = { body: { name: 'Nurse' }, idempotencyKey: crypto.randomUUID() };
    await createJob(sent);
    return () => createJob(sent);
  });
  await watch('authorizer, once per key and 10 s', async () => endpoints.authorize);
  await stage.stop();

  return {
    columns: ['call', 'requests', 'path', 'target', 'requests of the path, in order'],
    rows: measured.map(({ name, count, steps, target }) => [
      name,
      count,
      steps.length,
      target ?? '',
      steps.map((step) => step.join(' ∥ ')).join(' → '),
    ]),
    targets: measured
      .filter(({ target }) => target !== undefined)
      .map(({ name, steps, target = 0 }) => ({ figure: name, measured: steps.length, atMost: target })),
    notes: [
      'path: the longest chain of requests none of which starts before the one before it is answered.',
      'targets: GET 1; POST 1 and POST /v1/scans 2, plus the count; an Idempotency-Key adds two (claim and completion).',
      `warm functions, shortest path of ${runs} calls; a GET's count runs beside its read.`,
    ],
  };
};
