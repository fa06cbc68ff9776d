import { seededRandom } from '../seeded-random.ts';
import { type BugItem, makeBugItem, makeReadingItem, type ReadingItem } from './code-items.ts';
import type { CodingTask } from './coding-task.ts';
import { codingTasks } from './coding-tasks.ts';
import { bugItems, readingItems, taskItems } from './item-counts.ts';

/** Soft caps, as in the general test. */
export const secondsPerCodeItem = 120;
export const secondsPerTask = 1200;

/** The items of a developer test in their order. The seed is secret until the test is completed. */
export interface DeveloperTest {
  reading: ReadingItem[];
  bugs: BugItem[];
  tasks: CodingTask[];
}

/** The same items for the same seed: reading and bugs are made from it, tasks are drawn, one of each half. */
export function makeDeveloperTest(seed: string): DeveloperTest {
  const random = seededRandom(`developer/${seed}`);
  const half = codingTasks.length / taskItems;
  return {
    reading: Array.from({ length: readingItems }, (_, at) => makeReadingItem(`${seed}/${at}`)),
    bugs: Array.from({ length: bugItems }, (_, at) => makeBugItem(`${seed}/${at}`)),
    tasks: Array.from({ length: taskItems }, (_, at) =>
      random.pick(codingTasks.slice(at * half, (at + 1) * half)),
    ),
  };
}
