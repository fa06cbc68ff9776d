import { ListRulesCommand, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { describe, expect, it } from 'vitest';
import { compilePattern, type EventPattern } from '../../../../infra/local/services/event-pattern.ts';
import type { RuleTarget } from '../../../../infra/local/services/eventbridge.ts';
import { connect, DEAD_LETTER_ARN, QUEUE_ARN, startServices } from './start-services.ts';

const BUS_ARN = 'arn:aws:events:us-east-1:000000000000:event-bus/hiring';

async function startBus(
  target: Partial<RuleTarget> = {},
  pattern: EventPattern = { 'detail-type': ['scan.created'] },
) {
  const services = await startServices();
  const { events } = connect(services.endpoint);
  services.buses.createBus({ name: 'hiring', arn: BUS_ARN });
  services.buses.putRule({
    name: 'scans',
    busName: 'hiring',
    pattern,
    targets: [{ id: 'queue', arn: QUEUE_ARN, ...target }],
  });
  const entry = {
    EventBusName: 'hiring',
    Source: 'hiring',
    DetailType: 'scan.created',
    Detail: '{"id":"scan_1","n":2}',
  };
  const put = (...Entries: object[]) =>
    events.send(new PutEventsCommand({ Entries: Entries.map((more) => ({ ...entry, ...more })) }));
  const bodies = () => services.queues.receive(QUEUE_ARN, 10).map(({ body }) => body);
  return { ...services, events, put, bodies };
}

describe('delivery', () => {
  it('sends a matching event to the queue as AWS writes it, and leaves the others out', async () => {
    const { put, bodies } = await startBus();
    const answer = await put(
      { Time: new Date('2026-01-02T03:04:05Z'), Resources: ['r'] },
      { DetailType: 'job.created' },
    );
    expect(answer.FailedEntryCount).toBe(0);
    expect(bodies().map((body) => JSON.parse(body))).toEqual([
      {
        version: '0',
        id: answer.Entries?.[0]?.EventId,
        'detail-type': 'scan.created',
        source: 'hiring',
        account: '000000000000',
        time: '2026-01-02T03:04:05Z',
        region: 'us-east-1',
        resources: ['r'],
        detail: { id: 'scan_1', n: 2 },
      },
    ]);
  });

  it('sends only the part that the input path names', async () => {
    const { put, bodies } = await startBus({ inputPath: '$.detail.id' });
    await put({});
    expect(bodies()).toEqual(['"scan_1"']);
  });

  it('fills the template, quoting text and leaving numbers as they are', async () => {
    const inputTransformer = {
      inputPathsMap: { id: '$.detail.id', n: '$.detail.n', detail: '$.detail' },
      inputTemplate: '{"scan":<id>,"label":"scan <id> no <n>","n":<n>,"all":<detail>}',
    };
    const { put, bodies } = await startBus({ inputTransformer });
    await put({});
    const all = { id: 'scan_1', n: 2 };
    expect(JSON.parse(bodies()[0] ?? '')).toEqual({ scan: 'scan_1', label: 'scan scan_1 no 2', n: 2, all });
  });

  it('keeps the event on the dead-letter queue when the target does not exist', async () => {
    const { put, queues } = await startBus({ arn: `${QUEUE_ARN}-gone`, deadLetterArn: DEAD_LETTER_ARN });
    await put({});
    expect(JSON.parse(queues.receive(DEAD_LETTER_ARN, 1)[0]?.body ?? '').detail.id).toBe('scan_1');
  });
});

describe('limits', () => {
  it('lists a malformed entry as failed and sends the others', async () => {
    const { put, bodies } = await startBus();
    const answer = await put({ Detail: 'not json' }, {}, { Source: '' });
    expect(answer.FailedEntryCount).toBe(2);
    expect(answer.Entries?.map(({ ErrorCode }) => ErrorCode)).toEqual([
      'MalformedDetail',
      undefined,
      'InvalidArgument',
    ]);
    expect(bodies()).toHaveLength(1);
  });

  it('refuses more than ten entries, and more than 1 MB in all', async () => {
    const { put } = await startBus();
    const eleven = Array.from({ length: 11 }, () => ({}));
    await expect(put(...eleven)).rejects.toMatchObject({ name: 'ValidationException' });
    const half = { Detail: JSON.stringify({ text: 'x'.repeat(530_000) }) };
    await expect(put(half, half)).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('names the bus or the operation that does not exist, and sends nothing of that request', async () => {
    const { put, events, bodies } = await startBus();
    await expect(put({}, { EventBusName: 'other' })).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await expect(events.send(new ListRulesCommand({}))).rejects.toThrow('AWSEvents.ListRules');
    expect(bodies()).toEqual([]);
  });
});

describe('patterns', () => {
  const event = {
    source: 'hiring',
    detail: {
      type: 'scan.completed',
      size: 12,
      tags: ['a', 'b'],
      nested: { ok: true },
      none: null,
      file: 'cv.pdf',
    },
  };
  it.each<[boolean, EventPattern]>([
    [true, { source: ['other', 'hiring'] }],
    [false, { source: ['other'] }],
    [true, { detail: { nested: { ok: [true] } } }],
    [false, { detail: { nested: { ok: ['true'] } } }],
    [true, { detail: { none: [null] } }],
    [true, { detail: { tags: ['b'] } }],
    [false, { detail: { tags: ['c'] } }],
    [true, { detail: { type: [{ prefix: 'scan.' }] } }],
    [false, { detail: { type: [{ prefix: 'job.' }] } }],
    [true, { detail: { file: [{ suffix: '.pdf' }] } }],
    [false, { detail: { size: [{ prefix: '1' }] } }],
    [true, { detail: { type: [{ 'anything-but': 'job.created' }] } }],
    [false, { detail: { type: [{ 'anything-but': ['job.created', 'scan.completed'] }] } }],
    [false, { detail: { type: [{ 'anything-but': { prefix: 'scan.' } }] } }],
    [true, { detail: { type: [{ 'anything-but': { prefix: 'job.' } }] } }],
    [false, { detail: { missing: [{ 'anything-but': 'x' }] } }],
    [true, { detail: { size: [{ exists: true }], missing: [{ exists: false }] } }],
    [false, { detail: { size: [{ exists: false }] } }],
    [false, { detail: { missing: [{ exists: true }] } }],
    [true, { gone: { deeper: [{ exists: false }] } }],
    [true, { detail: { size: [{ numeric: ['>', 10, '<=', 12] }] } }],
    [false, { detail: { size: [{ numeric: ['>', 12] }] } }],
    [true, { detail: { size: [{ numeric: ['=', 12] }] } }],
    [true, { detail: { file: [{ wildcard: 'c*.p*f' }] } }],
    [false, { detail: { file: [{ wildcard: 'cv?pdf' }] } }],
    [true, { $or: [{ source: ['other'] }, { detail: { size: [12] } }] }],
    [false, { source: ['hiring'], $or: [{ source: ['other'] }, { detail: { size: [13] } }] }],
  ])('is %s for %j', (expected, pattern) => {
    expect(compilePattern(pattern)(event)).toBe(expected);
  });

  it.each<[string, EventPattern]>([
    ['an operator it does not know', { source: [{ cidr: '10.0.0.0/8' }] }],
    ['a bare value', { source: 'hiring' }],
    ['an empty list', { source: [] }],
    ['a comparison it does not know', { detail: { size: [{ numeric: ['~', 1] }] } }],
  ])('refuses %s when the rule is made', async (_, pattern) => {
    await expect(startBus({}, pattern)).rejects.toThrow(/event pattern/);
  });

  it('refuses a target or an input it cannot serve when the rule is made', async () => {
    const arn = 'arn:aws:lambda:us-east-1:000000000000:function:f';
    await expect(startBus({ arn })).rejects.toThrow(arn);
    await expect(startBus({ inputPath: '$.detail.items[0]' })).rejects.toThrow('items[0]');
  });
});
