import { callUntilAnswered } from '../client.ts';
import { mayBeErased } from '../world.ts';
import { type Operation, wrong } from './client.ts';

export const keyOperations: readonly Operation[] = [
  {
    name: 'use a key again for something else',
    weight: 1,
    async perform({ run, expect }) {
      // A refusal that may end, such as that of a taken external id, leaves the key free.
      const made = run.world.settled.filter(
        ({ name, answer }) => name === 'createJob' && answer.status === 201,
      );
      const earlier = run.chance.pick(made);
      if (!earlier) return;
      const sent = { ...earlier.sent, body: { name: 'Another wish' } };
      const answer = await callUntilAnswered(run, 'createJob', sent);
      run.world.settled.pop();
      const isErased = answer.code === 'answer_erased' && mayBeErased(run.world, earlier.answer);
      expect(answer.code === 'conflict' || isErased, wrong('a used key with another body', answer));
    },
  },
];
