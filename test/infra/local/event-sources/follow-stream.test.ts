import { afterEach, describe, expect, it } from 'vitest';
import { type Follower, followStream } from '../../../../infra/local/event-sources/follow-stream.ts';
import type { MappingProperties } from '../../../../infra/local/event-sources/mapping-properties.ts';
import type { StreamRecord } from '../../../../infra/local/event-sources/table-stream.ts';
import { Access } from '../../../../infra/local/iam/access.ts';
import type { Functions } from '../../../../infra/local/lambda/run-functions.ts';
import type { QueueService } from '../../../../infra/local/services/sqs.ts';
import { credentials } from '../../../../infra/local/template/local-account.ts';
import { waitUntil } from '../support/wait-until.ts';

type Answer = { failed: boolean; payload: string };
const taken: Answer = { failed: false, payload: 'null' };
const broken: Answer = { failed: true, payload: '{"errorMessage":"broken"}' };
const failedFrom = (record: number): Answer => ({
  failed: false,
  payload: JSON.stringify({ batchItemFailures: [{ itemIdentifier: String(record) }] }),
});

let follower: Follower | undefined;
afterEach(() => follower?.stop());

/** Follows a stream of the records 1 to `count` with a function that answers a batch of numbers. */
function follow(
  count: number,
  properties: Partial<MappingProperties>,
  answer: (batch: number[], call: number) => Answer,
) {
  const records: StreamRecord[] = [];
  const write = () => {
    const index = records.length;
    records.push({
      eventName: index % 2 ? 'MODIFY' : 'INSERT',
      dynamodb: { SequenceNumber: String(index + 1) },
    } as unknown as StreamRecord);
  };
  for (let index = 0; index < count; index++) write();
  const batches: number[][] = [];
  const saved: number[] = [];
  const setAside: unknown[] = [];
  const stream = {
    read: async (limit: number) => records.slice(saved.at(-1) ?? 0).slice(0, limit),
    save: ({ dynamodb }: StreamRecord) => void saved.push(Number(dynamodb.SequenceNumber)),
  };
  const functions = {
    find: () => ({ definition: { name: 'f' } }),
    invoke: async (_: string, { Records }: { Records: StreamRecord[] }) => {
      batches.push(Records.map(({ dynamodb }) => Number(dynamodb.SequenceNumber)));
      return answer(batches.at(-1) as number[], batches.length);
    },
  } as unknown as Functions;
  const queues = {
    send: (_: string, { body }: { body: string }) => setAside.push(JSON.parse(body).DDBStreamBatchInfo),
  } as unknown as QueueService;
  const mapping = {
    id: 'm',
    place: 'p',
    properties: { EventSourceArn: 'a', FunctionName: 'f', ...properties },
  };
  follower = followStream(mapping, stream, {
    functions,
    queues,
    access: new Access(credentials),
    onError: () => {},
  });
  return {
    batches,
    saved,
    setAside,
    write,
    untilSaved: (last: number) =>
      waitUntil(
        () => saved.at(-1),
        (at) => at === last,
      ),
  };
}

describe('a stream', () => {
  it('is read in batches, and each is saved once the function has taken it', async () => {
    const { batches, saved, untilSaved } = follow(5, { BatchSize: 2 }, () => taken);
    await untilSaved(5);
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
    expect(saved).toEqual([2, 4, 5]);
  });

  it('repeats a failed batch before it goes on, so that the order holds', async () => {
    const { batches, untilSaved } = follow(4, { BatchSize: 2 }, (_, call) => (call <= 2 ? broken : taken));
    await untilSaved(4);
    expect(batches).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
      [3, 4],
    ]);
  });

  it('goes on from the record that the function reports, and keeps what came before', async () => {
    const properties = { BatchSize: 4, FunctionResponseTypes: ['ReportBatchItemFailures'] };
    const { batches, saved, untilSaved } = follow(4, properties, (_, call) =>
      call === 1 ? failedFrom(3) : taken,
    );
    await untilSaved(4);
    expect(batches).toEqual([
      [1, 2, 3, 4],
      [3, 4],
    ]);
    expect(saved).toEqual([2, 4]);
  });

  it('repeats the whole batch when the function reports a record that was not in it', async () => {
    const properties = { FunctionResponseTypes: ['ReportBatchItemFailures'] };
    const { batches, untilSaved } = follow(2, properties, (_, call) => (call === 1 ? failedFrom(99) : taken));
    await untilSaved(2);
    expect(batches).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it.each(['"text"', '{"batchItemFailures":{}}', '{"batchItemFailures":[]}'])(
    'takes the answer %s for a success',
    async (payload) => {
      const properties = { FunctionResponseTypes: ['ReportBatchItemFailures'] };
      const { batches, untilSaved } = follow(2, properties, () => ({ failed: false, payload }));
      await untilSaved(2);
      expect(batches).toEqual([[1, 2]]);
    },
  );

  it('halves a failed batch where asked to, until the bad record stands alone and is set aside', async () => {
    const properties = {
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 1,
      DestinationConfig: { OnFailure: { Destination: 'arn:queue' } },
    };
    const { batches, setAside, untilSaved } = follow(4, properties, (batch) =>
      batch.includes(3) ? broken : taken,
    );
    await untilSaved(4);
    expect(batches).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [3], [4]]);
    expect(setAside).toMatchObject([{ startSequenceNumber: '3', endSequenceNumber: '3', batchSize: 1 }]);
  });

  it('gives the function only what the filters let through, and passes over the rest', async () => {
    const FilterCriteria = { Filters: [{ Pattern: '{"eventName":["MODIFY"]}' }] };
    const { batches, untilSaved } = follow(5, { FilterCriteria }, () => taken);
    await untilSaved(5);
    expect(batches).toEqual([[2, 4]]);
  });

  it('is read again after a while, and records that were written meanwhile share a batch', async () => {
    const startedAt = performance.now();
    let tookMs = 0;
    const { batches, write, untilSaved } = follow(1, {}, ([first]) => {
      if (first !== 1) return taken;
      tookMs = performance.now() - startedAt;
      write();
      setImmediate(write);
      return taken;
    });
    await untilSaved(3);
    expect(batches.flat()).toEqual([1, 2, 3]);
    // The next batch begins 40 ms after this one: a machine that needs so long until here has no pause left.
    if (tookMs < 30) expect(batches).toEqual([[1], [2, 3]]);
  });
});
