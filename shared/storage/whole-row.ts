import { lacking } from '../contracts/earlier-rows.ts';
import type { IdKind } from '../contracts/primitives.ts';

const fields: Partial<Record<IdKind, object>> = lacking;

/**
 * The data of a row, with defaults for fields that an earlier release did not write. Every store reads through this.
 */
export const wholeRow = <Data>(kind: IdKind, data: Data): Data =>
  fields[kind] ? { ...fields[kind], ...joinedOf(data), ...data } : data;

/** Release 6c12d98 stored the ids of former hosts only; they were one until the undo of their merge, at the latest now. */
function joinedOf(data: unknown): object {
  const { host_ids = [], updated_at: until } = data as { host_ids?: string[]; updated_at?: string };
  return host_ids.length > 0 ? { joined: host_ids.map((id) => ({ id, until })) } : {};
}
