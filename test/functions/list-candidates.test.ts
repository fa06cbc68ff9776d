import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type CandidateCalls,
  candidateCalls,
  changeStored,
  knowing,
  nobody,
} from './support/candidate-calls.ts';
import { bornAt, originOf } from './support/origin.ts';
import { storeApplication, storeJob } from './support/pipeline-stores.ts';
import { idsOf, walk } from './support/walk.ts';

let backend: Backend;
let calls: CandidateCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = candidateCalls(backend);
});

type Query = Record<string, string>;
const idsFound = async (caller: Caller, query: Query) =>
  idsOf((await calls.list({ caller, query })).body.data);

/** Names as they are written, and as somebody types them who searches. */
const names = [
  ['Łukasz', 'lukasz'],
  ['José', 'jose'],
  ['Zoë', 'zoe'],
  ['Søren', 'soren'],
  ['Straße', 'strasse'],
  ['Anna', 'anna'],
] as const;
const tags = ['Night shifts', 'ICU', 'café'];
const plainTags: Query = { 'Night shifts': 'night shifts', ICU: 'icu', café: 'cafe' };
const searches = [
  'LUKASZ',
  'jose',
  'José',
  'zoe',
  'søren',
  'STRASSE',
  'anna jose',
  'jose anna',
  'shifts night',
  'cafe',
  'shift',
  'person 7',
  'nobody',
];
const statuses = ['active', 'hired', 'rejected', 'withdrawn'] as const;

const birth = new Date('2026-03-01T00:00:00.000Z');
const minute = (n: number) => new Date(birth.getTime() + n * 60_000);

describe('200: every combination of filters', () => {
  let caller: Caller;
  let jobs: Job[];
  let people: Candidate[];
  /** What the model knows of a name: the letters without their marks. */
  const plain = new Map<string, string>();

  beforeAll(async () => {
    caller = await newCaller(backend, bornAt(birth));
    const { stores } = calls;
    jobs = [await storeJob(stores, caller, birth), await storeJob(stores, caller, birth)];
    // As random as it needs to be, and the same in every run.
    const draw = fc.sample(
      fc.record({
        name: fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)),
        tags: fc.subarray(tags),
        applications: fc.array(
          fc.record({ job: fc.nat(1), stage: fc.nat(4), status: fc.constantFrom(...statuses) }),
          { maxLength: 3 },
        ),
      }),
      { numRuns: 60, seed: 7 },
    );
    for (const [n, { name, tags, applications }] of draw.entries()) {
      const now = minute(n + 1);
      const email = `person.${n}@example.com`;
      let id: string | undefined;
      for (const { job: index, stage, status } of applications) {
        const job = jobs[index] as Job;
        const application = await storeApplication(stores, caller, job, { email, now });
        const at = job.stages[stage] as Job['stages'][number];
        await stores.pipeline.change(originOf(caller), application.id, () => ({
          next: { ...application, status, stage: { id: at.id, name: at.name, type: at.type } },
          events: [],
          happening: { type: 'moved' },
        }));
        id = application.candidate_id;
      }
      const clocked = candidateCalls(backend, () => now);
      id ??= (await clocked.create({ caller, body: { email } })).body.id as string;
      const [[first, plainFirst], [last, plainLast]] = name;
      const external_id = n % 3 === 0 ? `p-${n}` : null;
      await changeStored(calls, caller, id, { first_name: first, last_name: last, tags });
      if (external_id) await calls.update({ caller, params: { id }, body: { external_id } });
      await calls.index(caller, id);
      const texts = [plainFirst, plainLast, `person ${n} example com`, ...tags.map((tag) => plainTags[tag])];
      plain.set(id, ` ${texts.join(' ')} `);
    }
    const ids = [...plain.keys()];
    people = (await stores.candidates.getMany(caller.organizationId, ids)) as Candidate[];
  }, 120_000);

  /** The list as anyone would write it down who has all candidates in one array, oldest first. */
  function model(query: Query): string[] {
    const plainSearch = (query.q ?? '')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '');
    const words = plainSearch.replace('ø', 'o').split(' ').filter(Boolean);
    const statusOf = ({ applications }: Candidate) => {
      if (applications.length === 0) return 'new';
      const has = (status: string) => applications.some((application) => application.status === status);
      return has('active') ? 'active' : has('hired') ? 'hired' : 'inactive';
    };
    const found = people.filter(
      (person) =>
        (!query.email || person.email === query.email.toLowerCase()) &&
        (!query.external_id || person.external_id === query.external_id) &&
        (!query.tag || person.tags.includes(query.tag)) &&
        (!query.status || statusOf(person) === query.status) &&
        (!(query.job_id || query.stage_id) ||
          person.applications.some(
            ({ job_id, stage_id }) =>
              (!query.job_id || job_id === query.job_id) && (!query.stage_id || stage_id === query.stage_id),
          )) &&
        words.every((word) => plain.get(person.id)?.includes(word.length < 3 ? ` ${word} ` : ` ${word}`)) &&
        (!query.created_after || person.created_at > query.created_after) &&
        (!query.created_before || person.created_at < query.created_before),
    );
    return idsOf(found);
  }

  /** In so many of ten queries. */
  const inTen = <T>(weight: number, arbitrary: fc.Arbitrary<T>) =>
    fc.oneof({ weight, arbitrary }, { weight: 10 - weight, arbitrary: fc.constant(undefined) });
  const instants = fc.nat(60).map((n) => minute(n).toISOString());
  const queries = () =>
    fc.record({
      order: fc.constantFrom('asc', 'desc'),
      q: inTen(3, fc.constantFrom(...searches)),
      job_id: inTen(5, fc.constantFrom(...idsOf(jobs))),
      stage_id: inTen(4, fc.constantFrom(...idsOf(jobs.flatMap(({ stages }) => stages)))),
      tag: inTen(3, fc.constantFrom(...tags)),
      status: inTen(3, fc.constantFrom('new', 'active', 'hired', 'inactive', 'anonymized')),
      email: inTen(
        1,
        fc.nat(60).map((n) => `PERSON.${n}@example.com`),
      ),
      external_id: inTen(
        1,
        fc.nat(20).map((n) => `p-${n * 3}`),
      ),
      created_after: inTen(2, instants),
      created_before: inTen(2, instants),
    });

  it('gives what the model gives, each candidate once, whatever the limits', async () => {
    let found = 0;
    const limitsOfPages = fc.infiniteStream(fc.integer({ min: 1, max: 40 }));
    await fc.assert(
      fc.asyncProperty(queries(), limitsOfPages, async (drawn, limits) => {
        const query = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value)) as Query;
        const pages = await walk(calls.list, { caller, query }, () => limits.next().value);
        const expected = model(query);
        expect(idsOf(pages.flat())).toEqual(query.order === 'asc' ? expected : expected.toReversed());
        if (expected.length > 0) found++;
      }),
      { numRuns: 300 },
    );
    expect(found, 'queries that find somebody').toBeGreaterThan(50);
  }, 120_000);

  it('is not asked of a model that finds nothing', () => {
    for (const q of searches.slice(0, -1)) expect(model({ q }).length, q).toBeGreaterThan(0);
    for (const status of ['new', 'active', 'hired', 'inactive'])
      expect(model({ status }).length, status).toBeGreaterThan(0);
    for (const { id, stages } of jobs)
      expect(stages.some((stage) => model({ job_id: id, stage_id: stage.id, tag: 'ICU' }).length > 1)).toBe(
        true,
      );
  });
});

