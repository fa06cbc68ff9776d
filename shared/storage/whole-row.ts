import { lacking } from '../contracts/earlier-rows.ts';
import type { IdKind } from '../contracts/primitives.ts';

const fields: Partial<Record<IdKind, object>> = lacking;

/**
 * The data of a row, with defaults for fields that an earlier release did not write. Every store reads through this.
 */
export const wholeRow = <Data>(kind: IdKind, data: Data): Data =>
  fields[kind] ? { ...fields[kind], ...data } : data;
