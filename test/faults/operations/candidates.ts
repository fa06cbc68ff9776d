import { type Operation, refusedForExternalId, wrong } from './client.ts';

/** Few enough that clients meet on them. */
const addresses = ['ann@example.com', 'Ann@Example.com', 'bob@example.com', 'eve@example.com'];
/** Addresses differ by more than their capitals. */
const comparable = (address: string) => address.toLowerCase();

export const candidateOperations: readonly Operation[] = [
  {
    name: 'add a candidate',
    weight: 3,
    async perform(client) {
      const { run, number, expect } = client;
      const email = run.chance.hit(0.6) ? run.chance.pick(addresses) : null;
      const external_id = client.externalId('candidate');
      if (email) run.world.namedExternalIds.push({ kind: 'email', value: comparable(email), by: number });
      const body = { first_name: `Person ${number}`, email, external_id };
      const answer = await client.keyed('createCandidate', { body });
      if (refusedForExternalId(client, 'candidate', external_id, answer)) return;
      if (answer.status === 422) {
        const others = run.world.namedExternalIds.filter(({ by }) => by !== number);
        const isTaken = others.some(
          ({ kind, value }) => kind === 'email' && value === comparable(email ?? ''),
        );
        return expect(isTaken, 'the address was refused as taken, and nobody else ever gave it');
      }
      expect(answer.status === 201, wrong('createCandidate', answer));
      if (answer.status === 201) run.world.candidates.set(answer.body.id, answer.body);
    },
  },
  {
    name: 'change a candidate',
    weight: 2,
    async perform(client) {
      const { run, number, expect } = client;
      const id = client.take(run.world.candidates);
      if (!id) return;
      const answer = await client.plain('updateCandidate', {
        params: { id },
        body: { last_name: `Renamed ${number}` },
      });
      expect(answer.status === 200, wrong('updateCandidate', answer));
      if (answer.status === 200) run.world.candidates.set(id, answer.body);
    },
  },
];
