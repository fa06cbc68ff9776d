/** A worker that read a row goes on after that row was deleted; and what was on its way comes after the deletion. */
import { beforeAll, expect, it } from 'vitest';
import { fanOutEvent } from '../../functions/workers/fan-out-event/handler.ts';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { laneStore } from '../../shared/storage/lanes.ts';
import type { Write } from '../../shared/storage/row.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { asAccount } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { makeDeliveryQueue } from './support/queues.ts';
import { putFile } from './support/scan-calls.ts';
import { webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const ordersOf = async (caller: Caller) =>
  (await eventsOf(backend, caller))
    .filter(({ type }) => type === 'erasure.requested')
    .map(({ data }) => data.object.id as string);
const erase = async (caller: Caller, on = backend, ids?: string[]) => {
  for (const erasureId of ids ?? (await ordersOf(caller)))
    await privacyCalls(on).erase({ organizationId: caller.organizationId, erasureId });
};

it('an anonymization stores no row again that a deletion beside it removed', async () => {
  const { caller, job } = await hiring(backend);
  const { body } = await applicationCalls(backend).create({ caller, body: applicationFor(job) });
  const params = { id: body.candidate_id as string };
  await privacyCalls(backend).anonymize({ caller, params });
  const [first = ''] = await ordersOf(caller);
  let isDeleted = false;
  const slow: Backend = {
    ...backend,
    table: {
      ...backend.table,
      async commit(writes: Write[]) {
        const [write] = writes;
        if (!isDeleted && write && 'put' in write && write.put.pk.endsWith('#TIMELINE')) {
          isDeleted = true;
          await asAccount(async () => {
            await privacyCalls(backend).remove({ caller, params });
            const others = (await ordersOf(caller)).filter((id) => id !== first);
            await erase(caller, backend, others);
          });
        }
        return backend.table.commit(writes);
      },
    },
  };
  await erase(caller, slow, [first]);
  expect(isDeleted).toBe(true);
  const left = (await everyRow(backend)).filter(({ pk }) => pk.includes(`#CAND#${params.id}`));
  expect(left).toEqual([]);
});

const fanOut = async (event: EventEnvelope) => {
  const [prompt, patient] = ['prompt', 'patient'].map((way) =>
    makeDeliveryQueue(backend, `${way}-${event.id.toLowerCase()}`),
  );
  if (!prompt || !patient) throw new Error('two queues were expected');
  await fanOutEvent({
    endpoints: webhookEndpointStore(backend.table),
    deliveries: deliveryStore(backend.table),
    lanes: laneStore(backend.table),
    queues: { prompt: prompt.queue, patient: patient.queue },
    clock: () => new Date(),
  })(event);
  return [...prompt.take(), ...patient.take()];
};

it('an event that was erased with its person is delivered to nobody; the news of the erasure is', async () => {
  const { caller, job } = await hiring(backend);
  await webhookCalls(backend).create({ caller, body: { url: 'https://hooks.example.com/' } });
  const { body } = await applicationCalls(backend).create({ caller, body: applicationFor(job) });
  const told = (await eventsOf(backend, caller)).filter(({ type }) =>
    /^(application|candidate)\./.test(type),
  );
  expect(told.length).toBeGreaterThan(1);
  await privacyCalls(backend).remove({ caller, params: { id: body.candidate_id } });
  await erase(caller);

  for (const event of told) expect(await fanOut(event)).toEqual([]);
  const rows = (await everyRow(backend)).filter(({ pk }) => pk.startsWith('DELIVERY#'));
  expect(rows).toEqual([]);
  const news = (await eventsOf(backend, caller)).filter(({ type }) => type === 'candidate.deleted');
  expect(news).toHaveLength(1);
  for (const event of news) expect(await fanOut(event)).toHaveLength(1);
});

it('the scan of an application goes with its attachment, and a late upload leaves nothing', async () => {
  const { caller, job } = await hiring(backend);
  const calls = applicationCalls(backend);
  const body = applicationFor(job, {
    resume: { filename: 'cv.pdf' },
    attachments: [{ kind: 'cover_letter', filename: 'letter.pdf' }],
  });
  const made = await calls.create({ caller, body });
  const [resume, letter] = made.body.submission.attachments;
  const params = { id: made.body.id as string };
  const keys = async () => {
    const stored = await calls.applications.get(caller.organizationId, params.id);
    return stored.submission.attachments.map(({ file_key }) => file_key);
  };
  const all = await keys();
  const [fileKey = ''] = all;
  for (const [n, upload] of [resume, letter].entries()) {
    await putFile(upload);
    await calls.receive(`pending/${all[n]}`);
  }
  const { scan_id } = (await calls.get({ caller, params })).body;

  expect((await privacyCalls(backend).deleteScan({ caller, params: { id: scan_id } })).status).toBe(200);
  await erase(caller);
  const ofResume = { ...params, attachment_id: resume.id };
  expect((await calls.attachment({ caller, params: ofResume })).status).toBe(404);
  const ofLetter = { ...params, attachment_id: letter.id };
  expect((await calls.attachment({ caller, params: ofLetter })).status).toBe(200);
  const shown = (await calls.get({ caller, params })).body;
  expect(shown.scan_id).toBeNull();
  expect(shown.submission.attachments.map(({ id }: { id: string }) => id)).toEqual([letter.id]);
  const changes = (await eventsOf(backend, caller)).filter(({ type }) => type === 'application.updated');
  // In any order: the table does not keep that of fields.
  const changed = changes.map(({ data }) => [...(data.context.changed as string[])].sort());
  expect(changed).toEqual([['scan_id', 'submission']]);

  await putFile(resume, 'A CV again');
  await calls.receive(`pending/${fileKey}`);
  for (const key of [fileKey, `pending/${fileKey}`]) expect(await calls.uploads.find(key)).toBeUndefined();
});
