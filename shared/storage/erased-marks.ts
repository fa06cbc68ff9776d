import { ApiError } from '../domain/api-error.ts';
import { erasedKey } from './keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/** As long as an Idempotency-Key is stored, and a day more for clock differences and TTL. */
const erasedSeconds = 48 * 3600;
/** Below the limit of one transaction. */
const batchSize = 50;

interface Mark {
  organization_id: string;
}

/** The organization of an erasure, and its instant. */
interface Erasing {
  organizationId: string;
  now: Date;
}

/** The write that marks an id as erased. It is committed before the row is removed, or with it. */
export const erasedMark = (id: string, { organizationId, now }: Erasing): Write => ({
  put: {
    ...erasedKey(id),
    expires_at: expiryOf(now, erasedSeconds),
    data: { organization_id: organizationId },
  },
  when: { always: 'a mark that is set again lasts longer' },
});

/** Marks ids as erased: from now on no response about them is stored, and no retry creates them again. */
export async function markErased(table: Table, ids: string[], erasing: Erasing): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize)
    await table.commit(ids.slice(start, start + batchSize).map((id) => erasedMark(id, erasing)));
}

/** Whether the organization marked any of these ids as erased. Marks of other organizations do not count. */
export async function isAnyErased(
  table: Table,
  ids: readonly string[],
  organizationId: string,
): Promise<boolean> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const marks = await table.getMany(ids.slice(start, start + batchSize).map(erasedKey));
    if (marks.some((mark) => (mark?.data as Mark | undefined)?.organization_id === organizationId))
      return true;
  }
  return false;
}

/** The error for a retry of a call whose result was erased with its person. */
export const responseErased = () => new ApiError('answer_erased', { param: 'Idempotency-Key' });

/** The subject of a response was erased while the call was running. */
export class SubjectErased extends Error {}

const notMarked = (id: string, refuse: () => Error): Write => ({
  check: erasedKey(id),
  when: { absent: true },
  refuse,
});

/** The condition that a new row was not erased before. Throws {@link ApiError} answer_erased. */
export const notErased = (id: string): Write => notMarked(id, responseErased);

/** The condition that a person, whose row may be another one's after a merge, is not erased. Throws {@link ApiError} not_found. */
export const personNotErased = (id: string): Write => notMarked(id, () => new ApiError('not_found'));

/** The condition that the subject of a response is not erased. Throws {@link SubjectErased}. */
export const subjectNotErased = (id: string): Write =>
  notMarked(id, () => new SubjectErased(`${id} is erased`));
