import { beforeAll, describe, expect, it } from 'vitest';
import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import { buildEvent } from '../../../shared/domain/event.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { eventLog } from '../../../shared/storage/event-log.ts';
import { appendEvent } from '../../../shared/storage/outbox.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const day = 24 * 3_600_000;
const now = new Date('2027-03-31T12:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * day);
const notFound = { code: 'not_found' };

/** An organization that is a hundred days old, and its events. */
function newDesk() {
  const { organizationId } = newOrigin(ago(100)).origin;
  const log = eventLog(backend.table);
  return {
    organizationId,
    log,
    async emit(days: number, type: string = 'job.created', more: Partial<EventEnvelope> = {}) {
      const { origin } = newOrigin(ago(days));
      const about = { type, sequence: 1, object: { object: 'job', id: 'job_1' }, previous: null };
      const event = buildEvent({ ...origin, organizationId }, about as Parameters<typeof buildEvent>[1]);
      await backend.table.commit([appendEvent({ ...event, ...more })]);
      return { ...event, ...more };
    },
    async list(more: object = {}, matches?: (event: EventEnvelope) => boolean) {
      return log.list(organizationId, { limit: 10, order: 'desc', now, ...more }, matches);
    },
  };
}

describe('the events of an organization', () => {
  it('are the public ones of the last thirty days, as they were delivered', async () => {
    const { emit, list } = newDesk();
    await emit(30);
    const events = [await emit(29.99), await emit(20), await emit(1)];
    await emit(2, 'job.import_requested');
    await newDesk().emit(3);
    expect(await list()).toEqual({ items: events.toReversed(), next: null });
    expect((await list({ order: 'asc', limit: 2 })).items).toEqual(events.slice(0, 2));
    expect((await list({ createdAfter: ago(20) })).items).toEqual([events[2]]);
  });

  it('are those that a filter keeps, page by page', async () => {
    const { emit, list } = newDesk();
    const [one, , other] = [await emit(3), await emit(2, 'job.updated'), await emit(1)];
    const created = ({ type }: EventEnvelope) => type === 'job.created';
    const first = await list({ limit: 1 }, created);
    expect(first).toEqual({ items: [other], next: other.id });
    expect(await list({ limit: 1, position: first.next }, created)).toEqual({ items: [one], next: null });
  });
});

describe('an event by its id', () => {
  it('is found in its organization', async () => {
    const { emit, log, organizationId } = newDesk();
    const event = await emit(1);
    expect(await log.get(organizationId, event.id, now)).toEqual(event);
    await expect(log.get(newDesk().organizationId, event.id, now)).rejects.toMatchObject(notFound);
    const missing = idSource(now)('event');
    expect(await log.find(organizationId, missing, now)).toBeUndefined();
    await expect(log.get(organizationId, missing, now)).rejects.toMatchObject(notFound);
  });

  it('is found for thirty days, whenever the table removes it', async () => {
    const { emit, log, organizationId } = newDesk();
    const { id } = await emit(30);
    expect(await log.find(organizationId, id, new Date(now.getTime() - 1))).toMatchObject({ id });
    expect(await log.find(organizationId, id, now)).toBeUndefined();
  });

  it('is found if it is public, or a test that the organization asked for', async () => {
    const { emit, log, organizationId } = newDesk();
    const found = async ({ id }: EventEnvelope) => (await log.find(organizationId, id, now)) !== undefined;
    expect(await found(await emit(1, 'job.import_requested'))).toBe(false);
    const order = await emit(1, 'job.import_requested');
    const data = { ...order.data, context: { ...order.data.context, test: true } };
    const test = { ...order, id: idSource(ago(1))('event'), data } as EventEnvelope;
    await backend.table.commit([appendEvent(test)]);
    expect(await found(test)).toBe(true);
  });
});
