import { beforeAll, describe, expect, it } from 'vitest';
import { upsertCandidate } from '../../functions/candidates/upsert-candidate.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, eventsOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type CandidateCalls, candidateCalls } from './support/candidate-calls.ts';

let backend: Backend;
let calls: CandidateCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = candidateCalls(backend);
});

const jane = { first_name: 'Jane', email: 'jane@example.com', tags: ['a'], metadata: { team: 'a' } };
const putting = async (external_id = 'hr-1') => {
  const caller = await newCaller(backend);
  return {
    caller,
    put: (body: object, headers: Record<string, string> = {}) =>
      calls.upsert({ caller, params: { external_id }, body, headers }),
    typesOfEvents: async () => (await eventsOf(backend, caller)).map(({ type }) => type),
  };
};

describe('200', () => {
  it('creates the candidate whom nobody knows under this external_id', async () => {
    const { caller, put, typesOfEvents } = await putting();
    const { status, body } = await put({ ...jane, source: { type: 'import' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...jane, external_id: 'hr-1', source: { type: 'import' }, status: 'new' });
    expect(await typesOfEvents()).toEqual(['candidate.created']);
    const found = await calls.list({ caller, query: { external_id: 'hr-1' } });
    expect(found.body.data).toEqual([{ ...body, highlights: null }]);
  });

  it('changes the fields that are given, and keeps the others', async () => {
    const { put, typesOfEvents } = await putting();
    const { body: first } = await put({ ...jane, source: { type: 'referral' } });
    const { body } = await put({ first_name: 'Janet', metadata: { team: null, site: 'b' } });
    const after = { first_name: 'Janet', metadata: { site: 'b' }, version: 2 };
    expect(body).toEqual({ ...first, ...after, updated_at: body.updated_at });
    expect(await typesOfEvents()).toEqual(['candidate.created', 'candidate.updated']);
  });

  it('is twice as once', async () => {
    const { put, typesOfEvents } = await putting();
    const { body: first } = await put(jane);
    expect((await put(jane)).body).toEqual(first);
    expect(await typesOfEvents()).toEqual(['candidate.created']);
  });

  it('creates one candidate of ten at once', async () => {
    const { caller, put, typesOfEvents } = await putting();
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(jane)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await calls.list({ caller })).body.data).toHaveLength(1);
    expect(await typesOfEvents()).toEqual(['candidate.created']);
  });

  it('creates one although all ten looked before any of them wrote', async () => {
    const caller = await newCaller(backend);
    const { candidates } = calls.stores;
    const everyone = Promise.withResolvers<void>();
    let looked = 0;
    const findByExternalId: typeof candidates.findByExternalId = async (...sought) => {
      const found = await candidates.findByExternalId(...sought);
      if (++looked === 10) everyone.resolve();
      await everyone.promise;
      return found;
    };
    const handle = upsertCandidate({ candidates: { ...candidates, findByExternalId } });
    const put = callerOf(routes.upsertCandidate, handle, testEdge(backend));
    const sent = { caller, params: { external_id: 'hr-1' } };
    const twins = Array.from({ length: 10 }, (_, n) => put({ ...sent, body: { ...jane, tags: [`${n}`] } }));
    const answers = await Promise.all(twins);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const types = (await eventsOf(backend, caller)).map(({ type }) => type);
    expect(types.sort()).toEqual(['candidate.created', ...Array(9).fill('candidate.updated')]);
  });

  it.each(['cand_01HZZZZZZZZZZZZZZZZZZZZZZZ', 'a/b c?d#e', 'ключ 🔑', 'x'.repeat(255), '__proto__', '%'])(
    'takes any text for an external_id: %s',
    async (external_id) => {
      const { put } = await putting(external_id);
      const [first, second] = [await put({}), await put({ last_name: 'Miller' })];
      expect(first.body.external_id).toBe(external_id);
      expect(second.body).toMatchObject({ id: first.body.id, last_name: 'Miller' });
    },
  );

  it('makes a person of the own organization where another one bears the same external_id', async () => {
    const [one, other] = [await putting(), await putting()];
    const { body: theirs } = await one.put(jane);
    const { body: mine } = await other.put({ first_name: 'Joe' });
    expect(mine.id).not.toBe(theirs.id);
    expect((await calls.get({ caller: one.caller, params: { id: theirs.id } })).body).toEqual(theirs);
  });
});

describe('404', () => {
  it('finds nothing under a text that is too long to be an external_id', async () => {
    const { put } = await putting('x'.repeat(256));
    expect((await put({})).status).toBe(404);
  });
});

describe('412', () => {
  it('neither creates nor changes for a version that is not there', async () => {
    const { caller, put } = await putting();
    const stale = { 'if-match': '"7"' };
    expect((await put(jane, stale)).body.error.code).toBe('stale_object');
    expect((await calls.list({ caller })).body.data).toEqual([]);
    const { headers } = await put(jane);
    expect((await put({ first_name: 'Janet' }, stale)).status).toBe(412);
    expect((await put({ first_name: 'Janet' }, { 'if-match': headers.ETag ?? '' })).status).toBe(200);
  });
});

describe('422', () => {
  it('refuses the e-mail address of somebody else, for a new candidate as for a known one', async () => {
    const { caller, put } = await putting();
    await calls.create({ caller, body: { email: 'jane@example.com' } });
    for (const body of [jane, {}, jane]) {
      const { status } = await put(body);
      expect(status).toBe(body === jane ? 422 : 200);
    }
  });

  it('refuses an external_id in the body: it is in the path', async () => {
    const { put } = await putting();
    const { error } = (await put({ external_id: 'hr-2' })).body;
    expect(error.details).toMatchObject([{ param: 'external_id', code: 'unknown_field' }]);
  });
});
