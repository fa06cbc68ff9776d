import { ApiError } from './api-error.ts';

/** What DynamoDB stores of one row at most, keys included. */
export const maxRowBytes = 400 * 1024;
/** What changes of state add to a row: instants, counts, the end of an import. They never fail because somebody wrote much. */
const roomForStates = 8 * 1024;
/** What callers may write into one row. */
export const maxWrittenBytes = maxRowBytes - roomForStates;

export const rowTooLarge = 'With this change the resource would exceed the limit of 400 KB.';

/**
 * Bytes of a value as DynamoDB counts them. Source: "DynamoDB item sizes and formats" in its developer guide. A number is
 * counted with the most bytes that one can take.
 */
export function bytesInRow(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return 21;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + 1 + bytesInRow(part), 3);
  return 3 + pairBytes(value) + Object.keys(value).length;
}

/** Bytes of a whole row: of the names of its attributes and of their values. */
export const rowBytes = (row: object): number => pairBytes(row);

const pairBytes = (fields: object) =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesInRow(value), 0);

/** Whether what callers wrote leaves room for changes of state. */
export const fitsRow = (resource: object): boolean => bytesInRow(resource) <= maxWrittenBytes;

/** Throws {@link ApiError} payload_too_large for a resource that has grown beyond what callers may write. */
export function refuseOutgrown(before: object | null, after: object): void {
  if (fitsRow(after) || (before && bytesInRow(after) <= bytesInRow(before))) return;
  throw new ApiError('payload_too_large', { message: rowTooLarge });
}
