import { type EventBody, previousOf } from '../domain/event.ts';
import { changedAt } from './example-resources.ts';

/** What an example tells, and the worker that made the change where no call made it itself. */
export type Example = Omit<EventBody, 'type'> & { worker?: string };

interface Stored {
  version: number;
  updated_at: string;
}

/** The resource as the store would keep it after a change. */
export const changed = <R extends Stored>(before: R, after: Partial<R> | null): R => ({
  ...before,
  ...after,
  version: before.version + 1,
  updated_at: changedAt.toISOString(),
});

/** What the store tells of a change, or with nothing before of a creation. */
export function tell<R extends Stored>(
  shown: (resource: R) => Example['object'],
  before: R | null,
  after: R,
  more: Pick<Example, 'context' | 'worker'> = {},
): Example {
  const previous = previousOf(before && shown(before), shown(after));
  return { sequence: after.version, object: shown(after), previous, ...more };
}

/** What it tells of a deletion: the last state, and nothing before it. */
export const tellDeletion = <R extends Stored>(shown: (resource: R) => Example['object'], last: R): Example =>
  tell(shown, null, { ...last, version: last.version + 1 });
