import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls, jobIn, storeJobs } from './support/job-calls.ts';
import { bornAt } from './support/origin.ts';
import { idsOf, walk } from './support/walk.ts';

let backend: Backend;
let calls: JobCalls;
/** An organization with one job a minute since it was born, and the jobs' ids from the oldest on. */
let caller: Caller;
let ids: string[];
const birth = new Date('2026-03-01T00:00:00.000Z');
const minute = (n: number) => new Date(birth.getTime() + n * 60_000).toISOString();

beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
  caller = await newCaller(backend, bornAt(birth));
  ids = await storeJobs(
    backend,
    caller,
    Array.from({ length: 300 }, (_, n) => ({ name: `Job ${n}` })),
  );
});

const list = async (query: Record<string, string> = {}, by = caller) =>
  (await calls.list({ caller: by, query })).body;

describe('200: pages', () => {
  const limits = [7, 1, 100, 23, 2, 58];
  const nextLimit = () => limits.push(limits.shift() ?? 1) && (limits[0] ?? 1);

  it.each(['asc', 'desc'])('give each of 300 jobs once, whatever the limits, %s', async (order) => {
    const found = idsOf((await walk(calls.list, { caller, query: { order } }, nextLimit)).flat());
    expect(found).toEqual(order === 'asc' ? ids : ids.toReversed());
  });

  it('begin with the newest, 25 of them, when nothing else is asked for', async () => {
    expect(idsOf((await list()).data)).toEqual(ids.toReversed().slice(0, 25));
  });

  it('end with the last job: no page promises more that is not there', async () => {
    for (const limit of [100, 60, 50]) {
      const pages = await walk(calls.list, { caller }, () => limit);
      expect(pages.map((page) => page.length)).toEqual(Array(300 / limit).fill(limit));
    }
    const empty = await list({}, await newCaller(backend));
    expect(empty).toEqual({ object: 'list', data: [], deleted: [], has_more: false, next_cursor: null });
  });

  it('show nothing twice and miss nothing old when jobs are added in between', async () => {
    const busy = await newCaller(backend);
    const old = [await jobIn(calls, busy, 'draft'), await jobIn(calls, busy, 'draft')];
    const first = await list({ limit: '1' }, busy);
    await jobIn(calls, busy, 'draft');
    const second = await list({ limit: '1', cursor: first.next_cursor }, busy);
    expect(idsOf([...first.data, ...second.data]).toSorted()).toEqual(idsOf(old).toSorted());
  });

  it('lie between created_after and created_before, both exclusive', async () => {
    const range = { created_after: minute(9), created_before: minute(13) };
    expect(idsOf((await list({ ...range, order: 'asc' })).data)).toEqual(ids.slice(10, 13));
    expect(idsOf((await walk(calls.list, { caller, query: range }, () => 2)).flat())).toEqual(
      ids.slice(10, 13).toReversed(),
    );
  });

  it.each([
    ['1901-01-01T00:00:00Z', 300],
    ['1969-12-31T23:59:59+01:00', 300],
    ['9998-12-31T23:59:59Z', 0],
  ])('take created_after %s, however far away', async (created_after, count) => {
    const found = await walk(calls.list, { caller, query: { created_after } }, () => 100);
    expect(found.flat()).toHaveLength(count);
  });
});

