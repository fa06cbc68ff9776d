import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { idSource, timeOf } from '../../../../shared/domain/ids.ts';
import { tableName } from '../../../../shared/platform/names.ts';
import { dayPartition, monthPartition } from '../../../../shared/storage/keys.ts';
import { type ListSource, listPage, type PageRequest } from '../../../../shared/storage/list-page.ts';
import { openTable, type Table } from '../../../../shared/storage/table.ts';
import type { Backend } from '../../../support/backend.ts';

const since = new Date('2025-11-01T00:00:00Z');
const now = new Date('2026-11-21T10:00:00Z');
const kept = new Date('2026-10-22T10:00:00Z');

/** What every engine must do under shared/storage/list-page.ts. */
export function listPageConformance(backend: () => Backend): void {
  let table: Table;
  beforeAll(() => {
    table = backend().table;
  });

  /** Rows in one partition or in one a month, as jobs and scans lie. */
  async function stored(ids: string[], monthly: boolean): Promise<ListSource> {
    const pk = `LIST#${crypto.randomUUID()}`;
    const partition = monthly ? (month: string) => `${pk}#${month}` : pk;
    await put(ids, (id) => (monthly ? `${pk}#${monthPartition(timeOf(id))}` : pk));
    return { kind: 'job', partition, since };
  }

  /** Rows in one partition a day, as deliveries lie. */
  async function storedByDay(ids: string[]): Promise<ListSource> {
    const pk = `LIST#${crypto.randomUUID()}`;
    await put(ids, (id) => `${pk}#${dayPartition(timeOf(id))}`);
    return { kind: 'job', partition: (day) => `${pk}#${day}`, each: 'day', since: kept };
  }

  async function put(ids: string[], pkOf: (id: string) => string) {
    const puts = ids.map((id) => ({
      put: { pk: pkOf(id), sk: id, data: { id } },
      when: { always: 'a test' },
    }));
    for (let start = 0; start < puts.length; start += 100) await table.commit(puts.slice(start, start + 100));
  }

  type Walk = Omit<PageRequest, 'limit' | 'position'> & {
    limits: number[];
    matches?: (id: string) => boolean;
  };

  /** Every page of a list, each with the next of the given limits. */
  async function walk(source: ListSource, { limits, matches, ...request }: Walk) {
    const pages: string[][] = [];
    let position: string | undefined;
    do {
      const limit = limits[pages.length % limits.length] ?? 1;
      const page = await listPage<{ id: string }>(
        table,
        source,
        { ...request, limit, position },
        matches && (({ id }) => matches(id)),
      );
      expect(page.items.length).toBeLessThanOrEqual(limit);
      pages.push(page.items.map(({ id }) => id));
      position = page.next ?? undefined;
      expect(pages.length).toBeLessThan(500);
    } while (position);
    return pages;
  }

  const instants = fc.date({ min: since, max: now, noInvalidDate: true });
  const idSets = fc
    .array(instants, { maxLength: 25 })
    .map((times) => times.map((at) => idSource(at)('job')).sort());
  const limits = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });
  const orders = fc.constantFrom('asc' as const, 'desc' as const);
  const inOrder = (ids: string[], order: 'asc' | 'desc') => (order === 'asc' ? ids : ids.toReversed());

  it('gives each id exactly once, in order, whatever the limits, over one partition and over months', async () => {
    const walks = fc.asyncProperty(
      idSets,
      limits,
      orders,
      fc.boolean(),
      async (ids, sizes, order, monthly) => {
        const pages = await walk(await stored(ids, monthly), { limits: sizes, order, now });
        expect(pages.flat()).toEqual(inOrder(ids, order));
      },
    );
    await fc.assert(walks, { numRuns: 10 });
  });

  it('gives each id exactly once over days too, in full pages, however many days are empty', async () => {
    const times = fc.date({ min: kept, max: now, noInvalidDate: true });
    const recent = fc
      .array(times, { maxLength: 25 })
      .map((all) => all.map((at) => idSource(at)('job')).sort());
    const size = fc.integer({ min: 1, max: 12 });
    const walks = fc.asyncProperty(recent, size, orders, async (ids, limit, order) => {
      const pages = await walk(await storedByDay(ids), { limits: [limit], order, now });
      expect(pages.flat()).toEqual(inOrder(ids, order));
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
      expect(pages).toHaveLength(Math.max(1, Math.ceil(ids.length / limit)));
    });
    await fc.assert(walks, { numRuns: 10 });
  });

  it('gives what was made at the first and the last millisecond of a day on its day', async () => {
    const times = ['2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00.000Z', '2026-11-01T23:59:59.999Z'];
    const ids = times.map((at) => idSource(new Date(at))('job'));
    for (const order of ['asc', 'desc'] as const) {
      const pages = await walk(await storedByDay(ids), { limits: [1], order, now });
      expect(pages).toEqual(inOrder(ids, order).map((id) => [id]));
    }
  });

  it('gives exactly those that match a filter, each once', async () => {
    const walks = fc.asyncProperty(
      idSets,
      limits,
      orders,
      fc.boolean(),
      async (ids, sizes, order, monthly) => {
        const matches = (id: string) => timeOf(id).getTime() % 3 === 0;
        const pages = await walk(await stored(ids, monthly), { limits: sizes, order, now, matches });
        expect(pages.flat()).toEqual(inOrder(ids.filter(matches), order));
      },
    );
    await fc.assert(walks, { numRuns: 10 });
  });

  it('keeps to created_after and created_before, neither included', async () => {
    const walks = fc.asyncProperty(idSets, instants, instants, orders, async (ids, after, before, order) => {
      const request = { limits: [7], order, now, createdAfter: after, createdBefore: before };
      const pages = await walk(await stored(ids, true), request);
      const inside = ids.filter((id) => timeOf(id) > after && timeOf(id) < before);
      expect(pages.flat()).toEqual(inOrder(inside, order));
    });
    await fc.assert(walks, { numRuns: 8 });
  });

  it('leaves out both ends to the millisecond', async () => {
    const at = (ms: number) => idSource(new Date(now.getTime() - 1000 + ms))('job');
    const ids = [at(0), at(1), at(2)];
    const bound = (ms: number) => new Date(now.getTime() - 1000 + ms);
    const source = await stored(ids, true);
    const request = { limits: [10], order: 'asc' as const, now };
    expect((await walk(source, { ...request, createdAfter: bound(0) })).flat()).toEqual(ids.slice(1));
    expect((await walk(source, { ...request, createdBefore: bound(2) })).flat()).toEqual(ids.slice(0, 2));
  });

  it.each(['asc', 'desc'] as const)(
    'reads %s ranges that begin before the first instant or end after the last as far as there is anything',
    async (order) => {
      const ids = [idSource(since)('job'), idSource(now)('job')];
      for (const monthly of [false, true]) {
        const source = await stored(ids, monthly);
        const request = { limits: [10], order, now };
        for (const createdAfter of ['1900-01-01', '1970-01-01', '1969-12-31T23:59:59.999Z', '2020-01-01']) {
          const pages = await walk(source, { ...request, createdAfter: new Date(createdAfter) });
          expect(pages).toEqual([inOrder(ids, order)]);
        }
        for (const createdBefore of ['9999-12-31', '2030-01-01']) {
          const pages = await walk(source, { ...request, createdBefore: new Date(createdBefore) });
          expect(pages).toEqual([inOrder(ids, order)]);
        }
        for (const createdBefore of ['1900-01-01', '1970-01-01']) {
          const pages = await walk(source, { ...request, createdBefore: new Date(createdBefore) });
          expect(pages).toEqual([[]]);
        }
        const after = await walk(source, { ...request, createdAfter: new Date('9999-12-31') });
        expect(after).toEqual([[]]);
      }
    },
  );

  it('shows what is created while it is read to who reads the newest first only from the top', async () => {
    const ids = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => idSource(new Date(day))('job'));
    const source = await stored(ids, false);
    const first = await listPage<{ id: string }>(table, source, { limit: 2, order: 'desc', now });
    const late = idSource(now)('job');
    await table.commit([
      { put: { pk: source.partition as string, sk: late, data: { id: late } }, when: { always: 'a test' } },
    ]);
    const position = first.next ?? undefined;
    const rest = await listPage<{ id: string }>(table, source, { limit: 2, order: 'desc', position, now });
    expect(rest.items.map(({ id }) => id)).toEqual([ids[0]]);
    const top = await listPage<{ id: string }>(table, source, { limit: 1, order: 'desc', now });
    expect(top.items[0]?.id).toBe(late);
  });

  it('never says there is more when there is not', async () => {
    const ids = Array.from({ length: 6 }, (_, day) => idSource(new Date(2026, 5, day + 1))('job'));
    const pages = await walk(await stored(ids, true), { limits: [3], order: 'desc', now });
    expect(pages.map(({ length }) => length)).toEqual([3, 3]);
  });

  it('crosses ten empty years in short pages, and still ends', async () => {
    const old = idSource(new Date('2016-12-01'))('job');
    const source = { ...(await stored([old], true)), since: new Date('2016-11-01') };
    for (const order of ['asc', 'desc'] as const) {
      const pages = await walk(source, { limits: [25], order, now });
      expect(pages.flat()).toEqual([old]);
      expect(pages.length).toBeGreaterThan(1);
    }
  });

  it('ends a page early when a filter finds little, and goes on from there', async () => {
    const at = new Date('2026-06-01').getTime();
    const ids = Array.from({ length: 1120 }, (_, i) => idSource(new Date(at + i))('job'));
    const rare = [ids[5], ids.at(-1)];
    const source = await stored(ids, false);
    const pages = await walk(source, { limits: [10], order: 'asc', now, matches: (id) => rare.includes(id) });
    expect(pages).toEqual([[rare[0]], [rare[1]]]);
  });

  it('reads on until a filter has found one: no page of 5,000 rows is empty with more behind it', async () => {
    const at = new Date('2026-06-01').getTime();
    const ids = Array.from({ length: 5_100 }, (_, i) => idSource(new Date(at + i))('job'));
    const source = await stored(ids, false);
    const pagesWith = (only: string | undefined) =>
      walk(source, { limits: [10], order: 'asc', now, matches: (id) => id === only });
    expect((await pagesWith(ids[4_900]))[0]).toEqual([ids[4_900]]);
    // The work of one call ends: the last resort is an empty page.
    expect(await pagesWith(ids[5_050])).toEqual([[], [ids[5_050]]]);
  });

  it('costs the same at any depth and size, where the engine counts read units', async ({ skip }) => {
    const at = new Date('2026-06-01').getTime();
    const idsOf = (count: number) =>
      Array.from({ length: count }, (_, i) => idSource(new Date(at + i))('job'));
    const costs: number[] = [];
    for (const size of [80, 240]) {
      const ids = idsOf(size);
      const source = await stored(ids, false);
      for (const position of [undefined, ids[40]]) {
        const read = readUnits(backend().documents);
        await listPage(read.table, source, { limit: 25, order: 'desc', position, now });
        costs.push(read.units());
      }
    }
    if (costs.includes(Number.NaN)) skip('the engine does not count read units');
    expect(new Set(costs).size).toBe(1);
  });
}

/** A table that adds up the read units of its queries; not a number where the engine names none. */
function readUnits(documents: DynamoDBDocumentClient) {
  let sum = 0;
  const send = async (command: { input: object }) => {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const answer = await documents.send(command as Parameters<typeof documents.send>[0]);
    const { ConsumedCapacity } = answer as { ConsumedCapacity?: { CapacityUnits?: number } };
    sum += ConsumedCapacity?.CapacityUnits ?? Number.NaN;
    return answer;
  };
  const counting = { send } as unknown as DynamoDBDocumentClient;
  return { table: openTable(counting, tableName('prod')), units: () => sum };
}
