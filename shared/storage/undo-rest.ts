import { ApiError } from '../domain/api-error.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import { restKey, unfinishedUndos } from './keys.ts';
import type { Condition, Item, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/** The applications that still name the other candidate. The rows of both candidates are as they will be. */
export interface Rest {
  from: string;
  application_ids: string[];
  /** When the undo began. An earlier release did not write it. */
  since?: string;
}

/** How far an undo is. It is a row of its own, because each transaction writes it: the list of the rest may be long. */
interface Progress {
  to: string;
  /** That of {@link Rest}. */
  since: string;
  /** How many applications of the list are moved. */
  moved: number;
}

const notComplete = () =>
  new ApiError('invalid_state_transition', {
    message: 'The undo of a merge of this candidate is not complete. Repeat the call that undoes it.',
  });

/** The writes that keep what the undo of a merge has to do after its own transaction. */
export const keepRest = (
  organizationId: string,
  { from, to, now }: { from: string; to: string; now: Date },
  rest: { id: string }[],
): Write[] => {
  const since = now.toISOString();
  const data: Rest = { from, application_ids: rest.map(({ id }) => id), since };
  const progress: Progress = { to, since, moved: 0 };
  const row = (id: string, content: object, index = {}): Write => ({
    put: { ...restKey(organizationId, id), ...index, data: content },
    when: { absent: true },
    refuse: notComplete,
  });
  return [row(to, data, { gsi1pk: unfinishedUndos(), gsi1sk: to }), row(from, progress, { version: 1 })];
};

/** How far an undo is; undefined when it has ended, also where another one has begun since. */
export async function progressOf(
  table: Table,
  organizationId: string,
  { from, since = '' }: Rest,
): Promise<{ moved: number; row: Item<Progress>; unchanged: Condition } | undefined> {
  const row = await table.get<Progress>(restKey(organizationId, from));
  if (!row) return undefined;
  // An earlier release wrote only where the applications go.
  if (row.version === undefined)
    return {
      moved: 0,
      row: { ...row, version: 1, data: { ...row.data, since, moved: 0 } },
      unchanged: { unversioned: true },
    };
  const { to, moved } = row.data;
  return row.data.since === since
    ? { moved, row, unchanged: { dataEquals: { to, since, moved } } }
    : undefined;
}

/** The condition that no undo has anything to move from or to this candidate. Throws {@link ApiError} invalid_state_transition. */
export const nothingLeftToMove = (organizationId: string, id: string): Write => ({
  check: restKey(organizationId, id),
  when: { absent: true },
  refuse: notComplete,
});

/** Throws {@link ApiError} invalid_state_transition for a candidate whose undo is not complete. */
export function refuseIncomplete(...candidates: Candidate[]): void {
  if (candidates.some(({ is_unmerging }) => is_unmerging)) throw notComplete();
}

/** The candidates that an undo has restored and has not moved everything to. A call may be doing it. */
export async function* unfinished(
  table: Table,
): AsyncGenerator<{ organizationId: string; id: string; since: string }> {
  for await (const { pk, gsi1sk, data } of rowsIn<Rest>(table, unfinishedUndos(), 'gsi1'))
    yield { organizationId: pk.split('#')[1] ?? '', id: gsi1sk ?? '', since: data.since ?? '' };
}
