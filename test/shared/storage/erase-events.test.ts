import { beforeAll, describe, expect, it } from 'vitest';
import type { EventName } from '../../../shared/contracts/events.ts';
import { buildEvent } from '../../../shared/domain/event.ts';
import { deliveryKey, deliveryStore } from '../../../shared/storage/deliveries.ts';
import { eraseEarlierEvents, eraseEvents } from '../../../shared/storage/erase-events.ts';
import { emptyReceipt } from '../../../shared/storage/eraser.ts';
import { eventKey } from '../../../shared/storage/keys.ts';
import { appendEvent } from '../../../shared/storage/outbox.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { sampleDelivery } from '../domain/support/samples.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A person with a merged candidate, and one with whom the person was one until an undo. */
function newPerson() {
  const { origin, making } = newOrigin();
  const { organizationId } = origin;
  const [own, merged, once] = [
    making.newId('candidate'),
    making.newId('candidate'),
    making.newId('candidate'),
  ];
  const owners: Record<string, string | null> = {};
  const find = async (_: string, id: string) => (id in owners ? { candidate_id: owners[id] } : undefined);
  const stores = { table: backend.table, applications: { find }, scans: { find } };
  const receipt = emptyReceipt();
  return {
    ...{ own, merged, once, owners, receipt, organizationId },
    /** Stores an event about an object, under a candidate; returns its id. */
    async emit(type: EventName, object: object, context: Record<string, unknown> = {}) {
      const event = buildEvent(origin, {
        ...{ type, sequence: 1, object: object as { object: string }, previous: null },
        context,
      } as Parameters<typeof buildEvent>[1]);
      await backend.table.commit([appendEvent(event)]);
      return event.id;
    },
    async erase(joined = [once]) {
      const person = { ids: [own, merged], applicationIds: ['app_mine'], scanIds: ['scan_mine'], joined };
      await eraseEvents(
        stores as unknown as Parameters<typeof eraseEvents>[0],
        organizationId,
        { id: 'era_1', ...person },
        receipt,
      );
    },
    left: async (ids: string[]) => {
      const rows = await backend.table.getMany(ids.map(eventKey));
      return rows.map((row) => row !== undefined);
    },
  };
}
const candidate = (id: string) => ({ object: 'candidate', id });
const of = (kind: string, id: string, candidate_id: string) => ({ object: kind, id, candidate_id });

describe('the events of a person', () => {
  it('are erased from the time in which a scan or a chat was nobody’s, except deletions', async () => {
    const { emit, erase, left, receipt, organizationId } = newPerson();
    const erased = [
      await emit('scan.completed', { object: 'scan', id: 'scan_mine', candidate_id: null }),
      await emit('intake.started', { object: 'intake', id: 'itk_mine', candidate_id: null }),
    ];
    const kept = [
      await emit('scan.deleted', { object: 'scan', id: 'scan_mine', candidate_id: null }),
      await emit('scan.completed', { object: 'scan', id: 'scan_other', candidate_id: null }),
    ];
    await erase();
    expect(await left(erased)).toEqual([false, true]);
    await eraseEarlierEvents(backend.table, organizationId, ['itk_mine'], receipt);
    expect(await left(erased)).toEqual([false, false]);
    expect(await left(kept)).toEqual([true, true]);
    expect(receipt.events).toBe(2);
  });

  it('are erased under each of their ids, except deletions and that of the erasure', async () => {
    const { own, merged, emit, erase, left, receipt } = newPerson();
    const erased = [
      await emit('candidate.updated', candidate(own)),
      await emit('candidate.updated', candidate(merged)),
      await emit('application.created', of('application', 'app_mine', own)),
    ];
    const kept = [
      await emit('candidate.deleted', candidate(own)),
      await emit('candidate.updated', candidate(own), { erasure_id: 'era_1' }),
    ];
    await erase();
    expect(await left(erased)).toEqual([false, false, false]);
    expect(await left(kept)).toEqual([true, true]);
    expect(receipt).toMatchObject({ events: 3, deliveries: 0 });
    await erase();
    expect(receipt.events).toBe(3);
  });

  it('are erased with their deliveries', async () => {
    const { own, emit, erase, receipt } = newPerson();
    const event_id = await emit('candidate.updated', candidate(own));
    const [one, other, strange] = [
      sampleDelivery({ event_id }),
      sampleDelivery({ event_id }),
      sampleDelivery(),
    ];
    await deliveryStore(backend.table).createMissing([one, other, strange]);
    await erase();
    const keys = [one, other, strange].map(({ endpoint_id, id }) => deliveryKey(endpoint_id, id));
    const rows = await backend.table.getMany(keys);
    expect(rows.map((row) => row !== undefined)).toEqual([false, false, true]);
    expect(receipt).toMatchObject({ events: 1, deliveries: 2 });
  });

  it('stay if they are about an application or a scan that went to another candidate', async () => {
    const { own, merged, emit, erase, left, owners } = newPerson();
    Object.assign(owners, {
      app_gone: 'cand_other',
      scan_gone: 'cand_other',
      app_same: merged,
      scan_none: null,
    });
    const kept = [
      await emit('application.updated', of('application', 'app_gone', own)),
      await emit('scan.completed', of('scan', 'scan_gone', own)),
    ];
    const erased = [
      await emit('application.updated', of('application', 'app_same', own)),
      await emit('scan.completed', of('scan', 'scan_none', own)),
      await emit('application.updated', of('application', 'app_missing', own)),
      await emit('candidate.updated', candidate(own)),
    ];
    await erase();
    expect(await left(kept)).toEqual([true, true]);
    expect(await left(erased)).toEqual([false, false, false, false]);
    await erase([]);
    expect(await left(kept)).toEqual([false, false]);
  });
});

it('of candidates who were one with the person, events about the person are erased, and no others', async () => {
  const { own, once, emit, erase, left, receipt } = newPerson();
  const erased = [
    await emit('candidate.merged', candidate(once), { merged_candidate_id: own }),
    await emit('candidate.updated', candidate(once), { scan_id: 'scan_mine' }),
    await emit('application.updated', of('application', 'app_mine', once)),
    await emit('scan.completed', of('scan', 'scan_mine', once)),
  ];
  const kept = [
    await emit('candidate.updated', candidate(once)),
    await emit('application.updated', of('application', 'app_other', once), { scan_id: 'scan_mine' }),
    await emit('candidate.deleted', candidate(once), { merged_into_candidate_id: own }),
  ];
  await erase();
  expect(await left(erased)).toEqual([false, false, false, false]);
  expect(await left(kept)).toEqual([true, true, true]);
  expect(receipt.events).toBe(4);
});
