import type { CodingTask } from './coding-task.ts';
import { listTasks } from './coding-tasks-lists.ts';
import { textTasks } from './coding-tasks-texts.ts';

/** The twelve functions to write. */
export const codingTasks: readonly CodingTask[] = [...listTasks, ...textTasks];
