import { lacking } from '../contracts/earlier-rows.ts';
import type { IdKind } from '../contracts/primitives.ts';

const fields: Partial<Record<IdKind, object>> = lacking;

/** What a row holds, with the fields that it lacks because an earlier release wrote it. Every store reads through this. */
export const wholeRow = <Data>(kind: IdKind, data: Data): Data =>
  fields[kind] ? { ...fields[kind], ...data } : data;
