import { expect, expectTypeOf, it } from 'vitest';
import {
  type components,
  HiringClient,
  type HiringError,
  type WebhookEvent,
} from '../../client/src/index.ts';
import { secretKey } from './support/keys.ts';

const path = { id: 'job_1' };

/**
 * Never run: `tsc` is the judge. Each expected error below is one that the compiler must find; where it finds none, the
 * directive itself is the error.
 */
async function judgeTypes(client: HiringClient, error: HiringError, event: WebhookEvent): Promise<void> {
  expectTypeOf(await client.get('/v1/jobs/{id}', { path })).toEqualTypeOf<components['schemas']['Job']>();
  expectTypeOf((await client.get('/v1/me')).rate_limit.remaining).toEqualTypeOf<number>();
  for await (const scan of client.scans.list({ status: 'failed' }))
    expectTypeOf(scan.id).toEqualTypeOf<string>();
  const answer = await client.send('get', '/v1/jobs/{id}', { path });
  if (answer.status === 304) expectTypeOf(answer.body).toEqualTypeOf<null>();
  else expectTypeOf(answer.body.name).toEqualTypeOf<string>();

  // @ts-expect-error no such path
  await client.get('/v1/job');
  // @ts-expect-error this path takes no DELETE
  await client.delete('/v1/jobs', {});
  // @ts-expect-error the id is missing
  await client.get('/v1/jobs/{id}');
  // @ts-expect-error the parameter is called id
  await client.get('/v1/jobs/{id}', { path: { job_id: 'job_1' } });
  // @ts-expect-error a body is required
  await client.post('/v1/jobs');
  // @ts-expect-error the name is missing
  await client.post('/v1/jobs', { body: { is_draft: true } });
  // @ts-expect-error no such field
  await client.post('/v1/jobs', { body: { name: 'Engineer', titel: 'x' } });
  // @ts-expect-error no such field, further down
  await client.post('/v1/jobs', { body: { name: 'Engineer', job_details: { salary: 1 } } });
  // @ts-expect-error no such value
  await client.post('/v1/jobs', { body: { name: 'Engineer', job_details: { work_type: 'office' } } });
  // @ts-expect-error publishing takes no body
  await client.post('/v1/jobs/{id}/publish', { path, body: {} });
  // @ts-expect-error no such filter
  client.jobs.list({ state: 'published' });
  // @ts-expect-error this call has no query
  await client.get('/v1/me', { query: { status: 'x' } });
  // @ts-expect-error not a list
  client.list('/v1/me');
  // @ts-expect-error a number is no file
  await client.scans.create(7);
  // @ts-expect-error no such option
  await client.scans.create('cv.pdf', { job_id: 'job_1' });
  // @ts-expect-error the job is missing
  await client.applications.create({ candidate_id: 'cand_1' });
  // @ts-expect-error no such option
  new HiringClient({ apiKey: 'x', retries: 3 });

  switch (error.code) {
    case 'rate_limited':
      break;
    // @ts-expect-error no such code
    case 'too_many_requests':
      break;
  }
  if (event.type === 'scan.completed') expectTypeOf(event.type).toEqualTypeOf<'scan.completed'>();
  if (event.type === 'ping') expectTypeOf(event.type).toEqualTypeOf<'ping'>();
  if (event.type === 'application.hired') {
    expectTypeOf(event.data.object.hired_at).toEqualTypeOf<string | null>();
    expectTypeOf(event.data.object.stage.name).toEqualTypeOf<string>();
    // @ts-expect-error an application has no pages
    event.data.object.file.pages;
  }
  if (event.type === 'scan.completed') expectTypeOf(event.data.object.file.size).toEqualTypeOf<number>();
  if (event.type === 'candidate.stage_changed')
    expectTypeOf(event.data.context.to_stage?.name).toEqualTypeOf<string | undefined>();
  // @ts-expect-error the type of the event is not known, so its object is not
  event.data.object.hired_at;
  for await (const listed of client.events.list({ type: 'job.*' }))
    if (listed.type === 'job.published') expectTypeOf(listed.data.object.openings).toEqualTypeOf<number>();
  for (const type of (await client.get('/v1/event-types')).data)
    expectTypeOf(type.is_reserved).toEqualTypeOf<boolean>();
  const logged = await client.get('/v1/events/{id}', { path: { id: 'evt_1' } });
  if (logged.type === 'candidate.deleted') expectTypeOf(logged.data.object.deleted).toEqualTypeOf<true>();
  // @ts-expect-error a ping is no event, so no list has it
  client.events.list({ type: 'ping' });
  const resume = await client.get('/v1/scans/{id}/json-resume', { path });
  expectTypeOf(resume.basics?.email).toEqualTypeOf<string | undefined>();
  // @ts-expect-error no such event
  if (event.type === 'scan.done') return;
}

it('answers, inputs, codes and events are typed; the compiler judges that in `npm run check`', () => {
  expect(new HiringClient({ apiKey: secretKey, baseUrl: 'http://127.0.0.1:4010' })).toBeInstanceOf(
    HiringClient,
  );
  expect(judgeTypes).toHaveLength(3);
});
