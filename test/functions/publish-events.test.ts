import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishEvents } from '../../functions/workers/publish-events/handler.ts';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { buildEvent } from '../../shared/domain/event.ts';
import { asFunction } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { letServicesSend } from '../support/let-services-send.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { logLines } from './support/log-lines.ts';
import { originOf } from './support/origin.ts';
import { makeQueue, queueOfStage } from './support/queues.ts';

interface Published {
  source: string;
  'detail-type': string;
  time: string;
  detail: EventEnvelope;
}

const busName = 'events-of-this-test';
const linesOf = logLines();
let backend: Backend;
let bus: EventBridgeClient;
const asideBodies: string[] = [];
const setAside = async (body: string) => void asideBodies.push(body);
let heard: ReturnType<typeof makeQueue>;

beforeAll(async () => {
  backend = await sharedBackend();
  bus = new EventBridgeClient(backend.place);
  heard = makeQueue(backend, 'heard');
  letServicesSend(backend, heard.arn);
  const { buses } = backend.services;
  buses.createBus({ name: busName, arn: `arn:aws:events:us-east-1:000000000000:event-bus/${busName}` });
  const pattern = { source: ['hiring', 'hiring.internal'] };
  buses.putRule({ name: 'all', busName, pattern, targets: [{ id: 'heard', arn: heard.arn }] });
});
beforeEach(() => {
  heard.take();
  asideBodies.length = 0;
});
afterAll(() => bus.destroy());

