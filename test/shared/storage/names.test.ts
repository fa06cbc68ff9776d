import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { nameWrites } from '../../../shared/storage/names.ts';
import type { Item, Write } from '../../../shared/storage/row.ts';

interface Named {
  id: string;
  name: string;
}
const keyOf = ({ name }: { name: string }) => ({ pk: 'names', sk: name });
const writes = (before: Named | null, after: Named | null) =>
  nameWrites<{ name: string }>({ keyOf, param: 'name' }, before, after);
const entry = (name: string) => ({ id: 'dep_1', name });
const claim = (name: string) => ({
  put: { ...keyOf({ name }), data: { id: 'dep_1' } },
  when: { absent: true },
});

it('a new entry claims its name, and a deleted one frees it', () => {
  expect(writes(null, entry('Care'))).toMatchObject([claim('Care')]);
  expect(writes(entry('Care'), null)).toEqual([{ remove: keyOf({ name: 'Care' }) }]);
});

it('a change of the name moves the claim, and another change needs no write', () => {
  expect(writes(entry('Care'), entry('Nursing'))).toMatchObject([
    { remove: keyOf({ name: 'Care' }) },
    claim('Nursing'),
  ]);
  expect(writes(entry('Care'), entry('Care'))).toEqual([]);
  expect(writes(null, null)).toEqual([]);
});

it('a name in use is refused with its field, and the id that has it where the claim tells it', () => {
  const [write] = writes(null, entry('Care')) as [Extract<Write, { put: Item }>];
  const refusal = (found?: Item) => write.refuse?.(found) as ApiError;
  const message = 'Another resource of this kind has this name.';
  const taken = refusal({ ...keyOf({ name: 'Care' }), data: { id: 'dep_2' } });
  expect(taken).toBeInstanceOf(ApiError);
  expect(taken).toMatchObject({ code: 'name_taken', particulars: { param: 'name' } });
  expect(taken.particulars.details).toEqual([{ param: 'name', code: 'taken', message, id: 'dep_2' }]);
  expect(refusal().particulars.details).toEqual([{ param: 'name', code: 'taken', message }]);
});