describe('200: filters', () => {
  const care = { department: 'Care', locations: [{ country_code: 'NL' }, { country_code: 'BE' }] };
  const hybrid = { job_details: { work_type: 'hybrid', employment_type: 'part_time' } };
  let filtering: Caller;
  beforeAll(async () => {
    filtering = await newCaller(backend);
    await jobIn(calls, filtering, 'published', { name: 'Night Nurse', ...care, external_id: 'n-1' });
    await jobIn(calls, filtering, 'closed', { name: 'Nurse', ...hybrid });
    await jobIn(calls, filtering, 'draft', { name: 'Cook', ...hybrid, ...care });
  });

  it.each([
    [{ status: 'published' }, ['Night Nurse']],
    [{ status: 'closed' }, ['Nurse']],
    [{ status: 'closed,draft' }, ['Nurse', 'Cook']],
    [{ status: 'closed,draft,closed' }, ['Nurse', 'Cook']],
    [{ country_code: 'BE,DE' }, ['Night Nurse', 'Cook']],
    [{ work_type: 'onsite,hybrid', status: 'draft,published' }, ['Cook']],
    [{ order_by: 'updated_at', status: 'published' }, ['Night Nurse']],
    [{ updated_after: '2020-01-01T00:00:00Z', q: 'nurse' }, ['Night Nurse', 'Nurse']],
    [{ updated_before: '2020-01-01T00:00:00Z' }, []],
    [{ order_by: 'updated_at', created_before: '2020-01-01T00:00:00Z' }, []],
    [{ external_id: 'n-1', updated_before: '2020-01-01T00:00:00Z' }, []],
    [{ fields: 'name' }, ['Night Nurse', 'Nurse', 'Cook']],
    [{ work_type: 'hybrid' }, ['Nurse', 'Cook']],
    [{ employment_type: 'part_time' }, ['Nurse', 'Cook']],
    [{ employment_type: 'full_time' }, []],
    [{ department: 'Care' }, ['Night Nurse', 'Cook']],
    [{ country_code: 'BE' }, ['Night Nurse', 'Cook']],
    [{ q: 'nUrSe' }, ['Night Nurse', 'Nurse']],
    [{ external_id: 'n-1' }, ['Night Nurse']],
    [{ external_id: 'n-2' }, []],
    [{ external_id: 'n-1', status: 'draft' }, []],
    [{ external_id: 'n-1', department: 'Care', status: 'published' }, ['Night Nurse']],
    [{ external_id: 'n-1', created_before: '2020-01-01T00:00:00Z' }, []],
    [{ status: 'draft', work_type: 'hybrid', country_code: 'NL', q: 'cook' }, ['Cook']],
  ])('%j finds %j', async (query, names) => {
    const { data, has_more } = await list({ ...(query as Record<string, string>), order: 'asc' }, filtering);
    expect(data.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(has_more).toBe(false);
  });

  it('select fields, with object and id', async () => {
    const { data } = await list({ fields: 'name,updated_at', limit: '1' }, filtering);
    expect(Object.keys(data[0]).sort()).toEqual(['id', 'name', 'object', 'updated_at']);
    const refused = await list({ fields: 'salary' }, filtering);
    expect(refused.error.details[0].message).toMatch(
      /^fields must be one or several of .*\bname\b.*, with commas\.$/,
    );
  });

  it('that no index serves still give each match once', async () => {
    const rare = ids.filter((_, n) => `Job ${n}`.includes('7'));
    const found = await walk(calls.list, { caller, query: { q: '7', order: 'asc' } }, () => 9);
    expect(idsOf(found.flat())).toEqual(rare);
  });
});

describe('400: parameters', () => {
  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: '-1' }, 'limit'],
    [{ limit: '2.5' }, 'limit'],
    [{ limit: '1e1' }, 'limit'],
    [{ limit: 'all' }, 'limit'],
    [{ limit: '' }, 'limit'],
    [{ order: 'newest' }, 'order'],
    [{ status: 'open' }, 'status'],
    [{ status: 'draft,open' }, 'status'],
    [{ status: 'draft,' }, 'status'],
    [{ status: 'draft published' }, 'status'],
    [
      {
        country_code: Array(21)
          .fill(0)
          .map((_, n) => `A${String.fromCharCode(65 + n)}`)
          .join(),
      },
      'country_code',
    ],
    [{ fields: 'name,salary' }, 'fields'],
    [{ fields: '' }, 'fields'],
    [{ order_by: 'name' }, 'order_by'],
    [{ updated_after: 'yesterday' }, 'updated_after'],
    [{ include_deleted: 'yes' }, 'include_deleted'],
    [{ work_type: 'moon' }, 'work_type'],
    [{ country_code: 'nl' }, 'country_code'],
    [{ created_after: 'yesterday' }, 'created_after'],
    [{ created_after: '2024-01-01T00:00:00+05' }, 'created_after'],
    [{ created_before: '2024-01-01' }, 'created_before'],
    [{ colour: 'red' }, 'colour'],
    [{ external_id: '' }, 'external_id'],
  ])('refuses %j', async (query, param) => {
    const { error } = await list(query as Record<string, string>);
    expect(error).toMatchObject({ status: 400, code: 'invalid_parameter', param });
  });

  it('takes a limit of 1 and of 100', async () => {
    expect((await list({ limit: '1' })).data).toHaveLength(1);
    expect((await list({ limit: '100' })).data).toHaveLength(100);
  });
});

