import * as v from 'valibot';
import { id } from './primitives.ts';
import { entryFields, entryPatch, newEntryInput } from './vocabulary.ts';

const own = { parent_id: v.optional(v.nullable(id('department'))) };
export const createDepartmentBody = v.strictObject({ ...newEntryInput, ...own });
export const updateDepartmentBody = v.strictObject({ ...entryPatch, ...own });

export const departmentView = v.object({
  object: v.literal('department'),
  ...entryFields('department'),
  parent_id: v.nullable(id('department')),
});
