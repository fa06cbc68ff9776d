import { createHash } from 'node:crypto';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import { connect, DEAD_LETTER_ARN, makeFolder, QUEUE_ARN, serve, startServices } from './start-services.ts';

/** A clock that moves only when a test moves it. */
function makeClock() {
  let now = Date.UTC(2026, 0, 1);
  const passSeconds = (seconds: number) => {
    now += seconds * 1000;
  };
  return { clock: () => now, passSeconds };
}

async function startQueue() {
  const { clock, passSeconds } = makeClock();
  const services = await startServices(clock);
  const { sqs } = connect(services.endpoint);
  const QueueUrl = services.queueUrl;
  const send = (MessageBody: string, more = {}) =>
    sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, ...more }));
  const receive = async (more = {}) =>
    (await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, ...more }))).Messages ??
    [];
  return { ...services, sqs, QueueUrl, send, receive, passSeconds };
}

describe('delivery', () => {
  it('gives back what was sent: body, attributes and group', async () => {
    const { send, receive } = await startQueue();
    await send('{"näme":"☃"}', {
      MessageGroupId: 'endpoint-1',
      MessageAttributes: {
        kind: { DataType: 'String', StringValue: 'scan' },
        raw: { DataType: 'Binary', BinaryValue: Buffer.from([1, 2, 255]) },
      },
    });
    const [message] = await receive({ MessageAttributeNames: ['All'], MessageSystemAttributeNames: ['All'] });
    expect(message?.Body).toBe('{"näme":"☃"}');
    expect(message?.Attributes).toMatchObject({ MessageGroupId: 'endpoint-1', ApproximateReceiveCount: '1' });
    expect(message?.MessageAttributes?.kind?.StringValue).toBe('scan');
    expect([...(message?.MessageAttributes?.raw?.BinaryValue ?? [])]).toEqual([1, 2, 255]);
  });

  it('answers the attribute checksum that AWS documents', async () => {
    const { send } = await startQueue();
    const attributes = { a: { DataType: 'String', StringValue: 'v' } };
    const { MD5OfMessageAttributes } = await send('x', { MessageAttributes: attributes });
    const bytes = '\0\0\0\x01a\0\0\0\x06String\x01\0\0\0\x01v';
    expect(MD5OfMessageAttributes).toBe(createHash('md5').update(bytes).digest('hex'));
  });

  it('hides a received message, and redelivers it once the visibility timeout has passed', async () => {
    const { send, receive, passSeconds } = await startQueue();
    await send('x');
    expect(await receive()).toHaveLength(1);
    passSeconds(29);
    expect(await receive()).toHaveLength(0);
    passSeconds(1);
    const [again] = await receive({ MessageSystemAttributeNames: ['ApproximateReceiveCount'] });
    expect(again?.Attributes).toEqual({ ApproximateReceiveCount: '2' });
  });

  it('holds a delayed message back until its delay is over', async () => {
    const { send, receive, passSeconds } = await startQueue();
    await send('later', { DelaySeconds: 900 });
    passSeconds(899);
    expect(await receive()).toHaveLength(0);
    passSeconds(1);
    expect(await receive()).toHaveLength(1);
  });

  it('never delivers a deleted message again, and lets an outdated handle delete nothing', async () => {
    const { send, receive, passSeconds, sqs, QueueUrl } = await startQueue();
    await send('x');
    const [first] = await receive();
    passSeconds(30);
    const [second] = await receive();
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle }));
    passSeconds(20);
    await sqs.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl,
        ReceiptHandle: second?.ReceiptHandle,
        VisibilityTimeout: 60,
      }),
    );
    passSeconds(59);
    expect(await receive()).toHaveLength(0);
    const Entries = [{ Id: 'a', ReceiptHandle: second?.ReceiptHandle }];
    await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
    passSeconds(3600);
    expect(await receive()).toHaveLength(0);
  });

  it('moves a message to the dead-letter queue after maxReceiveCount receives', async () => {
    const { send, receive, passSeconds, queues } = await startQueue();
    const { MessageId } = await send('poison');
    for (const _ of [1, 2]) {
      expect(await receive()).toHaveLength(1);
      passSeconds(30);
    }
    expect(await receive()).toHaveLength(0);
    const [dead] = queues.receive(DEAD_LETTER_ARN, 1);
    expect(dead).toMatchObject({ messageId: MessageId, body: 'poison' });
    expect(dead?.attributes.DeadLetterQueueSourceArn).toBe(QUEUE_ARN);
  });

  it('forgets a message past its retention', async () => {
    const { send, receive, passSeconds } = await startQueue();
    await send('old');
    passSeconds(345_601);
    expect(await receive()).toHaveLength(0);
  });

  it('counts what is visible, in flight and delayed', async () => {
    const { send, receive, sqs, QueueUrl } = await startQueue();
    for (const body of ['a', 'b', 'c']) await send(body);
    await send('d', { DelaySeconds: 5 });
    await receive({ MaxNumberOfMessages: 2 });
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
    );
    expect(Attributes).toMatchObject({
      ApproximateNumberOfMessages: '1',
      ApproximateNumberOfMessagesNotVisible: '2',
      ApproximateNumberOfMessagesDelayed: '1',
      QueueArn: QUEUE_ARN,
    });
  });
});

