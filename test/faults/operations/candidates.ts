import type { Settled } from '../client.ts';
import { addresses, comparable } from './addresses.ts';
import { wordOf } from './applications.ts';
import { type Client, type Operation, refusedForExternalId, wrong } from './client.ts';

/** What became of a change of somebody who may have been erased at the same time. */
function noteChange(client: Client, name: string, id: string, answer: Settled): void {
  const { world } = client.run;
  if (answer.status === 200) {
    if (!world.sharedCandidates.has(id)) world.candidates.set(id, answer.body);
    return;
  }
  const isGone =
    answer.status === 404 || ['invalid_state_transition', 'answer_erased'].includes(answer.code ?? '');
  client.expect(isGone && world.erased.has(id), wrong(name, answer));
}

export const candidateOperations: readonly Operation[] = [
  {
    name: 'add a candidate',
    weight: 3,
    async perform(client) {
      const { run, number, expect } = client;
      const email = run.chance.hit(0.6) ? run.chance.pick(addresses) : null;
      const external_id = client.externalId('candidate');
      if (email) run.world.namedExternalIds.push({ kind: 'email', value: comparable(email), by: number });
      const body = { first_name: wordOf(number), email, external_id };
      run.world.peopleUnderWay.add(number);
      const answer = await client.keyed('createCandidate', { body });
      run.world.peopleUnderWay.delete(number);
      if (refusedForExternalId(client, 'candidate', external_id, answer)) return;
      if (answer.status === 422) {
        const others = run.world.namedExternalIds.filter(({ by }) => by !== number);
        const isTaken = others.some(
          ({ kind, value }) => kind === 'email' && value === comparable(email ?? ''),
        );
        return expect(isTaken, 'the address was refused as taken, and nobody else ever gave it');
      }
      expect(answer.status === 201, wrong('createCandidate', answer));
      if (answer.status !== 201) return;
      run.world.candidates.set(answer.body.id, answer.body);
      run.world.words.set(answer.body.id, [wordOf(number)]);
    },
  },
  {
    name: 'change a candidate',
    weight: 2,
    async perform(client) {
      const id = client.take(client.run.world.candidates);
      if (!id) return;
      const body = { phone: '030 123456', last_name: `Renamed ${client.number}` };
      noteChange(
        client,
        'updateCandidate',
        id,
        await client.plain('updateCandidate', { params: { id }, body }),
      );
    },
  },
  {
    name: 'tag a candidate',
    weight: 1,
    async perform(client) {
      const id = client.take(client.run.world.candidates);
      if (!id) return;
      const body = { tags: [`tag ${client.number}`] };
      const answer = await client.plain('replaceCandidateTags', { params: { id }, body });
      noteChange(client, 'replaceCandidateTags', id, answer);
    },
  },
  {
    name: 'bring a candidate from elsewhere',
    weight: 3,
    async perform(client) {
      const { run, number, expect } = client;
      const { world } = run;
      const external_id = run.chance.pick(['theirs-1', 'theirs-2']);
      const body = { first_name: wordOf(number), tags: ['theirs'] };
      const answer = await client.plain('upsertCandidate', { params: { external_id }, body });
      // Between two looks the other one may be erased.
      if (answer.status === 404 || answer.status === 409) {
        return expect(world.erased.size > 0, wrong('upsertCandidate', answer));
      }
      expect(answer.status === 200, wrong('upsertCandidate', answer));
      if (answer.status !== 200) return;
      const { id } = answer.body;
      world.sharedCandidates.add(id);
      world.candidates.set(id, { id, external_id });
      world.words.set(id, [...(world.words.get(id) ?? []), wordOf(number)]);
    },
  },
  {
    name: 'write a note',
    weight: 2,
    async perform(client) {
      const { run, number, expect } = client;
      const id = client.take(run.world.candidates);
      if (!id) return;
      const body = { text: `Note on ${wordOf(number)}` };
      const answer = await client.keyed('createCandidateNote', { params: { id }, body });
      if (answer.status !== 201) return noteChange(client, 'createCandidateNote', id, answer);
      expect(answer.body.text === body.text, 'the note reads otherwise');
      run.world.notes.set(answer.body.id, id);
      if (run.world.sharedCandidates.has(id)) return;
      const { version: _, updated_at: __, ...rest } = run.world.candidates.get(id);
      run.world.candidates.set(id, rest);
    },
  },
  {
    name: 'delete a note',
    weight: 1,
    async perform(client) {
      const { run, expect } = client;
      const note_id = client.take(run.world.notes);
      const id = note_id && run.world.notes.get(note_id);
      if (!note_id || !id) return;
      const answer = await client.plain('deleteCandidateNote', { params: { id, note_id } });
      const isGone = answer.status === 404 && (answer.uncertain || run.world.erased.has(id));
      expect(answer.status === 200 || isGone, wrong('deleteCandidateNote', answer));
      run.world.notes.delete(note_id);
    },
  },
];
