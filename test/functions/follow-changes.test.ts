import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { erasureStore } from '../../shared/storage/erasures.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import type { Item } from '../../shared/storage/row.ts';
import type { Backend } from '../support/backend.ts';
import { type Answered, newCaller, type Sent } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { seededNumbers } from '../support/seeded-numbers.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { jobCalls } from './support/job-calls.ts';
import { moveCalls } from './support/move-calls.ts';
import { originOf } from './support/origin.ts';
import { storeApplication } from './support/pipeline-stores.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { scanCalls, storeScan } from './support/scan-calls.ts';
import { webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const seed = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));

type Kind = 'job' | 'candidate' | 'application' | 'scan' | 'webhook_endpoint';
const partitions: Record<Kind, RegExp> = {
  job: /#JOB$/,
  candidate: /^ORG#[^#]+#CAND$/,
  application: /#APP#\d{4}-\d\d$/,
  scan: /#SCAN#\d{4}-\d\d$/,
  webhook_endpoint: /#HOOK$/,
};
const kinds = Object.keys(partitions) as Kind[];

/** An organization whose resources change at random, at a time that the test turns. */
async function changing(below: (bound: number) => number) {
  // In the past, so that no instant of the real clock lies between two changes.
  let at = new Date('2026-11-20T08:00:00.000Z').getTime();
  const clock = () => new Date(at);
  const caller = await newCaller(backend);
  const { organizationId } = caller;
  const jobs = jobCalls(backend, { clock });
  const candidates = candidateCalls(backend, clock);
  const applications = applicationCalls(backend, clock);
  const moves = moveCalls(backend, { clock });
  const scans = scanCalls(backend, clock);
  const hooks = webhookCalls(backend, clock);
  const privacy = privacyCalls(backend, clock);
  const erasures = erasureStore(backend.table);

  const there = async () => (await everyRow(backend)).filter(({ pk }) => pk.includes(organizationId));
  const idsOf = async (kind: Kind) =>
    (await there()).filter(({ pk }) => partitions[kind].test(pk)).map(({ sk }) => sk);
  const any = async (kind: Kind) => {
    const ids = await idsOf(kind);
    return ids[below(Math.max(1, ids.length))];
  };
  const on = (kind: Kind, work: (id: string) => Promise<unknown>) => async () => {
    const id = await any(kind);
    if (id) await work(id);
  };
  const eraseAll = async () => {
    for (const { pk, sk } of await there())
      if (pk.endsWith('#ERASURE')) await privacy.erase({ organizationId, erasureId: sk });
  };
  const paramsOf = (id: string) => ({ caller, params: { id } });
  let names = 0;
  const steps: (() => Promise<unknown>)[] = [
    () => jobs.create({ caller, body: { name: `Job ${++names}` } }),
    on('job', (id) => jobs.update({ ...paramsOf(id), body: { name: `Job ${++names}` } })),
    on('job', (id) => jobs.close(paramsOf(id))),
    on('job', (id) => jobs.remove(paramsOf(id))),
    () => candidates.create({ caller, body: { first_name: `Jane ${++names}` } }),
    on('candidate', (id) => candidates.update({ ...paramsOf(id), body: { last_name: `Doe ${++names}` } })),
    on('candidate', (id) => privacy.anonymize(paramsOf(id))),
    on('candidate', (id) => privacy.remove(paramsOf(id))),
    eraseAll,
    on('job', async (id) => {
      const job = await applications.jobs.get(organizationId, id);
      await storeApplication(applications, caller, job, { email: `p${below(6)}@example.com`, now: clock() });
    }),
    on('application', (id) => moves.reject({ ...paramsOf(id), body: { reason: 'other' } })),
    on('application', (id) => moves.unreject(paramsOf(id))),
    on('application', (id) => moves.advance(paramsOf(id))),
    async () => storeScan(backend, caller, clock(), { candidate_id: (await any('candidate')) ?? null }),
    on('scan', (id) => scans.rescan(paramsOf(id))),
    on('scan', (id) => privacy.deleteScan(paramsOf(id))),
    () => hooks.create({ caller, body: { url: 'https://example.com/in', events: ['*'] } }),
    on('webhook_endpoint', (id) =>
      hooks.update({ ...paramsOf(id), body: { description: `For ${++names}` } }),
    ),
    on('webhook_endpoint', (id) => hooks.remove(paramsOf(id))),
  ];
  const lists: Record<Kind, (sent: Sent) => Promise<Answered>> = {
    job: jobs.list,
    candidate: candidates.list,
    application: applications.list,
    scan: scans.list,
    webhook_endpoint: hooks.list,
  };
  return {
    caller,
    lists,
    clock,
    there,
    erasures,
    async change() {
      // Several changes at one instant, too.
      at += below(3) * 250;
      await steps[below(steps.length)]?.();
    },
    pass(ms: number) {
      at += ms;
    },
    eraseAll,
  };
}

type Changing = Awaited<ReturnType<typeof changing>>;

/** A copy of the resources, as a nightly sync keeps it. */
class Mirror {
  readonly known = new Map<string, { kind: Kind; version: number }>();
  /** Whatever was ever known. */
  readonly seen = new Set<string>();
  readonly deleted = new Set<string>();
  #lastStart: Date | undefined;

  async sync(world: Changing, below: (bound: number) => number, between: () => Promise<void>) {
    const start = world.clock();
    const since = this.#lastStart && new Date(this.#lastStart.getTime() - 60_000).toISOString();
    for (const kind of kinds) await this.#follow(world, kind, since, below, between);
    this.#lastStart = start;
  }