describe('waiting', () => {
  it('ends a long poll as soon as a message arrives', async () => {
    const { send, receive } = await startQueue();
    const polling = receive({ WaitTimeSeconds: 20 });
    await send('now');
    expect((await polling).map(({ Body }) => Body)).toEqual(['now']);
  });

  it('takes no message for a caller who hung up', async () => {
    const { send, sqs, QueueUrl, queues } = await startQueue();
    const hangUp = new AbortController();
    const polling = sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }), {
      abortSignal: hangUp.signal,
    });
    const refusal = expect(polling).rejects.toThrow();
    setTimeout(() => hangUp.abort(), 50);
    await refusal;
    await send('kept');
    expect(queues.depth(QUEUE_ARN)).toEqual({ visible: 1, inFlight: 0, delayed: 0 });
  });

  it('notifies a listener of messages sent, delayed and returned, until it unsubscribes', async () => {
    const { queues } = await startServices();
    const bodies: string[] = [];
    const done = Promise.withResolvers<void>();
    queues.send(QUEUE_ARN, { body: 'before' });
    const unsubscribe = queues.onAvailable(QUEUE_ARN, () => {
      for (const { body, receiptHandle, attributes } of queues.receive(QUEUE_ARN, 10, 1)) {
        bodies.push(`${body} ${attributes.ApproximateReceiveCount}`);
        if (body !== 'before' || attributes.ApproximateReceiveCount === '2')
          queues.delete(QUEUE_ARN, receiptHandle);
        if (bodies.length === 4) done.resolve();
      }
    });
    queues.send(QUEUE_ARN, { body: 'sent' });
    queues.send(QUEUE_ARN, { body: 'delayed', delaySeconds: 1 });
    await done.promise;
    expect(bodies.toSorted()).toEqual(['before 1', 'before 2', 'delayed 1', 'sent 1']);
    unsubscribe();
  });
});

