import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventEnvelope, eventNames } from '../../../shared/contracts/events.ts';
import { exampleEvent } from '../../../shared/examples/event-examples.ts';
import { application, candidate, scan } from '../../../shared/examples/example-resources.ts';
import { deliveredBody } from '../../../shared/webhooks/delivered-body.ts';

/** Of the person of the examples, and what the store keeps for itself. */
const secrets = [
  candidate.first_name,
  candidate.last_name,
  candidate.email,
  scan.file.filename,
  'submission',
  'profile',
  'summary',
  'secret',
  'file_key',
  'claimed_by',
  'retention_due_on',
  '@',
  'X-Amz',
];

describe.each(eventNames)('the example of %s', (name) => {
  const event = exampleEvent(name);
  const text = JSON.stringify(event);

  it('is a whole envelope of that type', () => {
    expect(v.parse(eventEnvelope, JSON.parse(text))).toEqual(event);
    expect(event.type).toBe(name);
    expect(event.data.object.object).toBe(name.split('.')[0]);
    expect(event.data.object.id).toEqual(expect.any(String));
    if (event.data.object.version !== undefined) expect(event.data.object.version).toBe(event.sequence);
  });

  it('is below 20 kB, whole, and smaller still when it is thin', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(20_000);
    expect(event.data.context).not.toHaveProperty('omitted');
    const { data, ...envelope } = JSON.parse(deliveredBody(text, 'thin'));
    const { object, id } = event.data.object;
    expect(data).toEqual({ object: { object, id }, previous: null, context: event.data.context });
    expect(envelope).toEqual({ ...event, data: undefined });
    expect(JSON.stringify({ ...envelope, data }).length).toBeLessThan(1_200);
  });

  it('holds nothing of the person, no text of the CV, and nothing that opens a door', () => {
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('is the same each time', () => {
    expect(exampleEvent(name)).toEqual(event);
  });
});

it('they differ in their ids, and are about the same few resources', () => {
  const events = eventNames.map(exampleEvent);
  expect(new Set(events.map(({ id }) => id)).size).toBe(eventNames.length);
  const told = events.filter(({ type }) => type.startsWith('application.'));
  expect(new Set(told.map(({ data }) => data.object.id))).toEqual(new Set([application.id]));
});

it('those of a change say what was before, and those of a creation or an end say null', () => {
  const isBorn = /\.(created|flagged|deleted|anonymized|note_added)$|^usage\.|^intake\.started$/;
  for (const name of eventNames) {
    const { previous } = exampleEvent(name).data;
    if (isBorn.test(name)) expect(previous, name).toBeNull();
    else expect(previous, name).not.toBeNull();
  }
});
