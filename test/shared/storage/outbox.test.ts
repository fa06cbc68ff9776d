import { describe, expect, it } from 'vitest';
import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { eventKey, eventsAbout, eventsOfOrganization } from '../../../shared/storage/keys.ts';
import { appendEvent, isStored } from '../../../shared/storage/outbox.ts';
import type { Item, Key, Write } from '../../../shared/storage/row.ts';

const at = new Date('2026-11-27T10:00:00.000Z');
const id = idSource(at)('event');
const eventAbout = (object: object, type = 'candidate.updated', context: object = {}) =>
  ({ id, type, organization_id: 'org_1', data: { object, context } }) as unknown as EventEnvelope;
const rowOf = (event: EventEnvelope) => {
  const { put, when } = appendEvent(event) as Extract<Write, { put: Item }>;
  return { ...put, when };
};

describe('the row of an event', () => {
  it('has it as the text that is delivered, for 30 days, and is written once', () => {
    const event = eventAbout({ object: 'candidate', id: 'cand_1' });
    const row = rowOf(event);
    expect(row).toMatchObject({ ...eventKey(id), data: JSON.stringify(event), when: { absent: true } });
    expect(row.expires_at).toBe(at.getTime() / 1000 + 30 * 24 * 3600);
  });

  it('is in the feed of its organization, by month', () => {
    const row = rowOf(eventAbout({ object: 'job', id: 'job_1' }, 'job.created'));
    expect(row).toMatchObject({ gsi1pk: eventsOfOrganization('org_1', '2026-11'), gsi1sk: id });
  });

  it.each([
    ['an event for our own rules', 'webhook_delivery.requested', {}],
    ['a test', 'job.created', { test: true }],
  ])('of %s is in no feed', (_, type, context) => {
    const row = rowOf(eventAbout({ object: 'job', id: 'job_1' }, type, context));
    expect(row).not.toHaveProperty('gsi1pk');
    expect(row).not.toHaveProperty('gsi1sk');
  });

  it.each([
    ['a candidate', { object: 'candidate', id: 'cand_1', candidate_id: 'cand_2' }, 'cand_1'],
    ['an application', { object: 'application', id: 'app_1', candidate_id: 'cand_1' }, 'cand_1'],
    ['a scan with a candidate', { object: 'scan', id: 'scan_1', candidate_id: 'cand_1' }, 'cand_1'],
    ['a scan without one', { object: 'scan', id: 'scan_1', candidate_id: null }, 'scan_1'],
    ['a chat without one', { object: 'intake', id: 'int_1' }, 'int_1'],
  ])('about %s is found by its person', (_, object, subject) => {
    expect(rowOf(eventAbout(object))).toMatchObject({ gsi2pk: eventsAbout('org_1', subject), gsi2sk: id });
  });

  it('about anything else is found by nobody', () => {
    const row = rowOf(eventAbout({ object: 'job', id: 'job_1', candidate_id: null }));
    expect(row).not.toHaveProperty('gsi2pk');
  });
});

describe('an event is still stored', () => {
  const tableWith = (...keys: Key[]) => {
    const read: Key[] = [];
    const get = async (key: Key) => {
      read.push(key);
      return keys.some(({ pk }) => pk === key.pk) ? { ...key, data: {} } : undefined;
    };
    return { read, table: { get: get as never } };
  };

  it('while its row is there, if it may be about a person', async () => {
    const event = eventAbout({ object: 'scan', id: 'scan_1' });
    expect(await isStored(tableWith(eventKey(id)).table, event)).toBe(true);
    expect(await isStored(tableWith().table, event)).toBe(false);
  });

  it('without a read, if it is about nobody', async () => {
    const { read, table } = tableWith();
    expect(await isStored(table, eventAbout({ object: 'job', id: 'job_1' }))).toBe(true);
    expect(read).toEqual([]);
  });
});
