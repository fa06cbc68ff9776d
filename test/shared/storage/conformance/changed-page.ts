import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { newJob } from '../../../../shared/domain/job.ts';
import type { Job } from '../../../../shared/domain/stored/job.ts';
import { tableName } from '../../../../shared/platform/names.ts';
import { type ChangesRequest, changedPage } from '../../../../shared/storage/changed-page.ts';
import { type JobStore, jobStore } from '../../../../shared/storage/jobs.ts';
import { openTable } from '../../../../shared/storage/table.ts';
import type { Backend } from '../../../support/backend.ts';
import { newOrigin } from './origin.ts';

type One = ReturnType<typeof newOrigin>;

/** What every engine must do under shared/storage/changed-page.ts; jobs stand for all kinds. */
export function changedPageConformance(backend: () => Backend): void {
  let jobs: JobStore;
  beforeAll(() => {
    jobs = jobStore(backend().table);
  });
  const at = (one: One, seconds: number) => new Date(one.origin.now.getTime() + seconds * 1000);
  const insert = async (one: One, count: number) => {
    const made: Job[] = [];
    for (let n = 0; n < count; n++) {
      const now = at(one, n);
      const job = newJob({ name: `Job ${n}` }, { ...one.making, now });
      made.push(await jobs.insert({ ...one.origin, now }, job, []));
    }
    return made;
  };
  const change = (one: One, { id }: Job, seconds: number) =>
    jobs.change({ ...one.origin, now: at(one, seconds) }, id, (next) => ({ next, events: [] }));
  const remove = (one: One, { id }: Job, seconds: number) =>
    jobs.remove({ ...one.origin, now: at(one, seconds) }, id, []);
  const request = (one: One, more: Partial<ChangesRequest> = {}): ChangesRequest => ({
    limit: 100,
    order: 'asc',
    now: at(one, 1000),
    includeDeleted: false,
    ...more,
  });
  const list = (one: One, more?: Partial<ChangesRequest>) =>
    jobs.listChanged(one.origin.organizationId, request(one, more));
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);

  it('gives resources and deletions in the order of their last change, in pages that count both', async () => {
    const one = newOrigin();
    const [first, second, third, fourth] = (await insert(one, 4)) as [Job, Job, Job, Job];
    await change(one, first, 10);
    await remove(one, second, 20);
    await change(one, third, 30);
    for (const order of ['asc', 'desc'] as const) {
      const seen: string[] = [];
      let position: string | undefined;
      do {
        const page = await list(one, { limit: 1, order, position, includeDeleted: true });
        expect(page.items.length + page.deleted.length).toBe(1);
        seen.push(...ids(page.items), ...ids(page.deleted).map((id) => `deleted ${id}`));
        position = page.next ?? undefined;
      } while (position);
      const expected = [fourth.id, first.id, `deleted ${second.id}`, third.id];
      expect(seen).toEqual(order === 'asc' ? expected : expected.toReversed());
    }
  });

  it('keeps to updated_after and updated_before, neither included', async () => {
    const one = newOrigin();
    const made = await insert(one, 5);
    const page = await list(one, { updatedAfter: at(one, 1), updatedBefore: at(one, 4) });
    expect(ids(page.items)).toEqual(ids(made.slice(2, 4)));
  });

  it('shows a resource again that changes while it is read in ascending order, and misses none', async () => {
    const one = newOrigin();
    const made = await insert(one, 3);
    const first = await list(one, { limit: 2 });
    expect(ids(first.items)).toEqual(ids(made.slice(0, 2)));
    await change(one, made[0] as Job, 50);
    const rest = await list(one, { position: first.next ?? '' });
    expect(ids(rest.items)).toEqual([made[2]?.id, made[0]?.id]);
    expect(rest.items[1]?.version).toBe(2);
  });

  it('leaves out what is no longer within updated_before: the next range has it', async () => {
    const one = newOrigin();
    const [job] = (await insert(one, 1)) as [Job];
    const { organizationId } = one.origin;
    const changed = { ...job, updated_at: at(one, 90).toISOString() };
    const getFirst = async () => [changed];
    const source = { organizationId, followed: 'JOB' as const, getFirst };
    const before = await changedPage(backend().table, source, request(one, { updatedBefore: at(one, 60) }));
    expect(before.items).toEqual([]);
  });

  it('shows no deletion after 30 days, although its row may still be there', async () => {
    const one = newOrigin();
    const [job] = (await insert(one, 1)) as [Job];
    await remove(one, job, 0);
    const days = (count: number) => new Date(one.origin.now.getTime() + count * 24 * 3600 * 1000);
    const deletedAt = async (now: Date) => ids((await list(one, { now, includeDeleted: true })).deleted);
    expect(await deletedAt(days(29.9))).toEqual([job.id]);
    expect(await deletedAt(days(30.1))).toEqual([]);
  });

  it('dates a change of a repeated request by its own run, not by the first one', async () => {
    const one = newOrigin();
    const [job] = (await insert(one, 1)) as [Job];
    const origin = { ...one.origin, now: at(one, 3600) };
    const after = await jobs.change(origin, job.id, (next) => ({ next, events: [] }));
    expect(after.updated_at).toBe(at(one, 3600).toISOString());
    const other = await jobs.insert(origin, newJob({ name: 'Late' }, one.making), []);
    expect(other.updated_at).toBe(at(one, 3600).toISOString());
  });

  describe('a page', () => {
    it('costs the same at any depth and size, where the engine counts read units', async ({ skip }) => {
      const costs: number[] = [];
      for (const size of [60, 120]) {
        const one = newOrigin();
        await insert(one, size);
        const first = await list(one, { limit: 25 });
        for (const position of [undefined, first.next ?? '']) {
          const read = countUnits(backend().documents);
          const page = await jobStore(read.table).listChanged(
            one.origin.organizationId,
            request(one, { limit: 25, position, includeDeleted: true }),
          );
          expect(page.items).toHaveLength(25);
          costs.push(read.units());
        }
      }
      if (costs.includes(Number.NaN)) skip('the engine does not count read units');
      expect(new Set(costs).size).toBe(1);
    });
  });
}

/** A table that adds up the read units of its reads; not a number where the engine names none. */
function countUnits(documents: DynamoDBDocumentClient) {
  let sum = 0;
  const send = async (command: { input: object }) => {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const answer = await documents.send(command as Parameters<typeof documents.send>[0]);
    const { ConsumedCapacity = [] } = answer as { ConsumedCapacity?: object };
    for (const one of [ConsumedCapacity].flat() as { CapacityUnits?: number }[])
      sum += one.CapacityUnits ?? Number.NaN;
    return answer;
  };
  const counting = { send } as unknown as DynamoDBDocumentClient;
  return { table: openTable(counting, tableName('prod')), units: () => sum };
}
