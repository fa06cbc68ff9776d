import { type EventBody, previousOf } from '../domain/event.ts';
import { changedAt } from './example-resources.ts';

/** The example of an event, and the worker that made the change if it was not a call. */
export type Example = Omit<EventBody, 'type'> & { worker?: string };

interface Stored {
  version: number;
  updated_at: string;
}

/** The resource as it would be stored after a change. */
export const changed = <R extends Stored>(before: R, after: Partial<R> | null): R => ({
  ...before,
  ...after,
  version: before.version + 1,
  updated_at: changedAt.toISOString(),
});

/** The event of a change; without `before`, that of a creation. */
export function changeExample<R extends Stored>(
  shown: (resource: R) => Example['object'],
  before: R | null,
  after: R,
  more: Pick<Example, 'context' | 'worker'> = {},
): Example {
  const previous = previousOf(before && shown(before), shown(after));
  return { sequence: after.version, object: shown(after), previous, ...more };
}

/** The event of a deletion: `before` is null, and the object is the last state. */
export const deletionExample = <R extends Stored>(
  shown: (resource: R) => Example['object'],
  last: R,
): Example => changeExample(shown, null, { ...last, version: last.version + 1 });
