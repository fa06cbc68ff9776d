import type { View } from '../world.ts';
import { type Client, type Operation, wrong } from './client.ts';

async function readAgain({ plain, run }: Client, id: string): Promise<void> {
  const { status, body } = await plain('getJob', { params: { id } });
  if (status === 200) run.world.jobs.set(id, body);
}

export const stageOperations: readonly Operation[] = [
  {
    name: 'add a stage',
    weight: 1,
    async perform(client) {
      const { run, number, expect } = client;
      const id = client.take(run.world.jobs);
      if (!id) return;
      const body = { name: `Stage ${number}`, type: 'interview', position: 2 };
      const answer = await client.keyed('createStage', { params: { id }, body });
      expect(answer.status === 201, wrong('createStage', answer));
      await readAgain(client, id);
      const { stages } = run.world.jobs.get(id);
      const made = stages.filter(({ name }: View) => name === body.name).length;
      expect(made === 1, `one stage was added and ${made} are there`);
    },
  },
  {
    name: 'remove a stage',
    weight: 2,
    async perform(client) {
      const { run, expect } = client;
      const id = client.take(run.world.jobs);
      if (!id) return;
      const { stages } = run.world.jobs.get(id);
      const removable: View[] = stages.filter(({ is_entry, type }: View) => !is_entry && type !== 'hired');
      const stage = run.chance.pick(removable);
      if (!stage) return;
      const to = run.chance.pick(stages.filter((one: View) => one.id !== stage.id && one.type !== 'hired'));
      const query: Record<string, string> = run.chance.hit(0.7) ? { move_to: (to as View).id } : {};
      run.world.reorderedJobs.add(id);
      const answer = await client.plain('deleteStage', { params: { id, stage_id: stage.id }, query });
      const isTwice = answer.status === 404 && answer.uncertain;
      const isFine = answer.status === 200 || isTwice || answer.code === 'stage_not_empty';
      expect(isFine, wrong('deleteStage', answer));
      await readAgain(client, id);
    },
  },
];
