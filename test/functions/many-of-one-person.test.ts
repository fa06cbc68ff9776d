/** Many applications of one person: calls that change them all, and a deletion while more of them arrive. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { moveCalls, stageAt } from './support/move-calls.ts';
import { pipelineStores, storeApplication, storeJob } from './support/pipeline-stores.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { stageCalls } from './support/stage-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** Sixty applications of one person, and two of others. */
async function manyOfOne() {
  const stores = pipelineStores(backend);
  const caller = await newCaller(backend);
  const job = await storeJob(stores, caller);
  const emails = [...Array(60).fill('jane@example.com'), 'a@example.com', 'b@example.com'];
  const ids: string[] = [];
  for (const email of emails) ids.push((await storeApplication(stores, caller, job, { email })).id);
  return { caller, job, ids };
}

it('a bulk call moves sixty applications of one person, none of them tried twice', async () => {
  const { caller, ids } = await manyOfOne();
  const commits: number[] = [];
  const counting: Backend = {
    ...backend,
    table: {
      ...backend.table,
      async commit(writes) {
        commits.push(writes.length);
        return backend.table.commit(writes);
      },
    },
  };
  const body = { action: 'reject', application_ids: ids, reason: 'other' };
  const { status, body: moved } = await moveCalls(counting).bulk({ caller, body });
  expect(status).toBe(200);
  expect(moved.data.map((one: { application_id: string }) => one.application_id)).toEqual(ids);
  expect(new Set(moved.data.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['done']));
  expect(commits.filter((writes) => writes > 2)).toHaveLength(ids.length);
});

it('a stage is cleared of sixty applications of one person', async () => {
  const { caller, job, ids } = await manyOfOne();
  const stage_id = stageAt(job, 2);
  const body = { action: 'move', application_ids: ids, stage_id };
  expect((await moveCalls(backend).bulk({ caller, body })).status).toBe(200);
  const query = { move_to: stageAt(job, 3) };
  const removed = await stageCalls(backend).remove({ caller, params: { id: job.id, stage_id }, query });
  expect(removed.status).toBe(200);
});

describe('while ten senders apply in the name of a person', () => {
  it.each(['remove', 'anonymize'] as const)(
    '%s is stored, and what arrives after it is of somebody new',
    async (how) => {
      const { caller, visitor, job } = await hiring(backend);
      const calls = applicationCalls(backend);
      const body = applicationFor(job);
      const { candidate_id: id } = (await calls.create({ caller, body })).body;
      let isOver = false;
      const statuses: number[] = [];
      const sender = async (n: number, as: Caller) => {
        while (!isOver) {
          const address = `203.0.113.${n}`;
          const headers = { origin: 'https://jobs.example.com' };
          statuses.push((await calls.create({ caller: as, headers, body, address })).status);
        }
      };
      const flood = Promise.all(Array.from({ length: 10 }, (_, n) => sender(n, visitor)));
      await new Promise((resolve) => setTimeout(resolve, 300));
      const gone = await privacyCalls(backend)[how]({ caller, params: { id } });
      isOver = true;
      await flood;
      expect(gone.status).toBe(how === 'remove' ? 202 : 200);
      expect(statuses).toContain(201);
      expect(statuses.filter((status) => ![201, 429, 503].includes(status))).toEqual([]);

      const [erased] = (await candidateCalls(backend).list({ caller })).body.data.filter(
        (one: { id: string }) => one.id === id,
      );
      expect(erased?.email ?? null).toBeNull();
      const after = await calls.create({ caller, body });
      expect(after.status).toBe(201);
      expect(after.body.candidate_id).not.toBe(id);
    },
  );
});
