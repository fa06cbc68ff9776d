import { expect } from 'vitest';
import { createWebhookReplay } from '../../../functions/webhooks/create-webhook-replay.ts';
import { testWebhookEndpoint } from '../../../functions/webhooks/test-webhook-endpoint.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { deliveryOrders } from '../../../shared/storage/delivery-orders.ts';
import { eventLog } from '../../../shared/storage/event-log.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { webhookReplayStore } from '../../../shared/storage/webhook-replays.ts';
import type { Backend } from '../../support/backend.ts';
import { type Answered, callerOf, eventsOf, type Sent, testEdge } from '../../support/call-endpoint.ts';
import { applicationCalls, applicationFor, hiring } from './application-calls.ts';
import { candidateCalls } from './candidate-calls.ts';
import { fitCalls } from './fit-calls.ts';
import { jobCalls } from './job-calls.ts';
import { moveCalls } from './move-calls.ts';
import { pipelineStores } from './pipeline-stores.ts';
import { privacyCalls } from './privacy-calls.ts';
import { scanCalls, storeScan, uploadFile } from './scan-calls.ts';
import { stageCalls } from './stage-calls.ts';
import { webhookCalls } from './webhook-calls.ts';

type Call = (sent: Sent) => Promise<Answered>;
type Clock = () => Date;
/** After the retries: the pace of the plan counts them. */
const late: Clock = () => new Date(Date.now() + 300_000);

/** One kind of thing that a POST makes: how it is made, found, changed and deleted. */
interface Making {
  prefix: string;
  make: (on: Backend, clock: Clock) => Call;
  sent: Omit<Sent, 'caller' | 'headers'>;
  /** Other calls that change the same row; sent in turn, each under a key of its own. */
  others?: (id: string) => (() => [Call, Omit<Sent, 'caller' | 'headers'>])[];
  deletions: Record<string, (id: string) => Promise<unknown>>;
  /** Null for what no call shows. */
  get: ((id: string) => Promise<Answered>) | null;
}

const work = async (backend: Backend, caller: Caller) => {
  for (const { type, data } of await eventsOf(backend, caller))
    if (type === 'erasure.requested') {
      const erasureId = data.object.id as string;
      await privacyCalls(backend).erase({ organizationId: caller.organizationId, erasureId });
    }
};

