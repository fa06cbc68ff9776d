import { type Client, type Operation, wrong } from './client.ts';

/** A candidate that nobody else changes, and whose values only this client knows. */
function takePerson(client: Client): string | undefined {
  const { candidates, sharedCandidates, erased } = client.run.world;
  return client.take(new Map([...candidates].filter(([id]) => !sharedCandidates.has(id) && !erased.has(id))));
}

export const mergeOperations: readonly Operation[] = [
  {
    name: 'merge two candidates',
    weight: 3,
    async perform(client) {
      const { run, expect } = client;
      const { world } = run;
      const [id, candidate_id] = [takePerson(client), takePerson(client)];
      if (!id || !candidate_id) return;
      const told = world.candidates.get(candidate_id);
      world.candidates.delete(candidate_id);
      const answer = await client.keyed('mergeCandidate', { params: { id }, body: { candidate_id } });
      if (answer.status === 200) {
        expect(answer.body.merged_ids.includes(candidate_id), 'the merged candidate is not named');
        world.merges.merged(candidate_id, id);
        world.candidates.set(id, answer.body);
        return;
      }
      world.candidates.set(candidate_id, told);
      // More applications than one transaction moves, or more candidates.
      expect(answer.code === 'invalid_state_transition', wrong('mergeCandidate', answer));
    },
  },
  {
    name: 'undo a merge',
    weight: 2,
    async perform(client) {
      const { run, expect } = client;
      const { world } = run;
      const open = world.merges
        .pairs()
        .filter(([, into]) => !world.erased.has(into) && world.candidates.has(into));
      const id = client.take(new Map(open.map(([, into]) => [into, into])));
      const candidate_id = open.findLast(([, into]) => into === id)?.[0];
      if (!id || !candidate_id) return;
      const answer = await client.keyed('unmergeCandidate', { params: { id }, body: { candidate_id } });
      expect(answer.status === 200, wrong('unmergeCandidate', answer));
      if (answer.status !== 200) return;
      expect(answer.body.id === candidate_id, 'another candidate was restored');
      world.merges.restored(candidate_id, id);
      world.candidates.set(candidate_id, answer.body);
      // What it has kept is in its own answer only.
      world.candidates.set(id, { id });
    },
  },
];