describe('200: job_id', () => {
  it('goes on behind hundreds of candidates that the other filters drop', async () => {
    const caller = await newCaller(backend);
    const job = await storeJob(calls.stores, caller);
    const wanted = await storeApplication(calls.stores, caller, job, { email: 'a@example.com' });
    await changeStored(calls, caller, wanted.candidate_id, { tags: ['rare'] });
    const others = Array.from({ length: 120 }, (_, n) => `b${n}@example.com`);
    for (let n = 0; n < others.length; n += 20) {
      await Promise.all(
        others.slice(n, n + 20).map((email) => storeApplication(calls.stores, caller, job, { email })),
      );
    }
    const pages = await walk(calls.list, { caller, query: { job_id: job.id, tag: 'rare' } }, () => 1);
    expect(idsOf(pages.flat())).toEqual([wanted.candidate_id]);
    const all = await walk(calls.list, { caller, query: { job_id: job.id } }, () => 100);
    expect(all.map((page) => page.length)).toEqual([100, 21]);
  });

  it('follows an application to another job', async () => {
    const caller = await newCaller(backend);
    const [from, to] = [await storeJob(calls.stores, caller), await storeJob(calls.stores, caller)];
    const made = await storeApplication(calls.stores, caller, from, { email: 'a@example.com' });
    await calls.stores.pipeline.change(originOf(caller), made.id, (application) => ({
      next: { ...application, job_id: to.id },
      events: [],
      happening: { type: 'transferred' },
    }));
    expect(await idsFound(caller, { job_id: to.id })).toEqual([made.candidate_id]);
    expect(await idsFound(caller, { job_id: from.id })).toEqual([]);
  });

  it('finds nobody under a job that nobody has', async () => {
    const { caller } = await knowing(backend, calls);
    expect(await idsFound(caller, { job_id: nobody.replace('cand', 'job') })).toEqual([]);
  });
});

describe('200: another organization', () => {
  it('finds none of ours, by no filter', async () => {
    const { candidate } = await knowing(backend, calls, {
      email: 'a@example.com',
      external_id: 'a',
      tags: ['a'],
    });
    const stranger = await newCaller(backend);
    for (const query of [{}, { email: candidate.email }, { external_id: 'a' }, { tag: 'a' }, { q: 'jane' }]) {
      expect(await idsFound(stranger, query as Query)).toEqual([]);
    }
  });
});

describe('400', () => {
  it.each([
    [{ email: 'jane' }, 'email'],
    [{ q: '' }, 'q'],
    [{ q: '\u0301' }, 'q'],
    [{ q: 'a b c d e f g h i j k l m' }, 'q'],
    [{ job_id: 'x' }, 'job_id'],
    [{ stage_id: nobody }, 'stage_id'],
    [{ status: 'open' }, 'status'],
    [{ tag: 'x'.repeat(51) }, 'tag'],
  ])('refuses %j', async (query, param) => {
    const { body } = await calls.list({ caller: await newCaller(backend), query: query as Query });
    expect(body.error).toMatchObject({ status: 400, code: 'invalid_parameter', param });
  });

  it('refuses a cursor under other filters', async () => {
    const { caller } = await knowing(backend, calls, { tags: ['a'] });
    await calls.create({ caller, body: { tags: ['a'] } });
    const { body } = await calls.list({ caller, query: { tag: 'a', limit: '1' } });
    const cursor = body.next_cursor;
    for (const query of [{ cursor }, { cursor, tag: 'b' }, { cursor, tag: 'a', q: 'x' }] as Query[]) {
      expect((await calls.list({ caller, query })).body.error.code).toBe('invalid_cursor');
    }
    expect((await calls.list({ caller, query: { cursor, tag: 'a' } })).body.data).toHaveLength(1);
  });
});