describe('restart', () => {
  it('keeps messages, and gives those in flight back at once with their receive count', async () => {
    const dir = makeFolder();
    const before = await serve(dir);
    before.queues.send(QUEUE_ARN, { body: 'held' });
    before.queues.send(QUEUE_ARN, { body: 'delayed', delaySeconds: 900 });
    expect(before.queues.receive(QUEUE_ARN, 10)).toHaveLength(1);
    await before.stop();

    const after = await serve(dir);
    after.queues.releaseInFlight();
    expect(after.queues.depth(QUEUE_ARN)).toEqual({ visible: 1, inFlight: 0, delayed: 1 });
    const [message] = after.queues.receive(QUEUE_ARN, 10);
    expect(message).toMatchObject({ body: 'held', attributes: { ApproximateReceiveCount: '2' } });
    await after.stop();
  });

  it('calls a listener at once, though the clock has passed a timer that has not fired', async () => {
    const { queues, passSeconds } = await startQueue();
    const heard = new Promise<void>((resolve) => {
      queues.send(QUEUE_ARN, { body: 'later', delaySeconds: 900 });
      const stop = queues.onAvailable(QUEUE_ARN, () => {
        stop();
        resolve();
      });
    });
    // A laptop that slept: its timers have not gone on.
    passSeconds(1200);
    queues.send(QUEUE_ARN, { body: 'now' });
    await heard;
    expect(queues.receive(QUEUE_ARN, 10).map(({ body }) => body)).toEqual(['later', 'now']);
  });

  it('gives those in flight back before those that came later', async () => {
    const dir = makeFolder();
    const { clock, passSeconds } = makeClock();
    const before = await serve(dir, clock);
    before.queues.send(QUEUE_ARN, { body: 'held' });
    expect(before.queues.receive(QUEUE_ARN, 1)).toMatchObject([{ body: 'held' }]);
    passSeconds(1);
    before.queues.send(QUEUE_ARN, { body: 'later' });
    await before.stop();

    passSeconds(1);
    const after = await serve(dir, clock);
    after.queues.releaseInFlight();
    expect(after.queues.receive(QUEUE_ARN, 10).map(({ body }) => body)).toEqual(['held', 'later']);
    await after.stop();
  });

  it('refuses a second local cloud on the same folder', async () => {
    const dir = makeFolder();
    const first = await serve(dir);
    await expect(serve(dir)).rejects.toThrow('Another local cloud already runs');
    await first.stop();
  });
});

describe('400', () => {
  it('names the queue that does not exist', async () => {
    const { sqs } = await startQueue();
    const missing = sqs.send(new GetQueueUrlCommand({ QueueName: 'nowhere' }));
    await expect(missing).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
  });

  it('refuses an operation it does not emulate, by name', async () => {
    const { sqs, QueueUrl } = await startQueue();
    await expect(sqs.send(new PurgeQueueCommand({ QueueUrl }))).rejects.toThrow('AmazonSQS.PurgeQueue');
  });

  it.each([
    ['a delay above 900 s', { DelaySeconds: 901 }, 'InvalidParameterValue'],
    ['more than 1 MiB', { MessageBody: 'x'.repeat(1_048_577) }, 'InvalidParameterValue'],
    ['a control character', { MessageBody: 'a\u0000b' }, 'InvalidMessageContents'],
    ['an empty body', { MessageBody: '' }, 'MissingParameter'],
    ['a deduplication id', { MessageDeduplicationId: 'x' }, 'InvalidParameterValue'],
  ])('refuses %s', async (_, input, name) => {
    const { send } = await startQueue();
    await expect(send('x', input)).rejects.toMatchObject({ name });
  });

  it('takes a message of exactly 1 MiB', async () => {
    const { send, receive } = await startQueue();
    await send('x'.repeat(1_048_576));
    expect((await receive())[0]?.Body).toHaveLength(1_048_576);
  });

  it('refuses one entry of a batch and sends the others', async () => {
    const { sqs, QueueUrl, receive } = await startQueue();
    const Entries = [
      { Id: 'good', MessageBody: 'kept', MessageGroupId: 'g' },
      { Id: 'bad', MessageBody: 'x', DelaySeconds: 901 },
    ];
    const answer = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    expect(answer.Successful?.map(({ Id }) => Id)).toEqual(['good']);
    expect(answer.Failed).toMatchObject([{ Id: 'bad', Code: 'InvalidParameterValue', SenderFault: true }]);
    expect((await receive()).map(({ Body }) => Body)).toEqual(['kept']);
  });

  it.each([
    ['EmptyBatchRequest', []],
    ['BatchEntryIdsNotDistinct', [1, 1].map(() => ({ Id: 'same', MessageBody: 'x' }))],
    [
      'TooManyEntriesInBatchRequest',
      Array.from({ length: 11 }, (_, i) => ({ Id: `${i}`, MessageBody: 'x' })),
    ],
    ['BatchRequestTooLong', ['a', 'b'].map((Id) => ({ Id, MessageBody: 'x'.repeat(600_000) }))],
  ])('refuses a whole batch with %s', async (name, Entries) => {
    const { sqs, QueueUrl } = await startQueue();
    await expect(sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }))).rejects.toMatchObject({
      name,
    });
  });
});
