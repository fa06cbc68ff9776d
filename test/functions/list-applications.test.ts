import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  fromCareerSite,
  hiring,
  publishedJob,
} from './support/application-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { originOf } from './support/origin.ts';
import { idsOf, walk } from './support/walk.ts';

let backend: Backend;
let calls: ApplicationCalls;
let caller: Caller;
/** Twelve applications of three people, each for both of two jobs, every fourth rejected, in the order of their making. */
let made: { id: string; job_id: string; candidate_id: string; status: string; source: string }[];

beforeAll(async () => {
  backend = await sharedBackend();
  calls = applicationCalls(backend);
  const first = await hiring(backend);
  caller = first.caller;
  const jobs = [first.job, await publishedJob(backend, caller)];
  made = [];
  for (let n = 0; n < 12; n++) {
    const job = jobs[n % 2] as (typeof jobs)[number];
    const candidate = { first_name: 'A', email: `person${n % 3}@example.com` };
    const source = { type: n % 5 === 0 ? 'referral' : 'import' };
    const { body } = await calls.create({ caller, body: applicationFor(job, { candidate, source }) });
    const status = n % 4 === 0 ? 'rejected' : 'active';
    await calls.pipeline.change(originOf(caller), body.id, (application) => ({
      next: { ...application, status },
      events: [],
      happening: { type: 'rejected' },
    }));
    const { id, job_id, candidate_id } = body;
    made.push({ id, job_id, candidate_id, status, source: source.type });
  }
});

describe('200', () => {
  it('gives every combination of filters what it says, newest first, on pages of any size', async () => {
    const [{ job_id, candidate_id } = { job_id: '', candidate_id: '' }] = made;
    const values = { job_id, candidate_id, status: 'rejected', source: 'referral' };
    const names = Object.keys(values) as (keyof typeof values)[];
    for (let mask = 0; mask < 2 ** names.length; mask++) {
      const asked = names.filter((_, bit) => mask & (1 << bit));
      const query = Object.fromEntries(asked.map((name) => [name, values[name]]));
      const expected = made.filter((one) => asked.every((name) => one[name] === values[name]));
      const pages = await walk(calls.list, { caller, query }, () => 1 + Math.floor(Math.random() * 4));
      expect(idsOf(pages.flat()), JSON.stringify(query)).toEqual(idsOf(expected).reverse());
    }
  });

  it('gives every combination in the order of changes as well', async () => {
    const [{ job_id, candidate_id } = { job_id: '', candidate_id: '' }] = made;
    const values = { job_id, candidate_id, status: 'rejected', source: 'referral' };
    for (const [name, value] of Object.entries(values)) {
      const query = { [name]: value, order_by: 'updated_at', limit: '100' };
      const { body } = await calls.list({ caller, query });
      const expected = made.filter((one) => one[name as keyof typeof values] === value);
      expect(idsOf(body.data).toSorted(), name).toEqual(idsOf(expected).toSorted());
    }
  });

  it('gives those with one of several values', async () => {
    const people = [...new Set(made.map(({ candidate_id }) => candidate_id))].slice(1);
    const jobs = [...new Set(made.map(({ job_id }) => job_id))];
    const found = async (query: Record<string, string>) =>
      idsOf((await calls.list({ caller, query: { ...query, limit: '100' } })).body.data);
    const theirs = made.filter(({ candidate_id }) => people.includes(candidate_id));
    expect(await found({ candidate_id: people.join() })).toEqual(idsOf(theirs).reverse());
    const rejected = theirs.filter(({ status }) => status === 'rejected');
    expect(await found({ candidate_id: people.join(), status: 'rejected,hired' })).toEqual(
      idsOf(rejected).reverse(),
    );
    const ofOne = theirs.filter(({ job_id }) => job_id === jobs[0]);
    expect(await found({ candidate_id: people.join(), job_id: jobs[0] ?? '' })).toEqual(
      idsOf(ofOne).reverse(),
    );
    expect(await found({ job_id: jobs.join(), source: 'import,referral' })).toEqual(idsOf(made).reverse());
    expect(await found({ job_id: jobs.join(), source: 'portal,api' })).toEqual([]);
    const stages = 'stg_01HZZZZZZZZZZZZZZZZZZZZZZZ,stg_01HZZZZZZZZZZZZZZZZZZZZZZY';
    expect(await found({ stage_id: stages, job_id: jobs[0] ?? '' })).toEqual([]);
    expect(await found({ is_confirmed: 'false', job_id: jobs[0] ?? '' })).toEqual([]);
    const updated = { updated_after: '2020-01-01T00:00:00Z', candidate_id: people.join() };
    expect((await found(updated)).toSorted()).toEqual(idsOf(theirs).toSorted());
  });

  it('finds those in a stage', async () => {
    const stage_id = (await calls.get({ caller, params: { id: made[0]?.id ?? '' } })).body.stage.id;
    const { body } = await calls.list({ caller, query: { stage_id } });
    const inStage = made.filter(({ job_id }) => job_id === made[0]?.job_id);
    expect(idsOf(body.data)).toEqual(idsOf(inStage).reverse());
  });

  it('shows nothing of another organization, by any filter', async () => {
    const stranger = await newCaller(backend);
    const [{ job_id, candidate_id } = { job_id: '', candidate_id: '' }] = made;
    const filters: Record<string, string>[] = [
      {},
      { job_id },
      { candidate_id },
      { job_id, status: 'active' },
    ];
    for (const query of filters) {
      expect((await calls.list({ caller: stranger, query })).body.data).toEqual([]);
    }
  });
});

it('lists the forms that nobody has confirmed, each of them, and the others', async () => {
  const { caller, visitor, job } = await hiring(backend);
  const sent = [
    await calls.create({ caller, body: applicationFor(job) }),
    await calls.create({ caller: visitor, headers: fromCareerSite, body: applicationFor(job) }),
    await calls.create({ caller: visitor, headers: fromCareerSite, body: applicationFor(job) }),
  ].map(({ body }) => body.id);
  const listed = async (is_confirmed: string) =>
    (await calls.list({ caller, query: { is_confirmed, job_id: job.id } })).body.data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await listed('false')).toEqual([sent[2], sent[1]]);
  expect(await listed('true')).toEqual([sent[0]]);
  expect((await calls.list({ caller, query: { is_confirmed: 'maybe' } })).status).toBe(400);
});

describe('400', () => {
  it.each<Record<string, string>>([
    { status: 'gone' },
    { source: 'fax' },
    { job_id: 'job_1' },
    { stage: 'x' },
  ])('refuses %o rather than answering too much', async (query) => {
    const { body } = await calls.list({ caller, query });
    expect(body.error.code).toBe('invalid_parameter');
  });
});

it('a filter of merged candidates and of the remaining one has each application once', async () => {
  const desk = mergeDesk(backend);
  const caller = await newCaller(backend);
  const [host, ...guests] = [await desk.add(caller), await desk.add(caller), await desk.add(caller)];
  const applied: string[] = [];
  for (const id of [host, ...guests]) applied.push(await desk.apply(caller, id));
  for (const id of guests) await desk.merge(caller, host, id);
  for (const people of [guests, [...guests, host]]) {
    const { body } = await desk.applications.list({ caller, query: { candidate_id: people.join() } });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(applied.toReversed());
  }
});
