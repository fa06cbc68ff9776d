/** A receipt counts what an erasure removed: held against the rows that are there before and not after. */
import { beforeAll, expect, it } from 'vitest';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** Somebody with an application, its CV, a note and an export. */
async function knownPerson() {
  const { caller, job } = await hiring(backend);
  const calls = applicationCalls(backend);
  const headers = { 'idempotency-key': 'applies' };
  const body = applicationFor(job, { resume: { text: 'Jane Miller, nurse' } });
  const { body: application } = await calls.create({ caller, body, headers });
  const [{ id: fileId }] = application.submission.attachments;
  await calls.receive(attachmentKey(caller.organizationId, application.id, fileId));
  const params = { id: application.candidate_id as string };
  await candidateCalls(backend).addNote({ caller, params, body: { text: 'Called.' } });
  await privacyCalls(backend).order({ caller, params, headers: { 'idempotency-key': 'exports' } });
  return { caller, params };
}

it.each([
  ['remove', 'candidate_erased'],
  ['anonymize', 'candidate_anonymized'],
] as const)('to %s a person counts each row, event and answer once', async (how, kind) => {
  const privacy = privacyCalls(backend);
  const { caller, params } = await knownPerson();
  await privacy[how]({ caller, params });
  const asked = (await eventsOf(backend, caller)).find(({ type }) => type === 'erasure.requested');
  const erasureId = asked?.data.object.id as string;
  const before = await everyRow(backend);
  await privacy.erase({ organizationId: caller.organizationId, erasureId });
  const after = new Set((await everyRow(backend)).map(({ pk, sk }) => `${pk} ${sk}`));
  const removed = before.map(({ pk, sk }) => `${pk} ${sk}`).filter((row) => !after.has(row));

  const { body: done } = await privacy.erasure({ caller, params: { id: erasureId } });
  const events = removed.filter((row) => row.startsWith('EVENT#')).length;
  const answers = removed.filter((row) => row.startsWith('ANSWERS#')).length;
  expect(done).toMatchObject({ kind, status: 'completed' });
  expect(events).toBeGreaterThan(0);
  expect(answers).toBeGreaterThan(0);
  expect(done.receipt).toMatchObject({ events, rows: removed.length - events - answers });
});
