import { bugItems, readingItems, taskItems } from '../assessments/developer/item-counts.ts';
import { discOItemIds } from '../assessments/disc-o/item-ids.ts';
import { generalTestLength } from '../assessments/general/test-length.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { Sitting } from '../domain/stored/sitting.ts';

type Settings = Pick<Assessment, 'kind' | 'developer_parts'>;

const countOf = { reading: readingItems, bugs: bugItems, tasks: taskItems } as const;
/** `bugs` → `bug-1`, `bug-2`, … */
const numbered = (part: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${part.replace(/s$/, '')}-${at + 1}`);

/**
 * The ids of all items in the order in which they are shown. Those of the general test have only a number, because each item follows
 * from the answers before.
 */
function itemIdsOf({ kind, developer_parts }: Settings): readonly string[] {
  if (kind === 'disc_o') return discOItemIds;
  if (kind === 'general') return numbered('general', generalTestLength);
  return developer_parts.flatMap((part) => numbered(part, countOf[part]));
}

/** The item that was not answered yet; null at the end. */
export const nextItemId = (settings: Settings, { responses }: Pick<Sitting, 'responses'>): string | null =>
  itemIdsOf(settings)[responses.length] ?? null;

export const progressOf = (settings: Settings, sitting: Pick<Sitting, 'responses'> | undefined) => ({
  done: sitting?.responses.length ?? 0,
  total: itemIdsOf(settings).length,
});

/** The place of an item among those of its part, from 0: 2 for `bug-3`. */
export const placeOf = (itemId: string): number => Number(itemId.split('-').at(-1)) - 1;
export const isTask = (itemId: string): boolean => itemId.startsWith('task-');

/** About how long an assessment takes. */
export function minutesOf({ kind, developer_parts }: Settings): number {
  if (kind === 'disc_o') return 6;
  if (kind === 'general') return 25;
  const minutes = { reading: 9, bugs: 8, tasks: 40 } as const;
  return developer_parts.reduce((sum, part) => sum + minutes[part], 0);
}
