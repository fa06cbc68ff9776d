import { jobMoves } from '../../../shared/domain/job-moves.ts';
import type { View } from '../world.ts';
import { type Client, type Operation, refusedForExternalId, wrong } from './client.ts';

async function move(client: Client, name: 'publishJob' | 'closeJob', step: 'publish' | 'close') {
  const { run, expect } = client;
  const id = client.take(run.world.jobs);
  if (!id) return;
  const before: View = run.world.jobs.get(id);
  const answer = await client.keyed(name, { params: { id } });
  const isRefused = jobMoves[step][before.status as 'draft'] === 'refused';
  expect(answer.status === (isRefused ? 409 : 200), wrong(name, answer));
  if (answer.status === 200) run.world.jobs.set(id, answer.body);
}

export const jobOperations: readonly Operation[] = [
  {
    name: 'create a job',
    weight: 4,
    async perform(client) {
      const { run, number, expect } = client;
      const external_id = client.externalId('job');
      const requirements = [{ type: 'skill', label: 'Nursing' }];
      const body = { name: `Job ${number}`, is_draft: run.chance.hit(0.5), requirements, external_id };
      const answer = await client.keyed('createJob', { body });
      if (refusedForExternalId(client, 'job', external_id, answer)) return;
      expect(answer.status === 201, wrong('createJob', answer));
      if (answer.status === 201) run.world.jobs.set(answer.body.id, answer.body);
    },
  },
  {
    name: 'change a job',
    weight: 3,
    async perform(client) {
      const { run, number, expect } = client;
      const id = client.take(run.world.jobs);
      if (!id) return;
      const { status } = run.world.jobs.get(id);
      const body: Record<string, unknown> = run.chance.pick([
        () => ({ name: `Renamed by ${number}` }),
        () => ({ external_id: client.externalId('job') }),
        () => ({ is_draft: run.chance.hit(0.5) }),
      ])();
      const answer = await client.plain('updateJob', { params: { id }, body });
      if (refusedForExternalId(client, 'job', body.external_id as string | null, answer)) return;
      const isRefused = body.is_draft === false && status === 'closed';
      expect(answer.status === (isRefused ? 409 : 200), wrong('updateJob', answer));
      if (answer.status === 200) run.world.jobs.set(id, answer.body);
    },
  },
  { name: 'publish a job', weight: 2, perform: (client) => move(client, 'publishJob', 'publish') },
  { name: 'close a job', weight: 2, perform: (client) => move(client, 'closeJob', 'close') },
  {
    name: 'delete a job',
    weight: 1,
    async perform(client) {
      const { run, expect } = client;
      const id = client.take(run.world.jobs);
      if (!id) return;
      const answer = await client.plain('deleteJob', { params: { id } });
      // Told twice, DELETE finds nothing the second time.
      expect(
        answer.status === 200 || (answer.status === 404 && answer.uncertain),
        wrong('deleteJob', answer),
      );
      run.world.jobs.delete(id);
      run.world.deletedJobs.add(id);
    },
  },
];
