/** The undo of a merge gives back what came under the merged candidate's address, also where it takes several transactions. */
import { beforeAll, expect, it } from 'vitest';
import { restKey } from '../../shared/storage/keys.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationFor, publishedJob } from './support/application-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
let people: ReturnType<typeof mergeDesk>;
let privacy: ReturnType<typeof privacyCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  people = mergeDesk(backend);
  privacy = privacyCalls(backend);
});

/** Two people, merged, and so many applications since under the address of the one that was merged away. */
async function appliedDuringMerge(count: number) {
  const caller = await newCaller(backend);
  const host = await people.add(caller, { email: 'host@example.com' });
  const guest = await people.add(caller, { email: 'guest@example.com' });
  const before = [await people.apply(caller, guest), await people.apply(caller, guest)];
  expect((await people.merge(caller, host, guest)).status).toBe(200);
  const since: string[] = [];
  for (let n = 0; n < count; n++) {
    const candidate = { first_name: 'Gina', email: 'guest@example.com', phone: '+49 30 901820' };
    const body = { ...applicationFor(await publishedJob(backend, caller)), candidate };
    since.push((await people.applications.create({ caller, body })).body.id);
  }
  return { caller, host, guest, own: [...before, ...since] };
}
const both = ({ organizationId }: { organizationId: string }, host: string, guest: string) =>
  backend.table.getMany([restKey(organizationId, host), restKey(organizationId, guest)]);

it('gives all of 23 applications back, and leaves no value of them', async () => {
  const { caller, host, guest, own } = await appliedDuringMerge(21);
  const undone = await people.unmerge(caller, host, guest);
  expect(undone.status, undone.text).toBe(200);
  expect((await people.idsOf(caller, 'applications', guest)).sort()).toEqual(own.sort());
  expect(await people.idsOf(caller, 'applications', host)).toEqual([]);
  const [kept, restored] = [await people.get(caller, host), await people.get(caller, guest)];
  expect([kept.phone, kept.application_counts.total ?? kept.applications?.length ?? 0]).toMatchObject([
    null,
    0,
  ]);
  expect(restored.email).toBe('guest@example.com');
  expect(await both(caller, host, guest)).toEqual([undefined, undefined]);
});

it('goes on after a crash when the call is repeated; until then nobody is merged, deleted or anonymized', async () => {
  const { caller, host, guest, own } = await appliedDuringMerge(12);
  const { organizationId } = caller;
  expect((await people.unmerge(caller, host, guest)).status).toBe(200);
  // As a crash after the first transaction leaves it.
  const left = own.slice(-2);
  const put = (id: string, data: object) => ({
    put: { ...restKey(organizationId, id), data },
    when: { absent: true } as const,
  });
  await backend.table.commit([put(guest, { from: host, application_ids: left }), put(host, { to: guest })]);
  for (const id of [host, guest]) {
    const refused = await privacy.remove({ caller, params: { id } });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'invalid_state_transition']);
    expect((await privacy.anonymize({ caller, params: { id } })).status).toBe(409);
  }
  const third = await people.add(caller, { email: 'third@example.com' });
  for (const [into, other] of [
    [third, host],
    [host, third],
    [guest, third],
  ] as const) {
    const refused = await people.merge(caller, into, other);
    expect([refused.status, refused.body.error?.message]).toEqual([
      409,
      expect.stringContaining('The undo of a merge'),
    ]);
  }
  expect((await people.unmerge(caller, host, guest)).status).toBe(200);
  expect(await both(caller, host, guest)).toEqual([undefined, undefined]);
  expect((await people.idsOf(caller, 'applications', guest)).sort()).toEqual(own.sort());
  expect((await privacy.remove({ caller, params: { id: guest } })).status).toBe(202);
});
