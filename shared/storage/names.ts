import { ApiError } from '../domain/api-error.ts';
import type { Item, Key, Write } from './row.ts';

type Named<Entry> = (Entry & { id: string }) | null;

/**
 * The writes that move an entry's claim on a name, for the transaction that changes the entry. Throws {@link ApiError}
 * name_taken for a name in use; `param` is the field with the name.
 */
export function nameWrites<Entry>(
  { keyOf, param }: { keyOf: (entry: Entry) => Key; param: string },
  before: Named<Entry>,
  after: Named<Entry>,
): Write[] {
  const [old, next] = [before && keyOf(before), after && keyOf(after)];
  if (old?.sk === next?.sk) return [];
  const refuse = (claim: Item | undefined) =>
    nameTaken(param, (claim?.data as { id: string } | undefined)?.id);
  const writes: Write[] = [];
  if (old) writes.push({ remove: old });
  if (next) writes.push({ put: { ...next, data: { id: after?.id } }, when: { absent: true }, refuse });
  return writes;
}

function nameTaken(param: string, id: string | undefined): ApiError {
  const message = `Another resource of this kind has this ${param}.`;
  const details = [{ param, code: 'taken' as const, message, ...(id !== undefined && { id }) }];
  return new ApiError('name_taken', { param, details });
}
