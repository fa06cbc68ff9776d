import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventEnvelope } from '../../../shared/contracts/events.ts';
import {
  buildEvent,
  changedFields,
  type EventOrigin,
  instantAfter,
  previousOf,
} from '../../../shared/domain/event.ts';
import { instant, making, sampleJob } from './support/samples.ts';

const origin: EventOrigin = {
  organizationId: making.newId('organization'),
  environment: 'production',
  actor: { type: 'api_key', id: 'key_1' },
  requestId: 'req_1',
  now: instant,
  newEventId: () => making.newId('event'),
};
const job = sampleJob();
const body = (object: object, previous: Record<string, unknown> | null = null) => ({
  type: 'job.updated' as const,
  sequence: 7,
  object: { object: 'job', id: job.id, ...object },
  previous,
});

describe('the envelope', () => {
  it('is as the contract words it, with the version of the resource as its sequence', () => {
    const event = buildEvent(origin, { ...body({ name: 'Cook' }), context: { reopened: true } });
    expect(v.is(eventEnvelope, event)).toBe(true);
    expect(event).toMatchObject({
      api_version: 'v1',
      sequence: 7,
      created_at: instant.toISOString(),
      request_id: 'req_1',
      data: { previous: null, context: { reopened: true, actor: origin.actor } },
    });
  });

  it('does not let a context pass itself off as another actor', () => {
    const forged = { ...body({}), context: { actor: { type: 'system', id: 'nobody' } } };
    expect(buildEvent(origin, forged).data.context.actor).toEqual(origin.actor);
  });
});

it('a change is dated after the one before it, however late that was', () => {
  const after = (ms: number) => instantAfter(new Date(instant.getTime() + ms).toISOString(), origin);
  const dated = (ms: number) => new Date(instant.getTime() + ms).toISOString();
  expect([after(-60_000), after(-1), after(0), after(60_000)]).toEqual([0, 0, 1, 60_001].map(dated));
});

it('an event has the old values of what changed, but for what changes each time', () => {
  const after = { ...job, name: 'Chef', version: 2, updated_at: 'later' };
  expect(previousOf(job, after)).toEqual({ name: job.name });
  expect(previousOf(null, after)).toBeNull();
});

describe('changedFields', () => {
  it('gives the old values of the fields that differ, deep ones too', () => {
    const after = { ...job, name: 'Chef', job_details: { ...job.job_details, salary_min: 1 } };
    expect(changedFields(job, after)).toEqual({ name: job.name, job_details: job.job_details });
  });

  it('is empty for equals and leaves out the ignored fields', () => {
    expect(changedFields(job, structuredClone(job))).toEqual({});
    expect(changedFields(job, { ...job, version: 2 }, ['version'])).toEqual({});
  });

  it('turns the new state back into the old one', () => {
    const state = fc.record({ a: fc.integer(), b: fc.array(fc.boolean()), c: fc.option(fc.string()) });
    fc.assert(
      fc.property(state, state, (before, after) => {
        expect({ ...after, ...changedFields(before, after) }).toEqual(before);
      }),
    );
  });
});
