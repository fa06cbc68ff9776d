import { lacking } from '../contracts/earlier-rows.ts';
import type { IdKind } from '../contracts/primitives.ts';
import { reshaped } from './earlier-shapes.ts';

const fields: Partial<Record<IdKind, object>> = lacking;

/**
 * The data of a row, with defaults for fields that an earlier release did not write, and with the shapes of today. Every store reads through this.
 */
export function wholeRow<Data>(kind: IdKind, data: Data): Data {
  const whole = fields[kind] ? { ...fields[kind], ...joinedOf(data), ...data } : data;
  const reshape = reshaped[kind];
  return reshape ? { ...whole, ...reshape(whole as never) } : whole;
}

/** Release 6c12d98 stored the ids of former hosts only; they were one until the undo of their merge, at the latest now. */
function joinedOf(data: unknown): object {
  const { host_ids = [], updated_at: until } = data as { host_ids?: string[]; updated_at?: string };
  return host_ids.length > 0 ? { joined: host_ids.map((id) => ({ id, until })) } : {};
}
