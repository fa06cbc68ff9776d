import { expect, it } from 'vitest';
import { type Copy, type Kept, synchronize } from '../../client/examples/sync/nightly-sync.ts';
import { HiringClient } from '../../client/src/index.ts';
import { seededNumbers } from '../support/seeded-numbers.ts';
import { sharedStage } from '../support/shared-stage.ts';

const seed = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));
const changes = Number(process.env.SYNC_CHANGES ?? 1000);

/** What the copy and the service must agree on. */
const shownOf = ({ version, ...fields }: Kept) =>
  [version, (fields as { candidate_id?: string }).candidate_id ?? ''].join(' ');

it(`a copy equals the service after ${changes} random changes (PROPERTY_SEED=${seed})`, async () => {
  const stage = await sharedStage();
  const { secretKey } = await stage.newOrganization();
  const client = new HiringClient({ apiKey: secretKey, baseUrl: stage.baseUrl });
  const { below } = seededNumbers(seed);
  const ids = { jobs: [] as string[], candidates: [] as string[], applications: [] as string[] };
  const one = (list: string[]) => list[below(list.length)] ?? '';
  const newJob = async () => {
    const job = await client.post('/v1/jobs', { body: { name: `Job ${below(1000)}`, is_draft: false } });
    ids.jobs.push(job.id);
  };
  await newJob();

  const merges: [string, string][] = [];
  let undone = 0;
  const merge = async (id: string, candidate_id: string) => {
    const { merged_ids } = await client.post('/v1/candidates/{id}/merge', {
      path: { id },
      body: { candidate_id },
    });
    if (merged_ids.includes(candidate_id)) merges.push([id, candidate_id]);
  };
  /** The newest merge, as long as both are there. */
  const undo = async () => {
    const [id, candidate_id] = merges.pop() as [string, string];
    await client.post('/v1/candidates/{id}/unmerge', { path: { id }, body: { candidate_id } });
    undone++;
  };

  const deeds: (() => Promise<unknown>)[] = [
    newJob,
    () =>
      client.patch('/v1/jobs/{id}', { path: { id: one(ids.jobs) }, body: { name: `Job ${below(1000)}` } }),
    () => client.post('/v1/jobs/{id}/publish', { path: { id: one(ids.jobs) } }),
    () => client.post('/v1/jobs/{id}/close', { path: { id: one(ids.jobs) } }),
    () => client.delete('/v1/jobs/{id}', { path: { id: one(ids.jobs) } }),
    async () => {
      const person = await client.post('/v1/candidates', { body: { first_name: `Person ${below(1000)}` } });
      ids.candidates.push(person.id);
    },
    () =>
      client.patch('/v1/candidates/{id}', {
        path: { id: one(ids.candidates) },
        body: { last_name: `Name ${below(1000)}` },
      }),
    async () => {
      const application = await client.post('/v1/applications', {
        body: {
          job_id: one(ids.jobs),
          candidate: { first_name: 'Ada', last_name: 'Lind', email: `ada${below(40)}@example.com` },
          consent: { processing: true },
        },
      });
      ids.applications.push(application.id);
      ids.candidates.push(application.candidate_id);
    },
    () => client.post('/v1/applications/{id}/advance', { path: { id: one(ids.applications) }, body: {} }),
    () =>
      client.post('/v1/applications/{id}/reject', {
        path: { id: one(ids.applications) },
        body: { reason: 'experience' },
      }),
    () => client.post('/v1/applications/{id}/unreject', { path: { id: one(ids.applications) } }),
    () => client.post('/v1/jobs/{id}/restore', { path: { id: one(ids.jobs) } }),
    () => merge(one(ids.candidates), one(ids.candidates)),
    // The newest are most likely there still, so that merges are also undone.
    () => merge(one(ids.candidates.slice(-5)), one(ids.candidates.slice(-5))),
    undo,
    undo,
    () => client.delete('/v1/candidates/{id}', { path: { id: one(ids.candidates) } }),
    () => client.post('/v1/candidates/{id}/anonymize', { path: { id: one(ids.candidates) } }),
  ];

  const copy: Copy = { resources: new Map(), startedAt: null };
  let made = 0;
  for (let number = 0; number < changes; number++) {
    // Deletions are rarer than other changes, and a refused call changes nothing.
    const deed = deeds[below(deeds.length)] as (typeof deeds)[number];
    await deed().then(
      () => made++,
      () => {},
    );
    if (below(25) === 0) await synchronize(client, copy);
  }
  expect(made).toBeGreaterThan(changes / 4);
  expect(undone).toBeGreaterThan(changes / 200);

  const everything = async () => {
    const found = new Map<string, unknown>();
    for (const path of ['/v1/jobs', '/v1/candidates', '/v1/applications', '/v1/scans'] as const)
      for await (const item of client.list(path, { query: { limit: 100 } })) {
        found.set((item as Kept).id, shownOf(item as Kept));
      }
    return found;
  };
  // Erasures go on after the call that asked for them.
  await expect
    .poll(
      async () => {
        await synchronize(client, copy);
        const own = [...copy.resources].map(([id, item]) => [id, shownOf(item)] as const);
        return [new Map(own.sort()), new Map([...(await everything())].sort())];
      },
      { timeout: 30_000, interval: 500 },
    )
    .toSatisfy(([own, theirs]) => JSON.stringify([...own]) === JSON.stringify([...theirs]));
}, 300_000);
