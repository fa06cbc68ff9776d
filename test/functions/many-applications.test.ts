import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxEntries } from '../../shared/domain/candidate-applications.ts';
import { idSource } from '../../shared/domain/ids.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { candidatePartition } from '../../shared/storage/keys.ts';
import { chanceOf } from '../faults/chance.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow, isDeletion, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { moveCalls } from './support/move-calls.ts';
import { storeApplication, storeJob } from './support/pipeline-stores.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { idsOf, walk } from './support/walk.ts';

let backend: Backend;
let people: ReturnType<typeof candidateCalls>;
let applications: ReturnType<typeof applicationCalls>;
let moves: ReturnType<typeof moveCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  people = candidateCalls(backend);
  applications = applicationCalls(backend);
  moves = moveCalls(backend);
});

const email = 'jane@example.com';
const rowOf = async (caller: Caller, id: string) => people.stores.candidates.get(caller.organizationId, id);
const bytesOf = (row: unknown) => Buffer.byteLength(JSON.stringify(row));

/** Somebody with so many applications, one after the other, for jobs in turn. */
async function applicant(caller: Caller, jobs: Job[], count: number) {
  const made = [];
  for (let n = 0; n < count; n++)
    made.push(await storeApplication(people.stores, caller, jobs[n % jobs.length] as Job, { email }));
  return { made, params: { id: made[0]?.candidate_id ?? '' } };
}

describe('a candidate with more applications than its row names', () => {
  it('is counted, filtered and found as if the row named all, whatever becomes of them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const chance = chanceOf(String(seed));
        const caller = await newCaller(backend);
        const jobs = [await storeJob(people.stores, caller), await storeJob(people.stores, caller)];
        const unused = await storeJob(people.stores, caller);
        const { made, params } = await applicant(caller, jobs, maxEntries + 8);
        for (let move = 0; move < 25; move++) {
          const { id } = chance.pick(made);
          const call = chance.pick(['reject', 'advance', 'withdraw', 'transfer', 'hire'] as const);
          const job_id = chance.pick(jobs).id;
          const body = { reject: { reason: 'Filled' }, transfer: { job_id } }[call as string] ?? {};
          await moves[call]({ caller, params: { id }, body });
        }

        const pages = await walk(people.applications, { caller, params, query: {} }, () => 20);
        const all = pages.flat() as {
          id: string;
          status: string;
          job_id: string;
          stage: { id: string };
        }[];
        expect(idsOf(all).sort()).toEqual(idsOf(made).sort());
        const { body } = await people.get({ caller, params });
        const count = (status: string) => all.filter((one) => one.status === status).length;
        expect(body.application_counts).toEqual({
          active: count('active'),
          hired: count('hired'),
          rejected: count('rejected'),
          withdrawn: count('withdrawn'),
        });
        expect(body.status).toBe(count('active') > 0 ? 'active' : count('hired') > 0 ? 'hired' : 'inactive');
        expect(idsOf(body.applications)).toEqual(idsOf(made).slice(-maxEntries));

        const stages = [...jobs, unused].flatMap((job) => job.stages.map(({ id }) => ({ job, stage: id })));
        for (const { job, stage } of stages) {
          const asked: Record<string, string>[] = [
            { job_id: job.id },
            { stage_id: stage },
            { job_id: job.id, stage_id: stage },
          ];
          for (const query of asked) {
            const expected = all.some(
              (one) =>
                (!query.job_id || one.job_id === query.job_id) &&
                (!query.stage_id || one.stage.id === query.stage_id),
            );
            expect((await people.list({ caller, query })).body.data.length, JSON.stringify(query)).toBe(
              expected ? 1 : 0,
            );
          }
        }
        for (const job of [...jobs, unused]) {
          const again = await applications.create({
            caller,
            body: applicationFor(job, { candidate: { first_name: 'Jane', email } }),
          });
          const isRepeated = all.some(({ job_id }) => job_id === job.id);
          expect(again.body.screening.signals.includes('repeated_application')).toBe(isRepeated);
        }
      }),
      { numRuns: 3, endOnFailure: true },
    );
  }, 120_000);

  it.each(['removed', 'anonymized'] as const)(
    'leaves nothing of the others beside its row when it is %s',
    async (end) => {
      const caller = await newCaller(backend);
      const job = await storeJob(people.stores, caller);
      const { made, params } = await applicant(caller, [job], maxEntries + 5);
      const privacy = privacyCalls(backend);
      await (end === 'removed' ? privacy.remove({ caller, params }) : privacy.anonymize({ caller, params }));
      const order = (await eventsOf(backend, caller)).find(({ type }) => type === 'erasure.requested');
      const erasureId = String(order?.data.object.id);
      await privacy.erase({ organizationId: caller.organizationId, erasureId });
      const text = (await everyRow(backend))
        .filter(
          (row) => row.pk.includes(caller.organizationId) && !row.pk.includes('#ERASURE') && !isDeletion(row),
        )
        .map(textOf)
        .join('\n');
      expect(text).not.toContain(email);
      if (end === 'removed') for (const { id } of made) expect(text).not.toContain(id);
      else expect((await people.get({ caller, params })).body.application_counts.active).toBe(maxEntries + 5);
    },
  );
});

describe('the row of a candidate', () => {
  it('stops growing after its newest applications, and one of an earlier release shrinks', async () => {
    const caller = await newCaller(backend);
    const job = await storeJob(people.stores, caller);
    const { params } = await applicant(caller, [job], maxEntries + 3);
    const before = bytesOf(await rowOf(caller, params.id));
    await applicant(caller, [job], 20);
    const after = bytesOf(await rowOf(caller, params.id));
    expect(after).toBeLessThan(before + 20);
    expect(after).toBeLessThan(8_000);

    // As 5492f30 wrote it: every application in the row, and no counts.
    const { application_counts: _, ...kept } = await rowOf(caller, params.id);
    const newId = idSource(new Date(Date.now() - 3_600_000));
    const earlier = Array.from({ length: 1_250 }, () => ({
      id: newId('application'),
      job_id: job.id,
      stage_id: job.stages[0]?.id ?? '',
      status: 'rejected' as const,
    }));
    const old: Candidate = { ...kept, applications: earlier };
    const pk = candidatePartition(caller.organizationId);
    await backend.table.commit([
      { put: { pk, sk: params.id, version: old.version, data: old }, when: { exists: true } },
    ]);
    expect((await people.get({ caller, params })).body).toMatchObject({
      status: 'inactive',
      application_counts: { active: 0, rejected: 1_250 },
    });
    const heavy = bytesOf(await rowOf(caller, params.id));
    await applicant(caller, [job], 35);
    expect(bytesOf(await rowOf(caller, params.id))).toBeLessThan(heavy / 10);
    const { body } = await people.get({ caller, params });
    expect(body.application_counts).toEqual({ active: 35, hired: 0, rejected: 1_250, withdrawn: 0 });
    expect(body.applications).toHaveLength(maxEntries);
    const query = { stage_id: job.stages[0]?.id ?? '', status: 'active' };
    expect((await people.list({ caller, query })).body.data).toHaveLength(1);
  }, 60_000);
});
