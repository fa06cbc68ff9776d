import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../shared/domain/ids.ts';
import type { Scan } from '../../shared/domain/stored/scan.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { bornAt } from './support/origin.ts';
import { resultOf } from './support/reading.ts';
import { type ScanCalls, scanCalls, storeScan } from './support/scan-calls.ts';
import { idsOf, walk } from './support/walk.ts';

let backend: Backend;
let calls: ScanCalls;
let caller: Caller;
/** From the oldest on: ten each month, three months with nothing between the second and the third. */
let scans: Scan[];
const today = new Date();
/** Within the last ten months: a page reads no more than two years. */
const monthAgo = (months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
const birth = new Date(`${monthAgo(10)}-20T00:00:00.000Z`);
const months = [monthAgo(9), monthAgo(8), monthAgo(4), monthAgo(3)];
const statuses = ['queued', 'processing', 'completed', 'failed'] as const;
const newId = idSource(birth);
const [jobA, jobB, anna] = [newId('job'), newId('job'), newId('candidate')];

beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
  caller = await newCaller(backend, bornAt(birth));
  const moments = months.flatMap((month) =>
    Array.from(
      { length: 10 },
      (_, n) => new Date(`${month}-${String(n * 3 + 1).padStart(2, '0')}T00:00:00.000Z`),
    ),
  );
  scans = await Promise.all(
    moments.map((at, n) =>
      storeScan(backend, caller, at, {
        status: statuses[n % 4],
        job_id: [jobA, jobB, null][n % 3] ?? null,
        candidate_id: n % 5 === 0 ? anna : null,
        external_id: `c-${n}`,
      }),
    ),
  );
});

const list = async (query: Record<string, string> = {}) => (await calls.list({ caller, query })).body;
const idsWhere = (matches: (scan: Scan) => boolean) => idsOf(scans.filter(matches));

describe('200: pages', () => {
  it.each([1, 3, 10, 39, 40, 100])('of %i go through all months, both ways', async (limit) => {
    const upward = await walk(calls.list, { caller, query: { order: 'asc' } }, () => limit);
    const downward = await walk(calls.list, { caller }, () => limit);
    expect(idsOf(upward.flat())).toEqual(idsOf(scans));
    expect(idsOf(downward.flat())).toEqual(idsOf(scans).toReversed());
    expect(upward).toHaveLength(Math.ceil(40 / limit));
  });

  it('lie between created_after and created_before', async () => {
    const [after, before] = [`${months[1]}-25T00:00:00.000Z`, `${months[2]}-04T00:00:00.000Z`];
    const range = { created_after: after, created_before: before };
    const within = idsWhere(({ created_at }) => created_at > after && created_at < before);
    expect(within.length).toBe(2);
    expect(idsOf((await list({ ...range, order: 'asc' })).data)).toEqual(within);
  });

  it.each([
    { created_after: '2001-01-01T00:00:00Z', order: 'asc' },
    { created_before: '2099-01-01T00:00:00Z', order: 'desc' },
  ])('are not empty for want of rows far away: %j', async (query) => {
    const { data, has_more } = await list({ ...(query as unknown as Record<string, string>), limit: '100' });
    expect([data.length, has_more]).toEqual([40, false]);
  });
});

