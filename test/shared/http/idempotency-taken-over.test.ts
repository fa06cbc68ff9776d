/** A call whose first run crashed is repeated after what it is about was erased. */
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { type FirstRun, runOnce } from '../../../shared/http/idempotency.ts';
import { type EndpointResponse, jsonResponse } from '../../../shared/http/response.ts';
import { markErased } from '../../../shared/storage/erased-marks.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date();
const later = new Date(now.getTime() + 60_000);

/** The repeated run of a call about a candidate, with the response that it comes to. */
async function repeated(end: (id: string) => EndpointResponse, isErased: boolean, isInPath = true) {
  const id = idSource(now)('candidate');
  const organizationId = 'org_1';
  const path = isInPath ? `/v1/candidates/${id}` : '/v1/candidates';
  const call = {
    scope: `production#${organizationId}#${id}`,
    organizationId,
    method: 'POST',
    path,
    body: {},
  };
  const run = (at: Date, ms: number, work: (first: FirstRun) => Promise<EndpointResponse>) =>
    runOnce(call, { table: backend.table, context: { getRemainingTimeInMillis: () => ms }, now: at }, work);
  await new Promise<void>((begun, failed) => {
    run(now, 1, () => {
      begun();
      return new Promise(() => {});
    }).catch(failed);
  });
  if (isErased) await markErased(backend.table, [id], { organizationId, now });
  const { response } = await run(later, 10_000, async () => end(id));
  return response.status;
}

const changed = (id: string) => jsonResponse(200, { id });
const made = (id: string) => jsonResponse(201, { id });
const refused = (code: 'not_found' | 'insufficient_scope' | 'conflict') => () => {
  throw new ApiError(code);
};

it('a change is answered as it is, whatever became of its person', async () => {
  for (const isErased of [true, false]) expect(await repeated(changed, isErased)).toBe(200);
});

it('what was made for somebody who is erased is not shown', async () => {
  expect(await repeated(made, false)).toBe(201);
  for (const isInPath of [true, false])
    await expect(repeated(made, true, isInPath)).rejects.toMatchObject({ code: 'answer_erased' });
});

it('a refusal that is stored is about the path alone', async () => {
  const stored = (id: string) => jsonResponse(400, { id });
  expect(await repeated(stored, false)).toBe(400);
  expect(await repeated(stored, true, false)).toBe(400);
  await expect(repeated(stored, true)).rejects.toMatchObject({ code: 'answer_erased' });
});

it('a refusal that the erasure can have caused says so, and another one is passed on', async () => {
  for (const code of ['not_found', 'conflict'] as const) {
    await expect(repeated(refused(code), true)).rejects.toMatchObject({ code: 'answer_erased' });
    await expect(repeated(refused(code), false)).rejects.toMatchObject({ code });
  }
  await expect(repeated(refused('insufficient_scope'), true)).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
});

it('the ids of a keyed call follow from nothing that its caller knows, and are the same when it is repeated', async () => {
  const call = {
    scope: 'production#org_1#k',
    organizationId: 'org_1',
    method: 'POST',
    path: '/v1/jobs',
    body: {},
  };
  const seedsOfTwoRuns = async () => {
    // An empty table: nobody has used the key before.
    const { table } = await sharedBackend();
    const seeds: unknown[] = [];
    const run = (at: Date, isLast: boolean) =>
      runOnce(call, { table, context: { getRemainingTimeInMillis: () => 1 }, now: at }, async ({ seed }) => {
        seeds.push(seed);
        if (!isLast) throw new Error('a crash after the effect');
        return jsonResponse(201, {});
      });
    await expect(run(now, false)).rejects.toThrow('a crash');
    await run(later, true);
    return seeds;
  };
  const [first, again] = await seedsOfTwoRuns();
  expect(again).toBe(first);
  expect(await seedsOfTwoRuns()).not.toContain(first);
});
