import { idSource } from '../../../../shared/domain/ids.ts';
import type { Intake } from '../../../../shared/domain/stored/intake.ts';
import type { StoredTurn } from '../../../../shared/storage/chat-rows.ts';
import { intakeStore } from '../../../../shared/storage/intakes.ts';
import { originOf } from '../../../functions/support/origin.ts';
import type { Backend } from '../../../support/backend.ts';
import { newCaller } from '../../../support/call-endpoint.ts';

export const now = new Date();
export const turnOf = (
  turn: number,
  text: string | null,
  from: StoredTurn['from'] = 'person',
): StoredTurn => ({
  ...{ turn, at: now.toISOString(), from, text, says: ['Hello'], shows: [] },
  said: text === null ? null : { text },
});

/** Chats of a new organization. */
export async function chatDesk(backend: Backend) {
  const { table } = backend;
  const caller = await newCaller(backend);
  const { organizationId } = caller;
  const store = intakeStore(table);
  const origin = () => originOf(caller);
  const newId = idSource(now);
  const made = (fields: Partial<Intake> = {}) =>
    ({
      ...{ id: newId('intake'), job_id: 'job_1', status: 'active', turn: 0, files: [], version: 1 },
      ...{ candidate_id: null, confirming: null, due_on: null, external_id: null, metadata: {} },
      ...{ created_at: now.toISOString(), updated_at: now.toISOString(), ...fields },
    }) as unknown as Intake;
  const begin = (fields: Partial<Intake> = {}) =>
    store.begin(origin(), made(fields), turnOf(0, null), { at: 0 });
  const say = (id: string, text: string, fields: Partial<Intake> = {}, from: StoredTurn['from'] = 'person') =>
    store.say(origin(), id, async (before) => ({
      ...{ next: { ...before, ...fields }, turn: turnOf(before.turn + 1, text, from), dialogue: { text } },
      events: [],
    }));
  const page = { limit: 10, order: 'asc' as const, now: new Date(Date.now() + 1000) };
  const stateOf = (id: string) => store.stateOf<object>(organizationId, id);
  const list = async (filter: Parameters<typeof store.list>[2]) =>
    (await store.list(organizationId, page, filter)).items.map(({ id }) => id);
  return { caller, table, organizationId, store, origin, made, begin, say, stateOf, list };
}
