/** Receivers ignore an event whose sequence is below that of one they have. */
import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { moveCalls, moving } from './support/move-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('the event of an anonymization has the highest sequence, though its person was moved after the order', async () => {
  const { caller, application, ask } = await moving(backend);
  const id = application.candidate_id;
  const privacy = privacyCalls(backend);
  await privacy.anonymize({ caller, params: { id } });
  await ask('hire');
  const ofPerson = async () =>
    (await eventsOf(backend, caller)).filter(({ data }) => (data.object as { id: string }).id === id);
  const before = Math.max(...(await ofPerson()).map(({ sequence }) => sequence));
  const order = (await eventsOf(backend, caller)).find(({ type }) => type === 'erasure.requested');
  const erasureId = (order?.data.object as { id: string } | undefined)?.id ?? '';
  for (const _ of ['once', 'again'])
    await privacy.erase({ organizationId: caller.organizationId, erasureId });
  const anonymized = (await ofPerson()).filter(({ type }) => type === 'candidate.anonymized');
  expect(anonymized.map(({ sequence }) => sequence)).toEqual([before + 1]);
  expect((await moveCalls(backend).history({ caller, params: { id: application.id } })).status).toBe(200);
});
