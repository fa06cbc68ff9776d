import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import { buildEvent, type EventOrigin } from '../../../shared/domain/event.ts';
import { maxEventBytes } from '../../../shared/domain/trim-event-to-size.ts';
import { instant, making } from './support/samples.ts';

const origin: EventOrigin = {
  organizationId: making.newId('organization'),
  environment: 'production',
  actor: { type: 'api_key', id: 'key_1' },
  requestId: 'req_1',
  now: instant,
  newEventId: () => making.newId('event'),
};
const job = { object: 'job', id: making.newId('job') };
const eventOf = (fields: object, previous: Record<string, unknown> | null = null) =>
  buildEvent(origin, { type: 'job.updated', sequence: 7, object: { ...job, ...fields }, previous });
const sizeOf = (event: EventEnvelope) => Buffer.byteLength(JSON.stringify(event));

it('leaves an event below 20 kB whole', () => {
  const { data } = eventOf({ text: 'x'.repeat(19_000) }, { name: 'y' });
  expect(data.object).toHaveProperty('text');
  expect(data.previous).toEqual({ name: 'y' });
  expect(data.context).not.toHaveProperty('omitted');
});

it('leaves out the largest field of one above it, names that, and keeps the others', () => {
  const { data } = eventOf(
    { name: 'Nurse', text: 'x'.repeat(21_000), list: ['y'.repeat(9_000)] },
    { name: 'Cook' },
  );
  expect(data.object).toEqual({ ...job, name: 'Nurse', list: ['y'.repeat(9_000)] });
  expect(data.previous).toEqual({ name: 'Cook' });
  expect(data.context.omitted).toEqual(['object.text']);
});

it('leaves out no more than it must, be it of the state before', () => {
  const { data } = eventOf({ text: 'x'.repeat(9_000) }, { text: 'z'.repeat(11_000), name: 'Cook' });
  expect(data.object).toHaveProperty('text');
  expect(data.previous).toEqual({ name: 'Cook' });
  expect(data.context.omitted).toEqual(['previous.text']);
});

it('counts bytes, not characters', () => {
  expect(eventOf({ text: '語'.repeat(7_000) }).data.context.omitted).toEqual(['object.text']);
});

it('is exact: one byte decides', () => {
  const room = maxEventBytes - 1 - sizeOf(eventOf({ text: '' }));
  expect(eventOf({ text: 'x'.repeat(room) }).data.context).not.toHaveProperty('omitted');
  expect(eventOf({ text: 'x'.repeat(room + 1) }).data.context.omitted).toEqual(['object.text']);
});

it('is exact about what it leaves out, too: the second field goes where one byte is too many', () => {
  const big = 'x'.repeat(30_000);
  const without = (filler: string, omitted: string[]) => {
    const event = eventOf({ filler });
    return sizeOf({ ...event, data: { ...event.data, context: { ...event.data.context, omitted } } });
  };
  const room = maxEventBytes - 1 - without('', ['object.big']);
  const omittedWith = (length: number) => eventOf({ big, filler: 'y'.repeat(length) }).data.context.omitted;
  expect(omittedWith(room - 1)).toEqual(['object.big']);
  expect(omittedWith(room + 1)).toEqual(['object.big', 'object.filler']);
});

it('always leaves the object and its id, however long', () => {
  const id = `job_${'x'.repeat(30_000)}`;
  const { data } = eventOf({ id, name: 'Nurse' }, { id: 'y', object: 'z', name: 'Cook' });
  expect(data.object).toEqual({ object: 'job', id });
  expect(data.previous).toEqual({});
  expect(data.context.omitted).toHaveLength(4);
});

describe('whatever the fields are', () => {
  const fields = fc.dictionary(
    fc.stringMatching(/^field_[a-z]{1,8}$/),
    fc.oneof(
      fc.string({ maxLength: 50, unit: 'binary' }),
      fc.nat(9_000).map((length) => '"'.repeat(length)),
      fc.constant(null),
    ),
    { maxKeys: 12 },
  );

  it('the body is below 20 kB, says whose it is, and what is missing is named', () => {
    fc.assert(
      fc.property(fields, fc.option(fields), (after, before) => {
        const event = eventOf(after, before);
        expect(sizeOf(event)).toBeLessThan(maxEventBytes);
        const { object, previous, context } = event.data;
        expect(object).toMatchObject(job);
        const missing = [
          ...Object.keys(after)
            .filter((field) => !(field in object))
            .map((field) => `object.${field}`),
          ...Object.keys(before ?? {})
            .filter((field) => !(field in (previous ?? {})))
            .map((field) => `previous.${field}`),
        ];
        expect([...((context.omitted as string[] | undefined) ?? [])].sort()).toEqual(missing.sort());
        expect(previous === null).toBe(before === null);
      }),
    );
  });
});
