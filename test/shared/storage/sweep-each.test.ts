import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { dueOnDays, runEach, sweepEach } from '../../../shared/storage/sweep-each.ts';

async function* dueOn(day: string) {
  yield { id: `${day} first` };
  yield { id: `${day} second` };
}
const due = () => dueOnDays(['Monday', 'Tuesday'], dueOn);

it('sweeps what is due on each day, in order', async () => {
  const swept: string[] = [];
  await sweepEach(due(), async ({ id, day }) => swept.push(`${id} on ${day}`));
  expect(swept).toEqual([
    'Monday first on Monday',
    'Monday second on Monday',
    'Tuesday first on Tuesday',
    'Tuesday second on Tuesday',
  ]);
});

it('goes on after one that fails, and throws at its end; one that was deleted is no failure', async () => {
  const swept: string[] = [];
  const failing = (error: Error) =>
    sweepEach(due(), async ({ id }) => {
      if (id === 'Monday first') throw error;
      swept.push(id);
    });
  await expect(failing(new Error('a row that no one can write'))).rejects.toThrow('1 could not be swept');
  expect(swept).toHaveLength(3);
  await failing(new ApiError('not_found'));
  expect(swept).toHaveLength(6);
});

it('runs every sweep though the first fails, and throws its error', async () => {
  const ran: string[] = [];
  const sweeps = ['a', 'b', 'c'].map((name) => async () => {
    ran.push(name);
    if (name !== 'c') throw new Error(`${name} failed`);
  });
  await expect(runEach(sweeps)).rejects.toThrow('a failed');
  expect(ran).toEqual(['a', 'b', 'c']);
});

it('ends well where no sweep fails', async () => {
  const ran: string[] = [];
  const ended = runEach(['a', 'b'].map((name) => async () => ran.push(name))).then(
    () => 'well',
    () => 'with an error',
  );
  expect([await ended, ran]).toEqual(['well', ['a', 'b']]);
});