export async function makingOf(backend: Backend, what: string): Promise<{ caller: Caller; making: Making }> {
  const { caller, job } = await hiring(backend);
  const [jobs, people, privacy] = [jobCalls(backend), candidateCalls(backend), privacyCalls(backend)];
  const ofJob = { id: job.id };
  const publishing = () => [
    (): [Call, object] => [jobs.close, { params: ofJob }],
    (): [Call, object] => [jobs.publish, { params: ofJob }],
  ];
  const erase = (how: 'remove' | 'anonymize', id: string) => async () => {
    await privacy[how]({ caller, params: { id } });
    await work(backend, caller);
  };
  const person = async () => {
    const { body } = await people.create({ caller, body: { first_name: 'Jane', email: 'jane@example.com' } });
    return { id: body.id as string };
  };
  const endpoint = async () => {
    const { body } = await webhookCalls(backend).create({ caller, body: { url: 'https://a.example.com/' } });
    return { id: body.id as string };
  };
  const removeEndpoint = (id: string) => webhookCalls(backend).remove({ caller, params: { id } });

  const all: Record<string, () => Promise<Making>> = {
    'a note': async () => {
      const params = await person();
      return {
        prefix: 'note',
        make: (on, clock) => candidateCalls(on, clock).addNote,
        sent: { params, body: { text: 'SECRET' } },
        others: () => [() => [people.addNote, { params, body: { text: 'Another.' } }]],
        deletions: {
          itself: (note_id) => people.removeNote({ caller, params: { ...params, note_id } }),
          'its person': erase('remove', params.id),
          'the name of its person': erase('anonymize', params.id),
        },
        get: (note_id) => candidateCalls(backend, late).note({ caller, params: { ...params, note_id } }),
      };
    },
    'a job': async () => ({
      prefix: 'job',
      make: (on, clock) => jobCalls(on, { clock }).create,
      sent: { body: { name: 'SECRET', is_draft: false } },
      others: (id) => [() => [jobs.close, { params: { id } }], () => [jobs.publish, { params: { id } }]],
      deletions: { itself: (id) => jobs.remove({ caller, params: { id } }) },
      get: (id) => jobCalls(backend, { clock: late }).get({ caller, params: { id } }),
    }),
    'a job of a posting': async () => ({
      prefix: 'job',
      make: (on, clock) => jobCalls(on, { clock }).fromUrl,
      sent: { body: { url: 'https://jobs.example.com/SECRET' } },
      deletions: { itself: (id) => jobs.remove({ caller, params: { id } }) },
      get: (id) => jobCalls(backend, { clock: late }).get({ caller, params: { id } }),
    }),
    'a stage': async () => ({
      prefix: 'stg',
      make: (on, clock) => stageCalls(on, pipelineStores(on), clock).create,
      sent: { params: ofJob, body: { name: 'SECRET', type: 'interview' } },
      others: publishing,
      deletions: {
        itself: (stage_id) => stageCalls(backend).remove({ caller, params: { ...ofJob, stage_id } }),
        'it, with the list of its job': async (stageId) => {
          const { body } = await stageCalls(backend).list({ caller, params: ofJob });
          const stages = body.data
            .filter(({ id }: { id: string }) => id !== stageId)
            .map(({ id, name, type, is_entry }: Record<string, unknown>) => ({ id, name, type, is_entry }));
          expect((await jobs.update({ caller, params: ofJob, body: { stages } })).status).toBe(200);
        },
        'its job': () => jobs.remove({ caller, params: ofJob }),
      },
      get: (stage_id) =>
        stageCalls(backend, pipelineStores(backend), late).get({ caller, params: { ...ofJob, stage_id } }),
    }),
    'a scan': async () => {
      const candidate_id = (await person()).id;
      const storage_token = await uploadFile(scanCalls(backend), caller);
      return {
        prefix: 'scan',
        make: (on, clock) => scanCalls(on, clock).create,
        sent: { body: { storage_token, candidate_id, metadata: { mark: 'SECRET' } } },
        others: () => [() => [people.addNote, { params: { id: candidate_id }, body: { text: 'A' } }]],
        deletions: {
          itself: async (id) => {
            await privacy.deleteScan({ caller, params: { id } });
            await work(backend, caller);
          },
          'its person': erase('remove', candidate_id),
          'the name of its person': erase('anonymize', candidate_id),
        },
        get: (id) => scanCalls(backend, late).get({ caller, params: { id } }),
      };
    },
    'a fit score': async () => {
      const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
      return {
        prefix: 'scan',
        make: (on, clock) => fitCalls(on, clock).create,
        sent: { params: { id }, body: { job_id: job.id } },
        others: () => [() => [fitCalls(backend).create, { params: { id }, body: { job_id: job.id } }]],
        deletions: { 'its scan': () => privacy.deleteScan({ caller, params: { id } }) },
        get: () => fitCalls(backend, late).list({ caller, params: { id } }),
      };
    },
    'a candidate': async () => ({
      prefix: 'cand',
      make: (on, clock) => candidateCalls(on, clock).create,
      sent: { body: { first_name: 'SECRET' } },
      others: (id) => [() => [people.addNote, { params: { id }, body: { text: 'A' } }]],
      deletions: { itself: (id) => erase('remove', id)() },
      get: (id) => candidateCalls(backend, late).get({ caller, params: { id } }),
    }),
    'an application': async () => ({
      prefix: 'app',
      make: (on, clock) => applicationCalls(on, clock).create,
      sent: { body: applicationFor(job, { cover_letter: 'SECRET' }) },
      others: (id) => [
        () => [moveCalls(backend).reject, { params: { id }, body: { reason: 'other' } }],
        () => [moveCalls(backend).unreject, { params: { id } }],
      ],
      deletions: {
        'its person': async (id) => {
          const { body } = await applicationCalls(backend).get({ caller, params: { id } });
          await erase('remove', body.candidate_id)();
        },
      },
      get: (id) => applicationCalls(backend, late).get({ caller, params: { id } }),
    }),
    'an export': async () => {
      const params = await person();
      return {
        prefix: 'exp',
        make: (on, clock) => privacyCalls(on, clock).order,
        sent: { params },
        others: () => [() => [people.addNote, { params, body: { text: 'A' } }]],
        deletions: { 'its person': erase('remove', params.id) },
        get: (id) => privacyCalls(backend, late).exported({ caller, params: { id } }),
      };
    },
    'a webhook endpoint': async () => ({
      prefix: 'we',
      make: (on, clock) => webhookCalls(on, clock).create,
      sent: { body: { url: 'https://hooks.example.com/SECRET' } },
      others: (id) => [() => [webhookCalls(backend).rotate, { params: { id } }]],
      deletions: { itself: removeEndpoint },
      get: (id) => webhookCalls(backend, late).get({ caller, params: { id } }),
    }),
    'a replay': async () => {
      const params = await endpoint();
      const from = new Date(Date.now() - 1000).toISOString();
      return {
        prefix: 'rpl',
        make: ({ table, ...on }, clock) =>
          callerOf(
            routes.createWebhookReplay,
            createWebhookReplay({
              endpoints: webhookEndpointStore(table),
              log: eventLog(table),
              replays: webhookReplayStore(table),
            }),
            testEdge({ ...on, table }, clock),
          ),
        sent: { params, body: { from, to: new Date().toISOString() } },
        deletions: { 'its endpoint': () => removeEndpoint(params.id) },
        get: null,
      };
    },
    'a test of an endpoint': async () => {
      const params = await endpoint();
      return {
        prefix: 'dlv',
        make: ({ table, ...on }, clock) =>
          callerOf(
            routes.testWebhookEndpoint,
            testWebhookEndpoint({ endpoints: webhookEndpointStore(table), orders: deliveryOrders(table) }),
            testEdge({ ...on, table }, clock),
          ),
        sent: { params },
        deletions: { 'its endpoint': () => removeEndpoint(params.id) },
        get: null,
      };
    },
  };
  const making = await all[what]?.();
  if (!making) throw new Error(`nothing makes ${what}`);
  return { caller, making };
}