describe('400: cursors', () => {
  it('refuses a cursor with any one character changed, dropped or added', async () => {
    const cursor: string = (await list({ limit: '1' })).next_cursor;
    const other = (character: string) => (character === 'A' ? 'B' : 'A');
    const changed = [...cursor].flatMap((character, at) => [
      cursor.slice(0, at) + other(character) + cursor.slice(at + 1),
      cursor.slice(0, at) + cursor.slice(at + 1),
    ]);
    const wrong = [...changed, `${cursor}A`, `${cursor}=`, ` ${cursor}`, '', 'null', ids[0] ?? ''];
    for (const bad of wrong) {
      const { error } = await list({ limit: '1', cursor: bad });
      expect(error, bad).toMatchObject({ status: 400, code: 'invalid_cursor', param: 'cursor' });
    }
    expect((await list({ limit: '1', cursor })).data).toHaveLength(1);
  });

  it('refuses the last character with other unused bits', async () => {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const cursor: string = (await list({ limit: '1' })).next_cursor;
    const answers = await Promise.all(
      [...digits].map((last) => list({ cursor: cursor.slice(0, -1) + last })),
    );
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
  });

  it('refuses a cursor of another organization, order, filter or range', async () => {
    const { next_cursor: cursor } = await list({ limit: '1', status: 'draft' });
    const stranger = await newCaller(backend);
    for (const [query, by] of [
      [{ status: 'draft' }, stranger],
      [{ status: 'closed' }, caller],
      [{}, caller],
      [{ status: 'draft', order: 'asc' }, caller],
      [{ status: 'draft', q: 'a' }, caller],
      [{ status: 'draft', created_after: minute(1) }, caller],
    ] as [Record<string, string>, Caller][]) {
      expect((await list({ ...query, cursor }, by)).error).toMatchObject({ code: 'invalid_cursor' });
    }
    expect((await list({ status: 'draft', limit: '3', cursor })).data).toHaveLength(3);
  });
});

it('a publishable key lists the published jobs, with no filter of a team', async () => {
  const visitor: Caller = { ...caller, keyType: 'publishable', allowedOrigins: ['https://jobs.example.com'] };
  const headers = { origin: 'https://jobs.example.com' };
  const { status, body } = await calls.list({ caller: visitor, headers });
  expect([status, body.data]).toEqual([200, []]);
  const own = await newCaller(backend);
  const { body: job } = await calls.create({ caller: own, body: { name: 'Nurse', is_draft: false } });
  await calls.create({ caller: own, body: { name: 'Draft' } });
  const ofOwn = { ...visitor, organizationId: own.organizationId };
  expect(idsOf((await calls.list({ caller: ofOwn, headers })).body.data)).toEqual([job.id]);
  const hidden: Record<string, string>[] = [
    { status: 'draft' },
    { external_id: 'x' },
    { order_by: 'updated_at' },
  ];
  for (const query of hidden) {
    const [param] = Object.keys(query);
    const refused = await calls.list({ caller: visitor, headers, query });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'invalid_parameter', param } } });
  }
});
