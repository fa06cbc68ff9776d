/** Whose erasure erases a stored response, and what a key leaves behind. */
import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { type Claimed, type FirstRun, runOnce } from '../../../shared/http/idempotency.ts';
import { type EndpointResponse, jsonResponse } from '../../../shared/http/response.ts';
import { tableName } from '../../../shared/platform/names.ts';
import { markErased } from '../../../shared/storage/erased-marks.ts';
import { responsesAbout } from '../../../shared/storage/keys.ts';
import { eraseResponsesAbout } from '../../../shared/storage/stored-claim.ts';
import type { Backend } from '../../support/backend.ts';
import { everyRow } from '../../support/every-row.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date();
const newId = idSource(now);
const claimed = (changes: Partial<Claimed> = {}): Claimed => ({
  scope: crypto.randomUUID(),
  organizationId: 'org_1',
  method: 'POST',
  path: '/v1/notes',
  body: {},
  ...changes,
});
const once = (call: Claimed, run: (first: FirstRun) => Promise<EndpointResponse>) =>
  runOnce(call, { table: backend.table, context: { getRemainingTimeInMillis: () => 10_000 }, now }, run);
const storedAbout = (id: string) => eraseResponsesAbout(backend.table, id);

/** The number of all subjects of all stored responses. */
const allSubjects = async () =>
  (await everyRow(backend)).filter(({ pk }) => pk.startsWith(responsesAbout(''))).length;

describe('a stored response', () => {
  it.each(['id', 'candidate_id', 'scan_id'])('is about the %s in its body', async (field) => {
    const id = newId('note');
    const before = await allSubjects();
    await once(claimed(), async () => jsonResponse(201, { [field]: id }));
    expect(await allSubjects()).toBe(before + 1);
    expect(await storedAbout(id)).toBe(1);
  });

  it('is about the subjects that the handler named, which are not sent', async () => {
    const id = newId('candidate');
    const run = async () => ({ ...jsonResponse(201, {}), subjectIds: [id] });
    const { response } = await once(claimed(), run);
    expect(response).not.toHaveProperty('subjectIds');
    expect(await storedAbout(id)).toBe(1);
  });

  it('is about the ids in its path, and no other word of it', async () => {
    const [job, other] = [newId('job'), newId('job')];
    const words = [
      'notes',
      `x-${other}`,
      `${other}x`,
      other.replace('_', '-'),
      other.replace('_0', '_8'),
      '',
    ];
    await once(claimed({ path: `/v1/${job}/${words.join('/')}` }), async () => jsonResponse(201, {}));
    for (const word of ['v1', ...words]) expect(await storedAbout(word), word).toBe(0);
    expect(await storedAbout(job)).toBe(1);
  });

  it.each<[string, number, object]>([
    ['that is a refusal', 400, {}],
    ['of an anonymized person', 201, { anonymized_at: now.toISOString() }],
  ])('%s is about nobody', async (_, status, more) => {
    const [id, job, before] = [newId('candidate'), newId('job'), await allSubjects()];
    await once(claimed({ path: `/v1/jobs/${job}` }), async () => jsonResponse(status, { id, ...more }));
    expect(await allSubjects()).toBe(before);
  });

  it('of a person who is not anonymized is about the person', async () => {
    const id = newId('candidate');
    await once(claimed(), async () => jsonResponse(399, { id, anonymized_at: null }));
    expect(await storedAbout(id)).toBe(1);
  });

  it('that is a page is about the ids in its path', async () => {
    const [job, call] = [newId('job'), claimed()];
    const page = {
      status: 200,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      body: '<p>Thanks</p>',
    };
    const first = await once({ ...call, path: `/jobs/${job}` }, async () => page);
    expect(first).toEqual({ response: page, replayed: false });
    expect(await storedAbout(job)).toBe(1);
  });
});

describe('a key', () => {
  it('gives each call a seed of its own, which does not say the key', async () => {
    const seeds: string[] = [];
    const calls = [claimed(), claimed()];
    for (const call of calls)
      await once(call, async ({ seed = '' }) => {
        seeds.push(seed);
        return jsonResponse(201, {});
      });
    expect(new Set(seeds).size).toBe(2);
    for (const [n, seed] of seeds.entries()) expect(seed).not.toContain(calls[n]?.scope);
  });

  it('that is new passes a refusal on as it is, whatever became of what is in its path', async () => {
    const job = newId('job');
    await markErased(backend.table, [job], { organizationId: 'org_1', now });
    const call = claimed({ path: `/v1/jobs/${job}` });
    await expect(once(call, () => Promise.reject(new ApiError('not_found')))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is free for another body after a refusal, as nothing happened', async () => {
    const call = claimed();
    await expect(once(call, () => Promise.reject(new ApiError('not_found')))).rejects.toMatchObject({
      code: 'not_found',
    });
    const other = await once({ ...call, body: { text: 'other' } }, async () => jsonResponse(201, {}));
    expect(other.replayed).toBe(false);
  });

  it.each([new ApiError('answer_too_large'), new Error('the power went out')])(
    'is bound to its body after %s, as something may have happened',
    async (error) => {
      const call = claimed();
      await expect(once(call, () => Promise.reject(error))).rejects.toBe(error);
      const other = once({ ...call, body: { text: 'other' } }, async () => jsonResponse(201, {}));
      await expect(other).rejects.toMatchObject({
        code: 'conflict',
        particulars: { param: 'Idempotency-Key' },
      });
      expect((await once(call, async () => jsonResponse(201, {}))).replayed).toBe(false);
    },
  );
});

it('a request whose fingerprint an earlier release stored without its key is replayed', async () => {
  const call = claimed({ body: { text: crypto.randomUUID() } });
  let runs = 0;
  const run = async () => jsonResponse(201, { run: ++runs });
  const known = new Set((await everyRow(backend)).map(({ pk }) => pk));
  const first = await once(call, run);
  const row = (await everyRow(backend)).find(({ pk }) => pk.startsWith('IDEM#') && !known.has(pk));
  const asked = JSON.stringify([call.method, call.path, call.body]);
  const fingerprint = createHash('sha256').update(asked).digest('base64');
  const Item = { ...row, data: { ...(row?.data as object), fingerprint } };
  await backend.documents.send(new PutCommand({ TableName: tableName('prod'), Item }));
  expect(await once(call, run)).toMatchObject({ replayed: true, response: { body: first.response.body } });
  await expect(once({ ...call, body: {} }, run)).rejects.toMatchObject({ code: 'conflict' });
  expect(runs).toBe(1);
});
