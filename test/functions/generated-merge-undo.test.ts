/**
 * Random stories of two or three people, each run twice: in one organization they are merged for a time, in its twin they never are.
 * After the undo, and after the erasure of one of them, both organizations show the same of each person.
 * `MERGE_RUNS=200` runs more stories, and `PROPERTY_SEED=7` others; a story that fails is repeated by `PROPERTY_SEED` and
 * `MERGE_RUNS=1`. `MERGE_SHRINK=no` leaves stories that fail as they are.
 */
import { expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { tell } from './support/merge-twins/run.ts';
import { actionsOf, drawStory, type Story, shrink } from './support/merge-twins/story.ts';
import { desksOf } from './support/merge-twins/world.ts';

const first = Number(process.env.PROPERTY_SEED ?? 20_261_123);
const runs = Number(process.env.MERGE_RUNS ?? 16);
/** Whether stories are left as they are when they fail, which is faster than making them short. */
const isWhole = process.env.MERGE_SHRINK === 'no';

/** What fails in a story, or its error, on an empty table. */
async function failuresOf(story: Story): Promise<string[]> {
  const backend: Backend = await sharedBackend();
  const clock = turnableClock(new Date(Date.now() + 3600_000));
  return tell(story, desksOf(backend, clock)).catch((error) => [String(error.stack ?? error)]);
}

/** The beginning of a failure, without names: a shorter story is to fail in the same way. */
const kindOf = (failure: string) => failure.replaceAll(/\d+/g, '').slice(0, 40);

const tellStory = (seed: number) => async () => {
  const story = drawStory(seed);
  const failures = await failuresOf(story);
  if (failures.length === 0) return;
  const kinds = failures.map(kindOf);
  const isSame = (one: string) => kinds.includes(kindOf(one));
  if (isWhole) expect.fail([`PROPERTY_SEED=${seed}`, ...failures].join('\n'));
  const least = await shrink(story, async (less) => (await failuresOf(less)).some(isSame));
  const actions = actionsOf(least).map((action) => JSON.stringify(action));
  const message = [
    `PROPERTY_SEED=${seed} MERGE_RUNS=1`,
    `bare ${least.bare}`,
    ...actions,
    ...(await failuresOf(least)),
    'The whole story ended with:',
    ...failures.map((one) => one.slice(0, 300)),
  ];
  expect.fail(message.join('\n'));
};

for (let run = 0; run < runs; run++)
  it(
    `story ${run} ends as if there had been no merge (PROPERTY_SEED=${first + run})`,
    {
      timeout: 300_000,
    },
    tellStory(first + run),
  );
