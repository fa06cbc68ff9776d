import { ApiError } from './api-error.ts';

/** DynamoDB's limit for one row, keys included. */
export const maxRowBytes = 400 * 1024;
/** Reserved for changes of state: instants, counts, the end of an import. They never fail because of long texts. */
export const roomForStates = 8 * 1024;
/** The limit for callers' data in one row. */
export const maxWrittenBytes = maxRowBytes - roomForStates;

export const rowTooLarge = 'With this change the resource would exceed the limit of 400 KB.';

/**
 * The bytes of a value as DynamoDB counts them. Source: "DynamoDB item sizes and formats" in its developer guide. A
 * number counts with the largest size that a number can have.
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

/** The bytes of a whole row: names of attributes and their values. */
export const rowBytes = (row: object): number => pairBytes(row);

const pairBytes = (fields: object) =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesInRow(value), 0);

/** Whether callers' data leaves enough space for changes of state. */
export const fitsRow = (resource: object): boolean => bytesInRow(resource) <= maxWrittenBytes;

/** Throws {@link ApiError} payload_too_large for a resource that has grown beyond the limit for callers' data. */
export function refuseOutgrown(before: object | null, after: object): void {
  if (fitsRow(after) || (before && bytesInRow(after) <= bytesInRow(before))) return;
  throw new ApiError('payload_too_large', { message: rowTooLarge });
}
