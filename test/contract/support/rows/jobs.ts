import { expect } from 'vitest';
import { createStage } from '../../../../functions/stages/create-stage.ts';
import { importJob } from '../../../../functions/workers/import-job/handler.ts';
import type { PostingFacts } from '../../../../shared/contracts/job-import.ts';
import * as routes from '../../../../shared/routes/route-table.ts';
import { jobStore } from '../../../../shared/storage/jobs.ts';
import { jobCalls } from '../../../functions/support/job-calls.ts';
import type { Backend } from '../../../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../../../support/call-endpoint.ts';
import type { Fill } from '../enlarge.ts';
import { expectNothingStored, expectRefused, largestTaken, many, pairs, webLink } from './fill.ts';

/** Every list and text of a job, each at its longest or as long as one request takes. */
const fieldsOf = (fill: Fill) => ({
  locations: many(50, () => ({
    name: fill(150),
    street: fill(150),
    postal_code: fill(20),
    city: fill(150),
    region: fill(150),
    is_primary: false,
  })),
  remote_regions: many(250, () => fill(100)),
  requirements: many(100, () => ({ type: 'skill' as const, label: fill(300), level: fill(100) })),
  stages: many(29, (index) => ({
    name: fill(100),
    type: index === 28 ? ('hired' as const) : ('interview' as const),
  })),
  application_form: {
    fields: many(50, (index) => ({
      key: `field_${index}`,
      label: fill(300),
      type: 'single_select' as const,
      options: many(4, () => ({ value: fill(50), label: fill(100) })),
    })),
    consent: { privacy_url: webLink(0), ai_notice: fill(2_000) },
  },
  metadata: pairs(fill),
  department: fill(200),
  external_id: fill(255),
});
const text = (fill: Fill, share: number) => fill(Math.max(3, Math.floor(50_000 * share)));

/** A job that takes everything until it is full, and after that every change of its state. */
export async function fillJob(backend: Backend, fill: Fill) {
  const calls = jobCalls(backend);
  const caller = await newCaller(backend);
  const { body: made } = await calls.create({ caller, body: { name: fill(200) } });
  const params = { id: made.id as string };
  const update = (body: object) => calls.update({ caller, params, body });
  for (const [name, value] of Object.entries(fieldsOf(fill))) {
    const answer = await update({ [name]: value });
    if (answer.status !== 200) expectRefused(answer, 'payload_too_large');
  }
  await largestTaken((share) => update({ job_details: { description: text(fill, share) } }));
  await largestTaken((share) =>
    update({ job_details: { benefits: many(50, () => fill(Math.max(1, Math.floor(200 * share)))) } }),
  );
  // Filled to the last of it, so that nothing but what its state needs is left.
  for (let refused = 0, n = 0; refused < 3 && n < 200; n++) {
    const answer = await update({ metadata: pairs(fill, n, 1) });
    if (answer.status === 200) continue;
    expectRefused(answer, 'payload_too_large', 'validation_failed');
    refused++;
  }
  let noteLength = 0;
  for (const step of [256, 64, 16, 4, 1])
    for (let isTaken = true; isTaken && noteLength + step <= 500; ) {
      const answer = await update({ job_details: { salary_note: fill(noteLength + step) } });
      isTaken = answer.status === 200;
      if (isTaken) noteLength += step;
      else expectRefused(answer, 'payload_too_large');
    }
  const more = () => update({ job_details: { salary_note: fill(500) }, locations: fieldsOf(fill).locations });
  // Short of four bytes a character, the lists end before the row does.
  if (Buffer.byteLength(fill(1)) === 4)
    await expectNothingStored({ backend, caller }, more, 'payload_too_large');
  const pairsBeyond = () => update({ metadata: pairs(fill, 300, 51) });
  await expectNothingStored({ backend, caller }, pairsBeyond, 'validation_failed', 'payload_too_large');
  const kept = (await calls.get({ caller, params })).body;
  expect(Object.keys(kept.metadata).length).toBeLessThanOrEqual(50);
  await fillStages(backend, { caller, params, fill });

  expect((await calls.publish({ caller, params })).status).toBe(200);
  expect((await calls.close({ caller, params })).status).toBe(200);
  return { calls, caller, params };
}

async function fillStages(
  backend: Backend,
  {
    caller,
    params,
    fill,
  }: { caller: Awaited<ReturnType<typeof newCaller>>; params: { id: string }; fill: Fill },
) {
  const add = callerOf(routes.createStage, createStage({ jobs: jobStore(backend.table) }), testEdge(backend));
  for (let n = 0; n < 32; n++) {
    const answer = await add({ caller, params, body: { name: fill(100), type: 'interview' } });
    if (answer.status === 201) continue;
    expectRefused(answer, 'payload_too_large', 'validation_failed');
    return;
  }
  throw new Error('stages have no end');
}

/** An import whose request and page fill the job. */
export async function fillImport(backend: Backend, fill: Fill) {
  const calls = jobCalls(backend);
  const caller = await newCaller(backend);
  const { metadata, requirements } = fieldsOf(fill);
  const url = `https://careers.example.com/${'x'.repeat(2_000)}`;
  const sent = await calls.fromUrl({
    caller,
    body: { url, overrides: { metadata, requirements: requirements.slice(0, 50) } },
  });
  expect(sent.status).toBe(202);
  const { locations, remote_regions } = fieldsOf(fill);
  const facts = {
    name: fill(200),
    locations,
    remote_regions,
    job_details: { description: text(fill, 1), benefits: many(50, () => fill(200)) },
  } as PostingFacts;
  const posting = { source: 'json_ld' as const, confidence: 1, facts, warnings: [] };
  const work = importJob({
    environmentName: 'production',
    jobs: jobStore(backend.table),
    readPosting: async () => ({ outcome: 'read', posting }),
    clock: () => new Date(),
  });
  await work({ organizationId: caller.organizationId, jobId: sent.body.id }, false);
  const { body } = await calls.get({ caller, params: { id: sent.body.id } });
  expect(body.import.status).toBe('completed');
  expect(body.name).toBe(facts.name);
  return body.import.warnings as { code: string }[];
}
