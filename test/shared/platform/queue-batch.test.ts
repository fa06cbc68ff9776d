import type { SQSEvent, SQSRecord } from 'aws-lambda';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';

// What fails here fails on purpose; its log lines would bury those of a real failure.
beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
});

const batchOf = (ids: string[]): SQSEvent => ({
  Records: ids.map((messageId) => ({ messageId, body: '' }) as SQSRecord),
});

it('gives back exactly the messages that failed, and handles every one', async () => {
  const batches = fc.uniqueArray(fc.record({ id: fc.uuid(), fails: fc.boolean() }), {
    selector: ({ id }) => id,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(batches, async (messages) => {
      const handled: string[] = [];
      const failing = new Set(messages.filter(({ fails }) => fails).map(({ id }) => id));
      const answer = await eachMessage(async ({ messageId }) => {
        handled.push(messageId);
        if (failing.has(messageId)) throw new Error('broken');
      })(batchOf(messages.map(({ id }) => id)));
      expect(handled).toEqual(messages.map(({ id }) => id));
      expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual([...failing]);
    }),
  );
});

it('keeps the others going while one hangs', async () => {
  let release = () => {};
  const hanging = new Promise<void>((resolve) => {
    release = resolve;
  });
  const done: string[] = [];
  const answer = eachMessage(async ({ messageId }) => {
    if (messageId === 'slow') await hanging;
    done.push(messageId);
    if (done.length === 2) release();
  })(batchOf(['slow', 'a', 'b']));
  expect(await answer).toEqual({ batchItemFailures: [] });
  expect(done).toEqual(['a', 'b', 'slow']);
});