/** Stream records of so many events, numbered from 0 by their sequence. */
async function recordsOf(count: number, type: EventEnvelope['type'] = 'job.updated') {
  const caller = await newCaller(backend);
  return Array.from({ length: count }, (_, n) => {
    const object = { object: 'job', id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ' };
    const body = { type: type as 'job.updated', sequence: n, object, previous: null };
    const event = buildEvent(originOf(caller, new Date(1_760_000_000_000 + n * 1000)), body);
    return { sequenceNumber: `number-${n}`, body: JSON.stringify(event), event };
  });
}
const sequences = () => heard.take<Published>().map(({ detail }) => detail.sequence);

describe('published', () => {
  it('is every event whole, by its name and time', async () => {
    const [record] = await recordsOf(1);
    expect(await publishEvents({ bus, busName, setAside })(record ? [record] : [])).toBeNull();
    expect(heard.take<Published>()).toMatchObject([
      { source: 'hiring', 'detail-type': 'job.updated', detail: record?.event, time: '2025-10-09T08:53:20Z' },
    ]);
  });

  it('is a test under a name of its own, where no rule takes it for the event that it shows', async () => {
    const caller = await newCaller(backend);
    const object = { object: 'scan', id: 'scan_01HZZZZZZZZZZZZZZZZZZZZZZZ' };
    const body = {
      type: 'scan.created' as const,
      sequence: 1,
      object,
      previous: null,
      context: { test: true },
    };
    const event = buildEvent(originOf(caller), body);
    await publishEvents({ bus, busName, setAside })([{ sequenceNumber: '1', body: JSON.stringify(event) }]);
    expect(heard.take<Published>()).toMatchObject([
      { source: 'hiring.internal', 'detail-type': 'webhook_endpoint.tested', detail: event },
    ]);
  });

  it('are all events of a batch, in their order', async () => {
    expect(await publishEvents({ bus, busName, setAside })(await recordsOf(23))).toBeNull();
    expect(sequences()).toEqual(Array.from({ length: 23 }, (_, n) => n));
  });

  it('are our own events under a source that no webhook listens to', async () => {
    await publishEvents({ bus, busName, setAside })(await recordsOf(1, 'scan.requeued'));
    expect(heard.take<Published>()).toMatchObject([
      { source: 'hiring.internal', 'detail-type': 'scan.requeued' },
    ]);
  });

  it('is nothing for an empty batch', async () => {
    expect(await publishEvents({ bus, busName, setAside })([])).toBeNull();
    expect(sequences()).toEqual([]);
  });
});

describe('not taken', () => {
  it('names the first event that the bus refused, and publishes nothing of the batches after it', async () => {
    const flaky = new EventBridgeClient(backend.place);
    const mock = mockClient(flaky);
    const fine = { EventId: 'x' };
    const busy = { ErrorCode: 'ThrottlingException' };
    mock
      .on(PutEventsCommand)
      .resolvesOnce({ Entries: Array(10).fill(fine) })
      .resolves({ Entries: [fine, fine, busy, fine, busy, ...Array(5).fill(fine)] });
    expect(await publishEvents({ bus: flaky, busName, setAside })(await recordsOf(40))).toBe('number-12');
    expect(mock.commandCalls(PutEventsCommand)).toHaveLength(2);
  });

  it('names the first event of a batch that the bus refused as a whole', async () => {
    const records = await recordsOf(15);
    expect(await publishEvents({ bus, busName: 'no-such-bus', setAside })(records)).toBe('number-0');

    const flaky = new EventBridgeClient(backend.place);
    const fine = { Entries: Array(10).fill({ EventId: 'x' }) };
    mockClient(flaky).on(PutEventsCommand).resolvesOnce(fine).rejects(new Error('no network'));
    expect(await publishEvents({ bus: flaky, busName, setAside })(records)).toBe('number-10');
    const lines = linesOf('the bus took none of a batch');
    expect(lines).toMatchObject([
      { level: 'warn', entries: 10 },
      { level: 'warn', entries: 5 },
    ]);
    expect(asideBodies).toEqual([]);
  });
});

describe('refused each time', () => {
  const refusing = (isRefused: (entry: { Detail?: string | undefined }) => boolean, asWhole: boolean) => {
    const strict = new EventBridgeClient(backend.place);
    mockClient(strict)
      .on(PutEventsCommand)
      .callsFake(async ({ Entries = [] }: { Entries?: { Detail?: string }[] }) => {
        const code = { name: 'ValidationException' };
        if (asWhole && Entries.some(isRefused)) throw Object.assign(new Error('too large'), code);
        return {
          Entries: Entries.map((entry) =>
            isRefused(entry) ? { ErrorCode: 'MalformedDetail' } : { EventId: 'x' },
          ),
        };
      });
    return strict;
  };

  it.each([false, true])(
    'is set aside alone, and those after it are published (as a whole: %s)',
    async (asWhole) => {
      const records = await recordsOf(25);
      const bad = new Set([records[3]?.body, records[4]?.body, records[24]?.body]);
      const strict = refusing(({ Detail }) => bad.has(Detail), asWhole);
      const aside = queueOfStage(backend, 'Undelivered');
      const send = (QueueUrl: string) => async (MessageBody: string) =>
        void (await backend.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody })));
      aside.take();
      const publish = publishEvents({ bus: strict, busName, setAside: send(aside.url) });
      expect(await asFunction('publish-events', () => publish(records))).toBeNull();
      expect(aside.take()).toEqual([...bad].map((body) => JSON.parse(body ?? '')));
    },
  );

  it.each([
    ['no JSON', () => '{"type":'],
    ['an empty text', () => ''],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['without a type', (body: string) => body.replace('"type"', '"kind"')],
    [
      'of an impossible instant',
      (body: string) => body.replace(/"created_at":"[^"]*"/, '"created_at":"soon"'),
    ],
    ['without an instant', (body: string) => body.replace('"created_at"', '"at"')],
  ])('is a body that is %s', async (_, spoil) => {
    const records = await recordsOf(12);
    const bad = records[2];
    if (bad) bad.body = spoil(bad.body);
    expect(await publishEvents({ bus, busName, setAside })(records)).toBeNull();
    expect(asideBodies).toEqual([bad?.body]);
    expect(sequences()).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('is one for which the bus returns 413, whatever the name of the error', async () => {
    const records = await recordsOf(5);
    const strict = new EventBridgeClient(backend.place);
    mockClient(strict)
      .on(PutEventsCommand)
      .callsFake(async ({ Entries = [] }: { Entries?: { Detail?: string }[] }) => {
        const tooLarge = { name: 'UnknownError', $metadata: { httpStatusCode: 413 } };
        if (Entries.some(({ Detail }) => Detail === records[1]?.body))
          throw Object.assign(new Error('too large'), tooLarge);
        return { Entries: Entries.map(() => ({ EventId: 'x' })) };
      });
    expect(await publishEvents({ bus: strict, busName, setAside })(records)).toBeNull();
    expect(asideBodies).toEqual([records[1]?.body]);
  });

  it.each(['InvalidArgument', 'MalformedDetail', 'SerializationException', 'ValidationException'])(
    'is one with the code %s',
    async (ErrorCode) => {
      const strict = new EventBridgeClient(backend.place);
      const [record] = await recordsOf(1);
      const records = record ? [record] : [];
      const publish = publishEvents({ bus: strict, busName, setAside });
      mockClient(strict)
        .on(PutEventsCommand)
        .resolves({ Entries: [{ ErrorCode }] });
      expect(await publish(records)).toBeNull();
      mockClient(strict)
        .on(PutEventsCommand)
        .rejects(Object.assign(new Error('refused'), { name: ErrorCode }));
      expect(await publish(records)).toBeNull();
      expect(asideBodies).toEqual([record?.body, record?.body]);
    },
  );

  it('is an event whose turn comes alone, and is repeated where the bus is then busy', async () => {
    const flaky = new EventBridgeClient(backend.place);
    const records = await recordsOf(3);
    const refused = { Entries: [{ EventId: 'x' }, { ErrorCode: 'InvalidArgument' }, { EventId: 'x' }] };
    const busy = { Entries: [{ ErrorCode: 'ThrottlingException' }] };
    mockClient(flaky).on(PutEventsCommand).resolvesOnce(refused).resolves(busy);
    expect(await publishEvents({ bus: flaky, busName, setAside })(records)).toBe('number-1');
    expect(asideBodies).toEqual([]);
  });

  it('is repeated where it could not be set aside', async () => {
    const records = await recordsOf(3);
    const strict = refusing(({ Detail }) => Detail === records[1]?.body, false);
    const failing = async () => Promise.reject(new Error('no queue'));
    await expect(publishEvents({ bus: strict, busName, setAside: failing })(records)).rejects.toThrow(
      'no queue',
    );
  });
});

it('the bus is not called for records that are no events', async () => {
  const broken = new EventBridgeClient(backend.place);
  const calls = mockClient(broken);
  const records = ['{', 'null'].map((body, at) => ({ sequenceNumber: `number-${at}`, body }));
  expect(await publishEvents({ bus: broken, busName, setAside })(records)).toBeNull();
  expect(asideBodies).toEqual(['{', 'null']);
  expect(calls.calls()).toHaveLength(0);
});
