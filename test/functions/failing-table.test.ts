/** What a worker does when the table fails it: it throws, so that its queue brings the message again, and nothing is half done. */
import { beforeAll, expect, it } from 'vitest';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { asAccount } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { fitCalls } from './support/fit-calls.ts';
import { jobAsking, scanWith } from './support/fit-desk.ts';
import { originOf } from './support/origin.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const failure = new Error('the table is away');
/** The backend with a table that reads and does not write. */
const failing = (): Backend => ({
  ...backend,
  table: { ...backend.table, commit: () => Promise.reject(failure) },
});

async function scored() {
  const caller = await newCaller(backend);
  const job_id = await jobAsking(backend, caller, 'TypeScript');
  const { id } = await scanWith(backend, caller, ['TypeScript'], { job_id });
  return { caller, work: (on: Backend) => fitCalls(on).score(caller, id), id };
}

async function received() {
  const { caller, job } = await hiring(backend);
  const body = applicationFor(job, { resume: { text: 'Jane Miller, nurse' } });
  const { body: application } = await applicationCalls(backend).create({ caller, body });
  const key = attachmentKey(caller.organizationId, application.id, application.submission.attachments[0].id);
  return { caller, work: (on: Backend) => applicationCalls(on).receive(key), id: application.candidate_id };
}

async function erased() {
  const { caller, id } = await received();
  const { body } = await privacyCalls(backend).remove({ caller, params: { id } });
  const asked = { organizationId: caller.organizationId, erasureId: body.id as string };
  return { caller, work: (on: Backend) => privacyCalls(on).erase(asked), id };
}

it.each([
  ['a fit score', scored, ['scan.scored']],
  ['an arriving file', received, ['scan.created', 'application.attachment_added', 'candidate.updated']],
  ['an erasure', erased, ['candidate.deleted']],
] as const)('%s is made by the next message', async (_, begin, news) => {
  const { caller, work } = await begin();
  const told = async () => (await eventsOf(backend, caller)).map(({ type }) => type);
  const before = await told();
  await expect(work(failing())).rejects.toThrow(failure);
  expect(await told()).toEqual(before);
  await work(backend);
  expect(await told()).toEqual(expect.arrayContaining([...news]));
});

it('a scan that is deleted while it is judged no longer has a score', async () => {
  const { caller, work, id } = await scored();
  const { table } = backend;
  let reads = 0;
  const get: typeof table.get = async (...asked) => {
    if (reads++ === 1) await asAccount(() => scanStore(table).remove(originOf(caller), id, []));
    return table.get(...asked);
  };
  await work({ ...backend, table: { ...table, get } });
  expect(reads).toBeGreaterThan(1);
  expect((await eventsOf(backend, caller)).map(({ type }) => type)).not.toContain('scan.scored');
});

it('the CV of a known person emits the change of the candidate', async () => {
  const { caller, work } = await received();
  await work(backend);
  const changes = (await eventsOf(backend, caller)).filter(({ type }) => type === 'candidate.updated');
  expect(changes.map(({ data }) => data.context.changed)).toEqual([['scan_id']]);
});