  async #follow(
    world: Changing,
    kind: Kind,
    since: string | undefined,
    below: (bound: number) => number,
    between: () => Promise<void>,
  ) {
    const { caller, lists } = world;
    const query = { order_by: 'updated_at', order: 'asc', include_deleted: 'true' };
    let cursor: string | null = null;
    do {
      const limit = 1 + below(7);
      const asked: Record<string, string> = { ...query, limit: String(limit) };
      if (since) asked.updated_after = since;
      if (cursor) asked.cursor = cursor;
      // The burst of calls is counted by this clock.
      world.pass(20);
      const { status, body } = await lists[kind]({ caller, query: asked });
      expect(status).toBe(200);
      expect(body.data.length + body.deleted.length).toBeLessThanOrEqual(limit);
      for (const { id, version } of body.data) this.known.set(id, { kind, version });
      for (const { id } of body.data) this.seen.add(id);
      for (const { id, object } of body.deleted) {
        expect(object).toBe(kind);
        this.known.delete(id);
        this.deleted.add(id);
      }
      cursor = body.next_cursor;
      if (below(2) === 0) await between();
    } while (cursor);
  }
}

/** The rows of the index of changes that differ from what their rows require. */
const wrongEntries = (rows: Item[]) =>
  rows
    .filter(({ pk }) => Object.values(partitions).some((partition) => partition.test(pk)))
    .filter(({ pk, sk, gsi4pk, gsi4sk, data }) => {
      const kind = /#(JOB|CAND|APP|SCAN|HOOK)/.exec(pk)?.[1];
      const { updated_at } = data as { updated_at: string };
      return !gsi4pk?.endsWith(`#${kind}#CHANGED`) || gsi4sk !== `${updated_at}#${sk}`;
    });

describe('a copy that follows changes', () => {
  it(`is equal to the service in the end (PROPERTY_SEED=${seed})`, { timeout: 120_000 }, async () => {
    const { below } = seededNumbers(seed);
    const world = await changing(below);
    const mirror = new Mirror();
    const change = async () => {
      for (let count = below(4); count > 0; count--) await world.change();
    };
    for (let night = 0; night < 4; night++) {
      for (let count = 0; count < 25; count++) await world.change();
      world.pass(3_600_000);
      await mirror.sync(world, below, change);
    }
    await world.eraseAll();
    await mirror.sync(world, below, async () => {});

    const rows = await world.there();
    expect(wrongEntries(rows)).toEqual([]);
    const truth = rows.flatMap(({ pk, sk, version }) => {
      const kind = kinds.find((one) => partitions[one].test(pk));
      return kind ? [[sk, { kind, version }] as const] : [];
    });
    expect(Object.fromEntries(mirror.known)).toEqual(Object.fromEntries(truth));
    expect(mirror.seen.size).toBeGreaterThan(5);
    expect(mirror.deleted.size).toBeGreaterThan(2);

    // A tombstone has an id and times, and no more of a person.
    const tombstones = rows.filter(({ pk }) => /#(CAND|APP|SCAN|HOOK)#DELETED$/.test(pk));
    for (const { data, sk } of tombstones) {
      expect(Object.keys(data as object).sort()).toEqual(['created_at', 'deleted_at', 'id']);
      expect((data as { id: string }).id).toBe(sk);
    }
    expect(tombstones.length).toBeGreaterThan(0);
  });
});

const listOf = async (caller: Caller, query: Record<string, string>) =>
  (await jobCalls(backend).list({ caller, query })).body;

describe('400', () => {
  it.each([
    [{ order_by: 'created_at', updated_after: '2026-01-01T00:00:00Z' }, 'order_by'],
    [{ order_by: 'created_at', updated_before: '2026-01-01T00:00:00Z' }, 'order_by'],
    [{ include_deleted: 'true' }, 'include_deleted'],
    [{ include_deleted: 'true', order_by: 'created_at' }, 'include_deleted'],
    [{ include_deleted: 'true', order_by: 'updated_at', external_id: 'a' }, 'include_deleted'],
  ])('refuses %j as contradictory', async (query, param) => {
    const { error } = await listOf(await newCaller(backend), query as Record<string, string>);
    expect(error).toMatchObject({ code: 'invalid_parameter', param, details: [{ code: 'contradictory' }] });
  });

  it.each([
    { order_by: 'updated_at' },
    { order_by: 'created_at' },
    { updated_after: '2026-01-01T00:00:00Z' },
    { updated_before: '2026-01-01T00:00:00Z' },
    { include_deleted: 'false' },
  ] as Record<string, string>[])('refuses %j to a publishable key', async (query) => {
    const caller = await newCaller(backend, {
      keyType: 'publishable',
      allowedOrigins: ['https://example.com'],
    });
    const { body } = await jobCalls(backend).list({
      caller,
      query,
      headers: { origin: 'https://example.com' },
    });
    expect(body.error).toMatchObject({ code: 'invalid_parameter', param: Object.keys(query)[0] });
  });
});

it('a deletion is dated after the last change, also by a slow clock', async () => {
  const caller = await newCaller(backend);
  const calls = jobCalls(backend);
  const { body: job } = await calls.create({ caller, body: { name: 'Nurse' } });
  const params = { id: job.id as string };
  const { body: changed } = await calls.update({ caller, params, body: { name: 'Cook' } });
  const slow = new Date(Date.now() - 5000);
  await jobStore(backend.table).remove(originOf(caller, slow), params.id, []);
  const query = { order_by: 'updated_at', include_deleted: 'true' };
  const { deleted } = (await calls.list({ caller, query })).body;
  expect(deleted).toMatchObject([params]);
  expect(deleted[0].deleted_at > changed.updated_at).toBe(true);
});
