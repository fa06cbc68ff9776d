import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeKey } from '../../shared/administration/organizations.ts';
import { type ApiAnswer, type LocalStage, startLocalStage } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';
import { startReceiver } from './support/receiver.ts';

let stage: LocalStage;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
});
afterAll(() => stage.stop());

describe('Idempotency-Key', () => {
  it('lets 50 concurrent calls make one job and one event, and refuses the key for anything else', {
    timeout: 120_000,
  }, async () => {
    const { api } = await stage.newOrganization();
    const receiver = await startReceiver();
    await api.post('/v1/webhook-endpoints', { url: receiver.url });
    const key = { 'Idempotency-Key': 'one-logical-operation' };
    const create = (name = 'Backend engineer') => api.post('/v1/jobs', { name }, key);

    const concurrently = (call: () => Promise<ApiAnswer>) =>
      Promise.all(Array.from({ length: 50 }, () => call()));
    const nameless = () => api.post('/v1/jobs', {});
    // A dozen cold starts at once may outlast the ten seconds that each is given, so they are over before it matters.
    await eventually(async () => (await concurrently(nameless)).every(({ status }) => status === 422));
    // And the gateway, which may have forgotten the key meanwhile, has asked whose it is.
    await nameless();

    const answers = await concurrently(create);
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const { status, body, headers } of answers) {
      if (status === 201) continue;
      // On a machine that is short of time, the gateway or the table may be busy: that response asks for a retry, too.
      expect(['idempotency_in_progress', 'service_unavailable']).toContain(body.error.code);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const retried = await concurrently(() =>
      eventually(async () => {
        const answer = await create();
        return answer.body.error?.code === 'service_unavailable' ? false : answer;
      }),
    );
    expect(new Set(retried.map(({ text }) => text))).toEqual(new Set([made[0]?.text]));
    const jobs = await api.get('/v1/jobs');
    expect(jobs.body.data).toHaveLength(1);

    expect(await create('Something else')).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    const elsewhere = await api.post(`/v1/jobs/${jobs.body.data[0].id}/publish`, undefined, key);
    expect(elsewhere).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    const replay = await create();
    expect(replay.text).toBe(made[0]?.text);
    expect(replay.headers.get('Idempotent-Replayed')).toBe('true');

    // The next event comes after every earlier one of this organization's stream.
    await api.post('/v1/jobs', { name: 'The next one' });
    await eventually(() => receiver.received.some(({ event }) => event.data.object.name === 'The next one'));
    const ids = receiver.received.map(({ event }) => event.id);
    expect(new Set(ids).size).toBe(2);
    receiver.close();
  });
});

describe('a revoked key', () => {
  it('stops working within 10 seconds', async () => {
    const { api, keyId } = await stage.newOrganization();
    expect((await api.get('/v1/me')).status).toBe(200);
    await revokeKey(stage.admin, { key: keyId });
    const revokedAt = performance.now();
    const refused = await eventually(async () => {
      const answer = await api.get('/v1/me');
      return answer.status === 401 && answer;
    });
    expect(refused.body.error.code).toBe('revoked_api_key');
    expect(performance.now() - revokedAt).toBeLessThan(10_000);
  });
});

describe('walking GET /v1/jobs over 1,000 jobs', () => {
  it('with random limits yields each once, and no changed or borrowed cursor is taken', {
    timeout: 240_000,
  }, async () => {
    const { api } = await stage.newOrganization();
    const stranger = await stage.newOrganization();
    const created: string[] = [];
    for (let batch = 0; batch < 50; batch++) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => api.post('/v1/jobs', { name: `Job ${batch * 20 + n}` })),
      );
      created.push(...answers.map(({ body }) => body.id));
    }

    const walked: string[] = [];
    let cursor = '';
    do {
      const limit = 1 + Math.floor(Math.random() * 100);
      const page = await api.get(`/v1/jobs?limit=${limit}${cursor && `&cursor=${cursor}`}`);
      walked.push(...page.body.data.map(({ id }: { id: string }) => id));
      expect(page.body.has_more).toBe(page.body.next_cursor !== null);
      cursor = page.body.next_cursor ?? '';
    } while (cursor);
    expect(walked).toHaveLength(1000);
    expect([...walked].sort()).toEqual(created.sort());

    const { next_cursor } = (await api.get('/v1/jobs?limit=5')).body;
    const refusal = { status: 400, body: { error: { code: 'invalid_cursor' } } };
    const follow = (changed: string): Promise<ApiAnswer> => api.get(`/v1/jobs?limit=5&cursor=${changed}`);
    for (let at = 0; at < next_cursor.length; at++) {
      const other = next_cursor[at] === 'A' ? 'B' : 'A';
      expect(await follow(next_cursor.slice(0, at) + other + next_cursor.slice(at + 1))).toMatchObject(
        refusal,
      );
    }
    expect(await stranger.api.get(`/v1/jobs?cursor=${next_cursor}`)).toMatchObject(refusal);
    expect(await api.get(`/v1/jobs?status=draft&cursor=${next_cursor}`)).toMatchObject(refusal);
    expect(await api.get(`/v1/scans?cursor=${next_cursor}`)).toMatchObject(refusal);
    expect((await follow(next_cursor)).status).toBe(200);
  });
});