describe('200: filters', () => {
  it.each([
    ['job_id', () => ({ job_id: jobA }), (scan: Scan) => scan.job_id === jobA],
    ['status', () => ({ status: 'failed' }), (scan: Scan) => scan.status === 'failed'],
    [
      'job_id and status',
      () => ({ job_id: jobB, status: 'completed' }),
      (scan: Scan) => scan.job_id === jobB && scan.status === 'completed',
    ],
    ['candidate_id', () => ({ candidate_id: anna }), (scan: Scan) => scan.candidate_id === anna],
    [
      'all three',
      () => ({ job_id: jobA, status: 'queued', candidate_id: anna }),
      (scan: Scan) => scan.job_id === jobA && scan.status === 'queued' && scan.candidate_id === anna,
    ],
    [
      'candidate_id and job_id',
      () => ({ candidate_id: anna, job_id: jobB }),
      (scan: Scan) => scan.candidate_id === anna && scan.job_id === jobB,
    ],
    [
      'candidate_id and status',
      () => ({ candidate_id: anna, status: 'queued' }),
      (scan: Scan) => scan.candidate_id === anna && scan.status === 'queued',
    ],
    ['several jobs', () => ({ job_id: `${jobA},${jobB}` }), (scan: Scan) => scan.job_id !== null],
    [
      'several statuses',
      () => ({ status: 'failed,queued' }),
      (scan: Scan) => scan.status === 'failed' || scan.status === 'queued',
    ],
    [
      'several candidates',
      () => ({ candidate_id: `${anna},${newId('candidate')}` }),
      (scan: Scan) => scan.candidate_id === anna,
    ],
    [
      'several jobs and a status',
      () => ({ job_id: `${jobA},${jobB}`, status: 'failed' }),
      (scan: Scan) => scan.job_id !== null && scan.status === 'failed',
    ],
    [
      'a job and several statuses',
      () => ({ job_id: jobA, status: 'failed,queued' }),
      (scan: Scan) => scan.job_id === jobA && ['failed', 'queued'].includes(scan.status),
    ],
    ['external_id', () => ({ external_id: 'c-7' }), (scan: Scan) => scan.external_id === 'c-7'],
    ['external_id and a job it is not of', () => ({ external_id: 'c-7', job_id: jobA }), () => false],
    [
      'external_id, job_id and status',
      () => ({ external_id: 'c-7', job_id: jobB, status: 'failed' }),
      (scan: Scan) => scan.external_id === 'c-7',
    ],
  ])('by %s give each match once, in order', async (_, queryOf, matches) => {
    const wanted = idsWhere(matches);
    for (const limit of [2, 100]) {
      const query = { ...queryOf(), order: 'asc' } as unknown as Record<string, string>;
      const pages = await walk(calls.list, { caller, query }, () => limit);
      expect(idsOf(pages.flat())).toEqual(wanted);
    }
  });

  it("show nothing of another organization's job", async () => {
    const stranger = await newCaller(backend);
    const { body } = await calls.list({ caller: stranger, query: { job_id: jobA } });
    expect(body.data).toEqual([]);
  });
});

describe('200: expand', () => {
  const completed = { status: 'completed', limit: '3' };

  it('leaves profile and summary out unless asked', async () => {
    for (const scan of (await list(completed)).data) {
      expect(scan).not.toHaveProperty('profile');
      expect(scan).not.toHaveProperty('summary');
    }
  });

  it('shows what is asked for, null where there is none', async () => {
    const both = await list({ ...completed, expand: 'profile,summary' });
    expect(both.data[0]).toMatchObject({ profile: { basics: { name: 'Anna Smith' } }, summary: {} });
    const [one] = (await list({ ...completed, expand: 'summary' })).data;
    expect(one.summary.headline).toBe('Anna Smith, nurse');
    expect(one).not.toHaveProperty('profile');
    const [queued] = (await list({ status: 'queued', limit: '1', expand: 'profile' })).data;
    expect(queued.profile).toBeNull();
  });

  it('shows the same profile as the scan itself', async () => {
    const asker = await newCaller(backend);
    const { profile, ...rest } = resultOf('Anna Smith');
    const contacts = {
      emails: ['anna@example.com', 'smith@example.com'],
      phones: [{ raw: '+31 6 12345678', e164: '+31612345678', country_code: 'NL' }],
      location: { raw: 'Delft', city: 'Delft', region: null, postal_code: null, country_code: 'NL' },
    };
    const read = { ...rest, profile: { ...profile, basics: { ...profile.basics, ...contacts } } };
    const { id } = await storeScan(backend, asker, new Date(), { status: 'completed' }, read);
    const { body } = await calls.get({ caller: asker, params: { id } });
    expect(body.profile.basics.phones).toEqual([
      { number: '+31 6 12345678', is_primary: true, e164: '+31612345678', country_code: 'NL' },
    ]);
    const listed = await calls.list({ caller: asker, query: { expand: 'profile' } });
    expect(listed.body.data[0].profile).toEqual(body.profile);
  });

  it('expands a page of a hundred', async () => {
    const { data } = await list({ limit: '100', expand: 'summary' });
    expect(data.filter(({ summary }: { summary: unknown }) => summary)).toHaveLength(10);
  });
});

describe('400', () => {
  it.each([
    [{ job_id: 'x' }, 'job_id'],
    [{ candidate_id: 'cand_1' }, 'candidate_id'],
    [{ status: 'done' }, 'status'],
    [{ expand: 'text' }, 'expand'],
    [{ expand: 'profile, summary' }, 'expand'],
    [{ project_id: jobA }, 'project_id'],
  ])('refuses %j', async (query, param) => {
    const { error } = await list(query as unknown as Record<string, string>);
    expect(error).toMatchObject({ status: 400, code: 'invalid_parameter', param });
  });

  it('refuses a cursor of another filter', async () => {
    const { next_cursor: cursor } = await list({ limit: '1', status: 'queued' });
    expect((await list({ cursor, status: 'failed' })).error.code).toBe('invalid_cursor');
    expect((await list({ cursor, status: 'queued', job_id: jobA })).error.code).toBe('invalid_cursor');
  });
});
